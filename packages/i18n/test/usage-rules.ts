import type { Area } from '../src/areas';

interface SourceFolder {
  /** From the root of the repository. */
  folder: string;
  /** The areas that its code may speak: those it loads. */
  speaks: readonly Area[];
  /** Has no code of its own before files of this kind are there, so its keys cannot be used yet. */
  startsWith: { folder: string; files: RegExp };
}

const components = /\.tsx$/;

export const sources: readonly SourceFolder[] = [
  {
    folder: 'packages/ui/src',
    speaks: ['common', 'ui', 'errors', 'giftCard', 'sales', 'security'],
    startsWith: { folder: 'packages/ui/src', files: components },
  },
  {
    folder: 'apps/hub/src',
    speaks: [
      'common',
      'ui',
      'errors',
      'account',
      'giftCard',
      'hub',
      'intakeForm',
      'payLink',
      'receipts',
      'sales',
      'security',
      'signInLink',
    ],
    startsWith: { folder: 'apps/hub/src/features', files: components },
  },
  {
    folder: 'apps/admin/src',
    speaks: [
      'common',
      'ui',
      'errors',
      'admin',
      'seating',
      'schedules',
      'floorPlan',
      'security',
      'settings',
      'signIn',
      'frontDesk',
      'calendarFeed',
      'help',
      'myDay',
      'partners',
      'webhooks',
      'payments',
      'privacy',
      'pictures',
      'intake',
      'treatments',
      'spa',
      'vouchers',
    ],
    startsWith: { folder: 'apps/admin/src/features', files: components },
  },
  {
    folder: 'apps/public/src',
    speaks: ['common', 'ui', 'errors', 'giftCard', 'public', 'sales'],
    startsWith: { folder: 'apps/public/src/features', files: components },
  },
  {
    folder: 'apps/api/src',
    speaks: ['messages', 'errors'],
    startsWith: { folder: 'apps/api/src/modules/messages', files: /\.ts$/ },
  },
];

interface DynamicKeys {
  area: Area;
  /** What every such key begins with; '' is the whole area. */
  prefix: string;
  reason: string;
}

/** Keys that are put together at run time, so that no source names them. */
export const dynamicKeys: readonly DynamicKeys[] = [
  {
    area: 'errors',
    prefix: '',
    reason: 'looked up by the code of an answer; error-codes.test.ts asks that each is sent',
  },
  { area: 'admin', prefix: 'level.', reason: 'one text per numeric level of a member of staff' },
  { area: 'admin', prefix: 'guestFigures.', reason: 'one text per figure of a guest' },
  { area: 'frontDesk', prefix: 'dayTimeline.', reason: 'one text per outcome of a drop' },
  { area: 'frontDesk', prefix: 'groupMessage.', reason: 'one text per reason to leave out' },
  { area: 'admin', prefix: 'nav.', reason: 'one text per page of the menu' },
  { area: 'admin', prefix: 'palette.', reason: 'one text per kind of result of the search' },
  { area: 'admin', prefix: 'guest.toolbar.', reason: 'one text per child page of the guest card' },
  {
    area: 'admin',
    prefix: 'guest.fields.',
    reason: 'one name per field of a guest that can be stale',
  },
  { area: 'admin', prefix: 'booking.state.', reason: 'one text per state that no status names' },
  { area: 'admin', prefix: 'listBookings.shown.', reason: 'one text per kind of booking to show' },
  { area: 'admin', prefix: 'stays.statuses.', reason: 'one text per status of a stay' },
  { area: 'admin', prefix: 'messages.states.', reason: 'one text per state of a message' },
  { area: 'admin', prefix: 'messages.suppressions.', reason: 'one text per reason not to send' },
  { area: 'settings', prefix: 'logSentences.', reason: 'one sentence per action of the log' },
  { area: 'admin', prefix: 'auditLogs.things.', reason: 'one phrase per kind of thing logged' },
  { area: 'admin', prefix: 'auditLogs.consents.', reason: 'one text per kind of consent' },
  { area: 'admin', prefix: 'reports.', reason: 'names and definitions by figure, titles by table' },
  { area: 'admin', prefix: 'series.outcome.', reason: 'one text per fate of a date' },
  { area: 'seating', prefix: 'counters.', reason: 'one text per counter' },
  { area: 'seating', prefix: 'state.', reason: 'one text per state of a table' },
  { area: 'seating', prefix: 'drop.', reason: 'one text per outcome of a drop' },
  { area: 'intake', prefix: 'questions.', reason: 'one text per standard question' },
  {
    area: 'settings',
    prefix: 'treatmentTypes.intake.kinds.',
    reason: 'one text per kind of question',
  },
  { area: 'intakeForm', prefix: 'questions.', reason: 'one text per standard question' },
  { area: 'payments', prefix: 'state.', reason: 'one text per state of a payment' },
  { area: 'payments', prefix: 'provider.', reason: 'one text per provider' },
  { area: 'payments', prefix: 'noShow.', reason: 'one text per answer of a card' },
  { area: 'payments', prefix: 'renewal.', reason: 'one text per state of a renewal' },
  { area: 'payments', prefix: 'entries.', reason: 'one text per kind of entry' },
  { area: 'payments', prefix: 'by.', reason: 'one text per kind of who acted' },
  { area: 'payments', prefix: 'refundStates.', reason: 'one text per state of a refund' },
  { area: 'payments', prefix: 'cancel.choices.', reason: 'one text per choice of what goes back' },
  { area: 'payments', prefix: 'cases.', reason: 'one text per reason to look at a payment' },
  { area: 'payments', prefix: 'links.states.', reason: 'one text per state of a link' },
  { area: 'payments', prefix: 'close.', reason: 'one text per outcome' },
  { area: 'partners', prefix: 'keys.modules.', reason: 'one name per module' },
  { area: 'partners', prefix: 'keys.modes.', reason: 'one text per grant' },
  { area: 'partners', prefix: 'keys.states.', reason: 'one text per state of a key' },
  { area: 'webhooks', prefix: 'states.', reason: 'one text per state of a webhook' },
  { area: 'webhooks', prefix: 'deliveries.states.', reason: 'one text per state of a delivery' },
  {
    area: 'webhooks',
    prefix: 'deliveries.errors.',
    reason: 'one text per reason without an answer',
  },
  { area: 'vouchers', prefix: 'state.', reason: 'one text per state of a gift card' },
  { area: 'vouchers', prefix: 'uses.', reason: 'one text per kind of use' },
  { area: 'calendarFeed', prefix: 'title.', reason: 'one text per kind of calendar' },
  { area: 'calendarFeed', prefix: 'about.', reason: 'one text per kind of calendar' },
  { area: 'myDay', prefix: 'notes.', reason: 'one text per kind of note' },
  { area: 'myDay', prefix: 'said.', reason: 'one text per step of a treatment' },
  { area: 'schedules', prefix: 'problem.', reason: 'one text per problem of a draft' },
  { area: 'schedules', prefix: 'takeover.none.', reason: 'one text per reason' },
  { area: 'schedules', prefix: 'toolbar.', reason: 'one text per number of days' },
  { area: 'floorPlan', prefix: 'arrange.', reason: 'one text per way to arrange' },
  { area: 'floorPlan', prefix: 'details.', reason: 'one text per field and attribute' },
  { area: 'floorPlan', prefix: 'impact.', reason: 'one text per reason' },
  { area: 'floorPlan', prefix: 'keys.', reason: 'a key and a text per row' },
  { area: 'floorPlan', prefix: 'shapes.', reason: 'one text per kind of shape' },
  { area: 'settings', prefix: 'services.guide.', reason: 'one name per text of the page' },
  { area: 'settings', prefix: 'jobs.kinds.', reason: 'one text per kind of background work' },
  { area: 'admin', prefix: 'notices.kinds.', reason: 'one text per kind of failure' },
  { area: 'admin', prefix: 'arrival.states.', reason: 'one text per place where a party is' },
  { area: 'admin', prefix: 'today.', reason: 'one text per figure of the day' },
  { area: 'admin', prefix: 'memberships.statuses.', reason: 'one text per status' },
  { area: 'admin', prefix: 'duplicates.reasons.', reason: 'one text per reason of likeness' },
  { area: 'admin', prefix: 'duplicates.merge.', reason: 'a word for each of the two guests' },
  { area: 'settings', prefix: 'usedBy.counts.', reason: 'one count per kind that names something' },
  { area: 'admin', prefix: 'duplicates.kinds.', reason: 'one text per kind of thing that moves' },
  { area: 'admin', prefix: 'auditFilter.entities.', reason: 'one text per kind of thing logged' },
  { area: 'admin', prefix: 'optOut.channel.', reason: 'one text per way of advertising' },
  { area: 'admin', prefix: 'auditLogs.actor.', reason: 'one text per kind of who acted' },
  { area: 'admin', prefix: 'transfer.', reason: 'one text per kind of file, field and figure' },
  { area: 'admin', prefix: 'wip.', reason: 'a name and a text per module, and its state' },
  { area: 'common', prefix: 'fields.', reason: 'one name per field of a guest that can be stale' },
  { area: 'public', prefix: 'spa.wish.', reason: 'one text per wish' },
  { area: 'hub', prefix: 'treatments.wish.', reason: 'one text per wish' },
  {
    area: 'messages',
    prefix: 'noShow.',
    reason: 'one text for not coming, and one for cancelling late',
  },
  { area: 'public', prefix: 'booking.steps.', reason: 'one name per screen of a booking' },
  { area: 'public', prefix: 'home.kinds.', reason: 'a title and a text per kind of venue' },
  { area: 'public', prefix: 'home.promise.', reason: 'a title and a text per promise' },
  {
    area: 'public',
    prefix: 'operator.',
    reason: 'a word per fact about who runs the installation',
  },
  { area: 'hub', prefix: 'booking.parts.', reason: 'one text per part of the day' },
  { area: 'hub', prefix: 'booking.screens.', reason: 'one name per screen of a booking' },
  { area: 'hub', prefix: 'memberships.statuses.', reason: 'one text per status of a membership' },
  { area: 'hub', prefix: 'profile.genders.', reason: 'one text per gender that can be chosen' },
  { area: 'ui', prefix: 'birthDate.', reason: 'one text per part of the date' },
  { area: 'ui', prefix: 'tableWish.', reason: 'one text per attribute of a table' },
  { area: 'ui', prefix: 'toast.', reason: 'one title per type of toast' },
  { area: 'common', prefix: 'appearance.', reason: 'one text per colour scheme' },
];
