import type { AuditAction } from '@atrium/rules/audit-actions';
import { parseStart } from '@atrium/rules/calendar-date';
import { formatMinutes } from '@atrium/rules/minutes';
import { type ModuleKey, moduleKeys } from '@atrium/rules/modules';

/** What the log calls what was done -> key of its text below `admin:auditLogs.actions`. */
export const auditActions = {
  'booking.cancelled': 'bookingCancelled',
  'booking.changed': 'bookingChanged',
  'booking.created': 'bookingCreated',
  'booking.deleted': 'bookingDeleted',
  'booking.promoted': 'bookingPromoted',
  'booking.skipped': 'bookingSkipped',
  'bookingStatus.created': 'bookingStatusCreated',
  'bookingStatus.deleted': 'bookingStatusDeleted',
  'bookingStatus.updated': 'bookingStatusUpdated',
  'customer.consented': 'guestConsented',
  'customer.created': 'guestCreated',
  'customer.duplicateDismissed': 'duplicateDismissed',
  'customer.erased': 'guestErased',
  'customer.imported': 'guestImported',
  'customer.merged': 'guestMerged',
  'customer.mergeUndone': 'guestMergeUndone',
  'customer.passwordChanged': 'passwordChanged',
  'customer.resetLinkSent': 'resetLinkSent',
  'customer.signedUp': 'guestSignedUp',
  'customer.updated': 'guestUpdated',
  'job.removed': 'jobRemoved',
  'job.retried': 'jobRetried',
  'ledger.repaired': 'ledgerRepaired',
  'membership.created': 'membershipCreated',
  'membership.ended': 'membershipEnded',
  'membership.imported': 'membershipImported',
  'membership.paused': 'membershipPaused',
  'membership.repaired': 'membershipRepaired',
  'membership.resumed': 'membershipResumed',
  'membership.updated': 'membershipUpdated',
  'membership.useUndone': 'membershipUseUndone',
  'membership.used': 'membershipUsed',
  'membershipType.created': 'membershipTypeCreated',
  'membershipType.deleted': 'membershipTypeDeleted',
  'membershipType.updated': 'membershipTypeUpdated',
  'message.resent': 'messageResent',
  'message.sent': 'messageSent',
  'messageTemplate.created': 'messageTemplateCreated',
  'messageTemplate.deleted': 'messageTemplateDeleted',
  'messageTemplate.updated': 'messageTemplateUpdated',
  'occupation.repaired': 'occupationRepaired',
  'package.created': 'packageCreated',
  'package.deleted': 'packageDeleted',
  'package.updated': 'packageUpdated',
  'review.changed': 'reviewChanged',
  'review.given': 'reviewGiven',
  'segment.created': 'segmentCreated',
  'segment.deleted': 'segmentDeleted',
  'segment.updated': 'segmentUpdated',
  'service.bookingsBroken': 'serviceBookingsBroken',
  'service.created': 'serviceCreated',
  'service.deleted': 'serviceDeleted',
  'service.updated': 'serviceUpdated',
  'stay.cancelled': 'stayCancelled',
  'stay.created': 'stayCreated',
  'stay.deleted': 'stayDeleted',
  'stay.imported': 'stayImported',
  'stay.updated': 'stayUpdated',
  'theme.created': 'themeCreated',
  'theme.deleted': 'themeDeleted',
  'theme.updated': 'themeUpdated',
  'user.created': 'userCreated',
  'user.invited': 'userInvited',
  'user.passwordChanged': 'userPasswordChanged',
  'user.updated': 'userUpdated',
  'vendor.created': 'vendorCreated',
  'vendor.updated': 'vendorUpdated',
} as const satisfies Record<AuditAction, string>;

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
  rating: 'admin:reviews.rating',
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
  module: (key: ModuleKey) => string;
}

/** A logged value as a person reads it: minutes as a time, dates in their language, objects as their values. */
export function auditValue(field: string, value: string, texts: ValueTexts): string {
  if (value === 'true') return texts.yes;
  if (value === 'false') return texts.no;
  if (field.startsWith('timeindex') && /^\d+$/.test(value)) return formatMinutes(Number(value));
  const day = /^\d{4}-\d{2}-\d{2}/.test(value) ? parseStart(value) : undefined;
  if (day) return texts.date(day);
  if (!value.startsWith('{') && !value.startsWith('[')) return value;
  const parsed: unknown = JSON.parse(value);
  return (field === 'modules' ? modulesOn(parsed, texts) : leaves(parsed)).join(', ');
}

/** Of the switches of a venue those that are on. */
const modulesOn = (switches: unknown, texts: ValueTexts): string[] => {
  const on = new Map(Object.entries(switches ?? {}));
  return moduleKeys.filter((key) => on.get(key) === true).map(texts.module);
};

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
