import { settingsJobs } from './admin/settings/jobs';
import { settingsLogSentences } from './admin/settings/log-sentences';
import { owners } from './admin/settings/owners';
import { settingsPictures } from './admin/settings/pictures';
import { settingsServices } from './admin/settings/services';
import { settingsSetup } from './admin/settings/setup';
import { settingsSignInLog } from './admin/settings/sign-in-log';
import { settingsSitePages } from './admin/settings/site-pages';
import { settingsSpa } from './admin/settings/spa';
import { settingsUsedBy } from './admin/settings/used-by';
import { settingsVenue } from './admin/settings/venue';
import { settingsWidgets } from './admin/settings/widgets';

/** How the venue is set up. */
export const settings = {
  jobs: settingsJobs,
  owners,
  pictures: settingsPictures,
  logSentences: settingsLogSentences,
  signInLog: settingsSignInLog,
  title: 'Settings',
  partners: {
    title: 'Partners',
    subtitle: 'Keys for partners’ programs',
    access: 'What it may do',
    perMinute: 'Requests a minute',
    expires: 'Expires',
  },
  webhooks: {
    title: 'Webhooks',
    subtitle: 'Tell partners’ programs what happens',
    address: 'Address',
    events: 'Events',
    on: 'On',
    message: 'Message',
  },
  unsaved: 'Unsaved changes',
  stale: {
    text: 'Someone else has changed this since you opened it. What you typed is kept until you choose.',
    who: '{{name}} saved it: {{when}}.',
    takeTheirs: 'Take the latest',
  },
  log: { subtitle: 'Who changed what at the venue' },
  discard: 'Discard changes',
  changedFields: 'The other person changed:',
  saved: 'Your changes have been saved.',
  saveFailed: 'Your changes could not be saved.',
  delete: 'Delete',
  deleteTitle: 'Delete “{{name}}”',
  deleteFailed: 'It could not be deleted.',
  edit: 'Edit',
  moreFor: 'More for {{name}}',
  actions: 'Actions',
  editNamed: 'Edit “{{name}}”',
  moveUp: 'Move “{{name}}” up',
  moveDown: 'Move “{{name}}” down',
  order: 'Order',
  description: 'Description',
  nameHint: 'Shown wherever a language has no name of its own.',
  noLimit: 'No limit',
  sold: 'On sale',
  notSold: 'Not on sale',
  sale: {
    title: 'Online sale',
    online: 'Guests can buy it online',
    page: 'Open the page for guests',
    onlineHint: 'Needs a price. Save to get the address of the page.',
    tax: 'Tax included',
    taxHint: 'Leave empty to show no tax on receipts.',
    agreement: 'What buyers agree to',
    agreementHint: 'Shown before they pay. Leave empty if there is nothing to agree to.',
    perDay: 'Arrivals per day',
    perDayHint:
      'Then the day is sold out online. Stays you add yourself count too. Leave empty for no limit.',
  },
  offer: 'What is sold',
  minutes: 'min',
  hours: 'h',
  days: 'days',
  months: 'months',
  color: 'Colour',
  placeInLists: 'Place in lists',
  picture: 'Picture',
  pickColor: 'Pick a colour: {{name}}',
  texts: {
    title: 'Languages',
    hint: 'Guests read their own language where it is filled in.',
    complete: 'complete',
    partial: 'incomplete',
    missing: 'missing',
    others: 'In other languages',
    othersHint: 'Staff see the name in their own language if you add it here.',
    count: '{{count}} of {{total}}',
  },
  home: {
    venue: 'The venue',
    offer: 'What guests can book',
    spa: 'The spa',
    look: 'What guests see',
    desk: 'How the desk works',
    steps: 'Before guests can book',
    stepService: 'Add a service with its times',
    stepStatus: 'Add a booking status for guests who have arrived',
    stepTheme: 'Choose colours for the guests’ pages',
    done: 'Done',
  },
  ...settingsServices,
  ...settingsSetup,
  ...settingsSpa,
  ...settingsUsedBy,
  ...settingsSitePages,
  ...settingsWidgets,
  ...settingsVenue,
} as const;
