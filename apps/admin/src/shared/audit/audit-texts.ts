import { parseStart } from '@atrium/rules/calendar-date';
import { formatMinutes } from '@atrium/rules/minutes';

/** What the log calls what was done -> key of its text below `admin:auditLogs.actions`. */
export const auditActions = {
  'booking.created': 'bookingCreated',
  'booking.changed': 'bookingChanged',
  'booking.cancelled': 'bookingCancelled',
  'booking.deleted': 'bookingDeleted',
  'booking.promoted': 'bookingPromoted',
  'booking.skipped': 'bookingSkipped',
  'customer.created': 'guestCreated',
  'customer.signedUp': 'guestSignedUp',
  'customer.imported': 'guestImported',
  'customer.updated': 'guestUpdated',
  'customer.erased': 'guestErased',
  'customer.consented': 'guestConsented',
  'customer.passwordChanged': 'passwordChanged',
  'customer.resetLinkSent': 'resetLinkSent',
  'customer.merged': 'guestMerged',
  'customer.mergeUndone': 'guestMergeUndone',
  'customer.duplicateDismissed': 'duplicateDismissed',
  'message.sent': 'messageSent',
  'stay.imported': 'stayImported',
  'stay.created': 'stayCreated',
  'stay.updated': 'stayUpdated',
  'stay.cancelled': 'stayCancelled',
  'stay.deleted': 'stayDeleted',
  'membership.created': 'membershipCreated',
  'membership.updated': 'membershipUpdated',
  'membership.used': 'membershipUsed',
  'membership.useUndone': 'membershipUseUndone',
  'membership.paused': 'membershipPaused',
  'membership.resumed': 'membershipResumed',
  'membership.ended': 'membershipEnded',
} as const;

type AuditAction = keyof typeof auditActions;

export const isKnownAction = (action: string): action is AuditAction => action in auditActions;

/** Fields with a name of their own on the screens -> its key. */
export const auditFields = {
  firstname: 'common:fields.firstName',
  lastname: 'common:fields.lastName',
  email: 'common:fields.email',
  phone: 'common:fields.phone',
  birthDate: 'admin:guest.fields.birthDate',
  gender: 'admin:guest.fields.gender',
  loyaltyCode: 'admin:guest.fields.loyaltyCode',
  globalComments: 'admin:guest.fields.globalComments',
  active: 'admin:guest.fields.active',
  doNotDelete: 'admin:guest.fields.eternal',
  company: 'admin:guest.fields.company',
  level: 'admin:guest.fields.level',
  address: 'admin:guest.address',
  languageCode: 'admin:guest.fields.language',
  date: 'admin:booking.date',
  timeindex: 'admin:booking.start',
  timeindexEnd: 'admin:booking.end',
  participants: 'admin:booking.participants',
  numberOfChildren: 'admin:booking.children',
  waitingList: 'admin:booking.waitingList',
  comment: 'admin:booking.comment',
  internalComment: 'admin:booking.internalComment',
  roomNumber: 'admin:booking.roomNumber',
  bookingId: 'admin:booking.bookingId',
  addons: 'admin:booking.addons',
  cancelledAt: 'admin:booking.cancelledAt',
  attendenceVerified: 'admin:today.arrived',
  companions: 'admin:booking.companions',
  subject: 'admin:messages.subject',
  _service: 'admin:booking.service',
  _bookingStatus: 'admin:booking.status',
  _segment: 'admin:booking.segment',
  _membershipType: 'admin:memberships.type',
  _package: 'admin:stayEdit.package',
  arrivaldate: 'admin:stays.arrivalDate',
  departuredate: 'admin:stays.departureDate',
  nrOfGuests: 'admin:stays.pax',
  roomType: 'admin:stays.roomType',
  adults: 'admin:stayEdit.adults',
  children: 'admin:stayEdit.children',
  babies: 'admin:stayEdit.babies',
  services: 'admin:stays.services',
  dateFrom: 'admin:memberships.startDate',
  dateUntil: 'admin:memberships.endDate',
  pausedFrom: 'admin:memberships.pausedSince',
  endedOn: 'admin:memberships.endedOn',
  maxNumberOfUsages: 'admin:memberships.maxLabel',
  numberOfUsages: 'admin:memberships.ledger.total',
  price: 'admin:memberships.price',
} as const;

type AuditField = keyof typeof auditFields;

export const isKnownField = (field: string): field is AuditField => field in auditFields;

/** Ids, counters and copies: true, but no news to a person. */
const TECHNICAL =
  /^(_|version$|updatedAt$|start$|searchKeys$|searchText$|terms$|requestId$|sequence$)/;

/** References that the API tells by the name of what they refer to. */
const NAMED = /^_(service|bookingStatus|segment|membershipType|package)$/;

export const isTold = (field: string): boolean => NAMED.test(field) || !TECHNICAL.test(field);

/** `cancelledAt` -> 'cancelled at', for fields without a name of their own. */
export const plainField = (field: string): string =>
  field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

export interface ValueTexts {
  yes: string;
  no: string;
  date: (date: string) => string;
}

/** A logged value as a person reads it: minutes as a time, dates in their language, objects as their values. */
export function auditValue(field: string, value: string, texts: ValueTexts): string {
  if (value === 'true') return texts.yes;
  if (value === 'false') return texts.no;
  if (field.startsWith('timeindex') && /^\d+$/.test(value)) return formatMinutes(Number(value));
  const day = /^\d{4}-\d{2}-\d{2}/.test(value) ? parseStart(value) : undefined;
  if (day) return texts.date(day);
  if (!value.startsWith('{') && !value.startsWith('[')) return value;
  return leaves(JSON.parse(value)).join(', ');
}

function leaves(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, part]) =>
        key.startsWith('_') && typeof part !== 'object' ? [] : [part],
      );
  return parts.flatMap(leaves);
}
