import type { AuditChangeOutput, AuditEntryOutput } from '@atrium/api-client/admin';
import { formatDate, formatDateRange, formatTime } from '@atrium/i18n/format';
import { type AuditAction, auditActions } from '@atrium/rules/audit/audit-actions';
import { kindKey } from './audit-choices';
import type { AuditWriting } from './audit-values';

/** What was done -> key of its sentence below `settings:logSentences`. */
export const sentenceOf = {
  'absence.created': 'created',
  'absence.deleted': 'deleted',
  'absence.updated': 'updated',
  'apiKey.created': 'keyMade',
  'apiKey.renewed': 'keyRenewed',
  'apiKey.revoked': 'keyRevoked',
  'apiKey.updated': 'keyChanged',
  'booking.cancelled': 'cancelled',
  'booking.changed': 'updated',
  'booking.created': 'bookingCreated',
  'booking.deleted': 'deleted',
  'booking.promoted': 'promoted',
  'booking.recorded': 'recorded',
  'booking.skipped': 'skipped',
  'bookingStatus.created': 'created',
  'bookingStatus.deleted': 'deleted',
  'bookingStatus.updated': 'updated',
  'customer.consented': 'consented',
  'customer.created': 'created',
  'customer.duplicateDismissed': 'keptApart',
  'customer.erased': 'erased',
  'customer.imported': 'imported',
  'customer.merged': 'merged',
  'customer.mergeUndone': 'mergeUndone',
  'customer.passwordChanged': 'passwordChanged',
  'customer.requestAnswered': 'requestAnswered',
  'customer.requestExtended': 'requestExtended',
  'customer.requestIdentified': 'requestIdentified',
  'customer.requestReceived': 'requestReceived',
  'customer.requestRefused': 'requestRefused',
  'customer.requestWithdrawn': 'requestWithdrawn',
  'customer.resetLinkSent': 'resetLinkSent',
  'customer.restricted': 'restricted',
  'customer.restrictionLifted': 'restrictionLifted',
  'customer.signedUp': 'signedUp',
  'customer.updated': 'updated',
  'diningRoom.bookingsBroken': 'bookingsBroken',
  'diningRoom.created': 'created',
  'diningRoom.deleted': 'deleted',
  'diningRoom.feedMade': 'feedMade',
  'diningRoom.feedRevoked': 'feedRevoked',
  'diningRoom.updated': 'updated',
  'doorParty.created': 'created',
  'doorParty.updated': 'updated',
  'intakeSettings.updated': 'updated',
  'job.removed': 'jobRemoved',
  'job.retried': 'jobRetried',
  'ledger.repaired': 'placesCorrected',
  'membership.created': 'created',
  'membership.ended': 'ended',
  'membership.imported': 'imported',
  'membership.lapsed': 'lapsed',
  'membership.paused': 'paused',
  'membership.renewalCardForgotten': 'renewalCardForgotten',
  'membership.renewalCardGiven': 'renewalCardGiven',
  'membership.renewalStarted': 'renewalStarted',
  'membership.renewalStopped': 'renewalStopped',
  'membership.renewed': 'renewed',
  'membership.repaired': 'usesCorrected',
  'membership.resumed': 'resumed',
  'membership.updated': 'updated',
  'membership.useUndone': 'useUndone',
  'membership.used': 'used',
  'membershipType.created': 'created',
  'membershipType.deleted': 'deleted',
  'membershipType.updated': 'updated',
  'message.resent': 'messageResent',
  'message.sent': 'messageSent',
  'messageTemplate.created': 'created',
  'messageTemplate.deleted': 'deleted',
  'messageTemplate.updated': 'updated',
  'occupation.repaired': 'timesCorrected',
  'package.created': 'created',
  'package.deleted': 'deleted',
  'package.updated': 'updated',
  'pause.created': 'bookingPaused',
  'pause.ended': 'bookingResumed',
  'payment.closed': 'paymentClosed',
  'payment.feeCharged': 'paymentFeeCharged',
  'payment.refunded': 'paymentRefunded',
  'payment.requested': 'paymentRequested',
  'payment.requestWithdrawn': 'paymentRequestWithdrawn',
  'payment.writtenOff': 'paymentWrittenOff',
  'picture.deleted': 'deleted',
  'picture.updated': 'updated',
  'picture.uploaded': 'created',
  'review.changed': 'ratedAgain',
  'review.given': 'rated',
  'sectionService.updated': 'updated',
  'segment.created': 'created',
  'segment.deleted': 'deleted',
  'segment.updated': 'updated',
  'service.bookingsBroken': 'bookingsBroken',
  'service.created': 'created',
  'service.deleted': 'deleted',
  'service.feedMade': 'feedMade',
  'service.feedRevoked': 'feedRevoked',
  'service.updated': 'updated',
  'shift.copied': 'weekCopied',
  'shift.created': 'created',
  'shift.deleted': 'deleted',
  'shift.planned': 'shiftsPlanned',
  'shift.repeated': 'shiftRepeated',
  'shift.updated': 'updated',
  'shiftTemplate.created': 'created',
  'shiftTemplate.deleted': 'deleted',
  'shiftTemplate.updated': 'updated',
  'stay.cancelled': 'cancelled',
  'stay.created': 'created',
  'stay.deleted': 'deleted',
  'stay.imported': 'imported',
  'stay.repaired': 'treatmentsCorrected',
  'stay.updated': 'updated',
  'tableBlock.created': 'tablesBlocked',
  'tableBlock.deleted': 'tablesUnblocked',
  'tableBlock.updated': 'blockShrunk',
  'sitePage.created': 'created',
  'sitePage.deleted': 'deleted',
  'sitePage.updated': 'updated',
  'theme.created': 'created',
  'theme.deleted': 'deleted',
  'theme.updated': 'updated',
  'therapist.created': 'created',
  'therapist.deleted': 'deleted',
  'therapist.feedMade': 'feedMade',
  'therapist.feedRevoked': 'feedRevoked',
  'therapist.treatmentsBroken': 'treatmentsBroken',
  'therapist.updated': 'updated',
  'treatment.created': 'created',
  'treatment.deleted': 'deleted',
  'treatment.intakeAnswered': 'intakeAnswered',
  'treatment.intakeRead': 'intakeRead',
  'treatment.updated': 'updated',
  'treatmentRoom.created': 'created',
  'treatmentRoom.deleted': 'deleted',
  'treatmentRoom.updated': 'updated',
  'treatmentType.created': 'created',
  'treatmentType.deleted': 'deleted',
  'treatmentType.updated': 'updated',
  'treatmentWait.created': 'created',
  'treatmentWait.deleted': 'deleted',
  'user.created': 'created',
  'user.invited': 'invited',
  'user.notConfirmed': 'notConfirmed',
  'user.passkeyAdded': 'passkeyAdded',
  'user.passkeyRemoved': 'passkeyRemoved',
  'user.passwordChanged': 'passwordChanged',
  'user.recoveryCodesRenewed': 'recoveryCodesRenewed',
  'user.secondFactorRemoved': 'secondFactorRemoved',
  'user.secondFactorReset': 'secondFactorReset',
  'user.secondFactorSet': 'secondFactorSet',
  'user.sessionEnded': 'sessionEnded',
  'user.signedIn': 'signedIn',
  'user.signedOut': 'signedOut',
  'user.signInRefused': 'signInRefused',
  'user.updated': 'updated',
  'vendor.created': 'created',
  'vendor.updated': 'updated',
  'voucher.blocked': 'voucherBlocked',
  'voucher.extended': 'voucherExtended',
  'voucher.issued': 'voucherIssued',
  'voucher.sent': 'voucherSent',
  'voucher.unblocked': 'voucherUnblocked',
  'voucher.used': 'voucherUsed',
  'voucherSettings.updated': 'voucherSettings',
  'webhook.created': 'webhookMade',
  'webhook.deleted': 'webhookDeleted',
  'webhook.resent': 'webhookResent',
  'webhook.secretRenewed': 'webhookRenewed',
  'webhook.switchedOff': 'webhookOff',
  'webhook.updated': 'webhookChanged',
  'widgetSettings.updated': 'updated',
} as const satisfies Record<AuditAction, string>;

/** Sentences that read otherwise when somebody did it to themselves. */
const ofOneself = {
  bookingCreated: 'bookingCreatedOwn',
  consented: 'consentedOwn',
  passwordChanged: 'passwordChangedOwn',
  requestReceived: 'requestReceivedOwn',
} as const;

type Name = (typeof sentenceOf)[AuditAction];

const isReflexive = (name: Name): name is keyof typeof ofOneself => name in ofOneself;

export function whoActed(
  { actor: { kind, name } }: Pick<AuditEntryOutput, 'actor'>,
  t: AuditWriting['t'],
): string {
  const known = name === '(erased)' ? undefined : name;
  if (kind === 'staff') return known ?? t('auditLogs.actor.staff');
  if (kind === 'key') return known ?? t('auditLogs.actor.key');
  if (kind === 'guest') return known ?? t('auditLogs.actor.guest');
  return t(kind === 'visitor' ? 'auditLogs.actor.visitor' : 'auditLogs.actor.system');
}

/** 'Anna Berg moved the booking of Kari Nordmann (Sauna) from Fri 12 Jun 10:00 to 12:00' */
export function auditSentence(entry: AuditEntryOutput, writing: AuditWriting): string {
  const { t } = writing;
  const { action: done } = entry;
  const who = whoActed(entry, t);
  const action = auditActions.find((known) => known === done);
  if (!action) return t('settings:logSentences.other', { who });
  const moved = moves.has(action) && moveOf(entry, writing);
  if (moved) {
    const thing = thingOf(entry, writing, around(calledOf(entry, t)));
    return t('settings:logSentences.moved', { who, thing, ...moved });
  }
  const what = around(whichOf(entry, writing));
  const name = sentenceOf[action];
  const words = {
    who,
    what,
    thing: thingOf(entry, writing, what),
    guest: guestOf(entry, t),
    name: calledOf(entry, t),
  };
  if (name === 'bookingCreated' && !entry.customerId) {
    return t('settings:logSentences.bookingCreatedDropIn', words);
  }
  const own = isReflexive(name) && isOwn(entry) ? ofOneself[name] : name;
  return t(`settings:logSentences.${own}`, words);
}

/** The fields that the sentence tells already. */
export function toldFields(entry: AuditEntryOutput): ReadonlySet<string> {
  const { entity, action } = entry;
  const isMoved = action === 'booking.changed' && entry.changes.some(isMove);
  const isWhole = /\.(created|deleted|imported)$/.test(action);
  return new Set([
    ...(isMoved ? ['start', 'timeindex', 'timeindexEnd'] : []),
    ...(isWhole
      ? ['_therapist', '_service', '_customer', 'start', 'timeindex', '_membershipType']
      : []),
    ...(isWhole ? ['arrivaldate', 'departuredate', 'packageName', 'kind'] : []),
    ...(isWhole && entity !== 'customer' ? ['name'] : []),
    ...(entity === 'message' ? ['subject'] : []),
    ...(entity === 'job' ? ['kind'] : []),
    ...(entity === 'ledger' || entity === 'occupation' ? ['date'] : []),
  ]);
}

const isOwn = ({ actor, customerId, entity, entityId }: AuditEntryOutput): boolean =>
  actor.id !== undefined && actor.id === (entity === 'user' ? entityId : customerId);

const guestOf = ({ entity, customerName, subject }: AuditEntryOutput, t: AuditWriting['t']) =>
  (entity === 'user' ? subject.name : customerName) ?? t('auditLogs.words.erasedGuest');

/** Its name, in words if there is none. */
function calledOf({ entity, subject }: AuditEntryOutput, t: AuditWriting['t']): string {
  const key = subject.kind && !subject.name ? kindKey(entity, subject.kind) : undefined;
  if (key) return t(key);
  return subject.name === '(deleted)' ? t('auditLogs.words.deleted') : (subject.name ?? '');
}

/** What it is called and when it is: 'Sauna, Fri 12 Jun 10:00'. */
function whichOf(entry: AuditEntryOutput, writing: AuditWriting): string {
  const { date, dateUntil, timeindex } = entry.subject;
  const { language, t } = writing;
  const when =
    date && dateUntil
      ? formatDateRange(language, date, dateUntil)
      : date && momentOf(date, timeindex, writing);
  return [calledOf(entry, t), when].filter(Boolean).join(', ');
}

const around = (words: string): string => (words ? ` (${words})` : '');

function thingOf(entry: AuditEntryOutput, { t }: AuditWriting, what: string): string {
  const { entity, customerId } = entry;
  const words = { guest: guestOf(entry, t), name: calledOf(entry, t), what };
  const isGuests = isOwn(entry) && entry.actor.kind === 'guest';
  switch (entity) {
    case 'booking':
      if (!customerId) return t('auditLogs.things.bookingDropIn', words);
      return t(isGuests ? 'auditLogs.things.bookingOwn' : 'auditLogs.things.booking', words);
    case 'customer':
      return t(isGuests ? 'auditLogs.things.customerOwn' : 'auditLogs.things.customer', words);
    case 'treatment':
      return t(
        customerId ? 'auditLogs.things.treatment' : 'auditLogs.things.treatmentNobody',
        words,
      );
    case 'stay':
    case 'membership':
    case 'service':
    case 'package':
    case 'picture':
    case 'membershipType':
    case 'bookingStatus':
    case 'segment':
    case 'sitePage':
    case 'diningRoom':
    case 'doorParty':
    case 'intakeSettings':
    case 'sectionService':
    case 'theme':
    case 'absence':
    case 'shift':
    case 'shiftTemplate':
    case 'therapist':
    case 'treatmentRoom':
    case 'treatmentType':
    case 'treatmentWait':
    case 'messageTemplate':
    case 'user':
    case 'vendor':
    case 'widgetSettings':
      return t(`auditLogs.things.${entity}`, words);
    default:
      return words.name;
  }
}

/** What may have moved what it is about to another day or time. */
const moves: ReadonlySet<AuditAction> = new Set(['booking.changed', 'treatment.updated']);

const isMove = ({ field, before, after }: AuditChangeOutput): boolean =>
  (field === 'start' || field === 'timeindex') && before !== undefined && after !== undefined;

/** From when to when; of a move within the day the second without the day. */
function moveOf(entry: AuditEntryOutput, writing: AuditWriting) {
  const change = (wanted: string) =>
    entry.changes.find((one) => one.field === wanted && isMove(one));
  const [day, time] = [change('start'), change('timeindex')];
  const { date, timeindex } = entry.subject;
  if ((!day && !time) || date === undefined || timeindex === undefined) return undefined;
  const start = time?.after === undefined ? timeindex : Number(time.after);
  return {
    from: momentOf(date, timeindex, writing),
    to: day?.after === undefined ? formatTime(start) : momentOf(day.after, start, writing),
  };
}

const momentOf = (date: string, timeindex: number | undefined, { language }: AuditWriting) => {
  const day = formatDate(language, date, 'day');
  return timeindex === undefined ? day : `${day} ${formatTime(timeindex)}`;
};
