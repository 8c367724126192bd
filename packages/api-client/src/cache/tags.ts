/**
 * Cache tags are per entity and id, not per controller: a changed guest refreshes the guest card,
 * the lists and whatever else shows that guest, and nothing more.
 */
export const TAG_TYPES = [
  'Activity',
  'AnonymisationRun',
  'ApiKey',
  'AuditLog',
  'Booking',
  'BookingStatus',
  'Customer',
  'DiningRoom',
  'DoorParty',
  'Me',
  'Membership',
  'MembershipType',
  'Message',
  'MessageTemplate',
  'Notice',
  'Package',
  'Passkey',
  'ParkedJob',
  'Pause',
  'PrivacyRequest',
  'Payment',
  'Picture',
  'Review',
  'IntakeSettings',
  'Schedule',
  'SeatingProposal',
  'SectionService',
  'Segment',
  'Service',
  'Session',
  'ShiftTemplate',
  'SitePage',
  'Stay',
  'TableBlock',
  'Theme',
  'CalendarFeed',
  'Therapist',
  'Treatment',
  'TreatmentRoom',
  'TreatmentType',
  'TreatmentWait',
  'User',
  'Vendor',
  'Voucher',
  'VoucherSettings',
  'Webhook',
  'WebhookDelivery',
  'WidgetSettings',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

/** Stands for every list of an entity. */
const LIST = 'LIST';

interface Tag<Type extends TagType> {
  type: Type;
  id: string;
}

/** What a list shows: its own length and order, and each of its rows. */
export const listTags = <Type extends TagType>(
  type: Type,
  rows: readonly { _id: string }[] = [],
): Tag<Type>[] => [{ type, id: LIST }, ...rows.map(({ _id }) => ({ type, id: _id }))];

/** What one document shows. */
export const idTags = <Type extends TagType>(type: Type, id: string): Tag<Type>[] => [{ type, id }];

/**
 * What a change to one document makes stale: the document, and the lists it may have entered or
 * left.
 */
export const changedTags = <Type extends TagType>(type: Type, id: string): Tag<Type>[] => [
  { type, id },
  { type, id: LIST },
];
