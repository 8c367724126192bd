/** Cache tags are per entity and id, not per controller: a changed booking refreshes what shows it. */
export const TAG_TYPES = [
  'Activity',
  'AuditLog',
  'Booking',
  'BookingStatus',
  'Customer',
  'Me',
  'Membership',
  'Message',
  'Schedule',
  'Segment',
  'Service',
  'Stay',
  'Theme',
  'Therapist',
  'Treatment',
  'TreatmentType',
  'User',
  'Vendor',
  'Venue',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

/** Stands for every list of an entity. */
export const LIST = 'LIST';

type Tag = { type: TagType; id: string };

/** Tags of a list: itself and each of its rows. */
export const listTags = (type: TagType, rows: readonly { _id: string }[] | undefined): Tag[] => [
  { type, id: LIST },
  ...(rows ?? []).map(({ _id }) => ({ type, id: _id })),
];

/** Tags of one document and of the lists it may be in. */
export const entityTags = (type: TagType, id: string): Tag[] => [
  { type, id },
  { type, id: LIST },
];
