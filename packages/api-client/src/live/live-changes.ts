import { slotTag } from '../cache/booking-tags';
import { TAG_TYPES, type TagType } from '../cache/tags';

/** What a change makes stale: everything of a type, or whatever has a given id. */
export type StaleTag = TagType | { type: TagType; id: string };

/** What the screens show of each kind of thing; kinds missing here are not shown. */
const shownBy: Record<string, readonly TagType[]> = {
  absence: ['Schedule', 'AuditLog'],
  // a table that is taken or left changes what those at the door can be told
  booking: [
    'Booking',
    'Activity',
    'AuditLog',
    'DoorParty',
    'Membership',
    'Message',
    'SeatingProposal',
    'Stay',
  ],
  bookingStatus: ['BookingStatus', 'Booking'],
  customer: ['Customer', 'AuditLog', 'Me'],
  diningRoom: ['DiningRoom', 'DoorParty', 'TableBlock'],
  doorParty: ['DoorParty'],
  intakeSettings: ['IntakeSettings'],
  membership: ['Membership', 'AuditLog'],
  membershipType: ['MembershipType', 'Membership'],
  message: ['Message', 'Notice', 'AuditLog'],
  notice: ['Notice', 'Message', 'ParkedJob'],
  package: ['Package'],
  seatingProposal: ['SeatingProposal'],
  pause: ['Pause', 'Activity', 'AuditLog'],
  payment: ['Payment', 'AuditLog'],
  sectionService: ['SectionService'],
  segment: ['Segment', 'Booking'],
  service: ['Service', 'Activity'],
  shift: ['Schedule', 'AuditLog'],
  shiftTemplate: ['ShiftTemplate', 'AuditLog'],
  stay: ['Stay'],
  tableBlock: ['DoorParty', 'TableBlock', 'Activity', 'AuditLog'],
  theme: ['Theme'],
  // a therapist's answer names what they give
  therapist: ['Therapist', 'TreatmentType'],
  treatment: ['Treatment', 'AuditLog'],
  treatmentRoom: ['TreatmentRoom', 'TreatmentType'],
  treatmentType: ['TreatmentType', 'Therapist'],
  treatmentWait: ['TreatmentWait', 'Message', 'AuditLog'],
  user: ['User', 'Me'],
  vendor: ['Vendor', 'Me'],
  widgetSettings: ['WidgetSettings'],
};

interface Slot {
  service: string;
  date: string;
  timeindex: number;
}

const isSlot = (value: unknown): value is Slot =>
  typeof value === 'object' &&
  value !== null &&
  'service' in value &&
  typeof value.service === 'string' &&
  'date' in value &&
  typeof value.date === 'string' &&
  'timeindex' in value &&
  typeof value.timeindex === 'number';

/** The slots named in an `availability.changed` event. */
function slotsIn(data: string): Slot[] {
  const told: unknown = JSON.parse(data);
  if (typeof told !== 'object' || told === null || !('payload' in told)) return [];
  const { payload } = told;
  if (typeof payload !== 'object' || payload === null || !('slots' in payload)) return [];
  return Array.isArray(payload.slots) ? payload.slots.filter(isSlot) : [];
}

/**
 * What to refetch after an event.
 * @param event such as `booking.created`; `reload` if too much was missed
 * @param data JSON of the event
 */
export function changedBy(event: string, data = '{}'): readonly StaleTag[] {
  if (event === 'reload') return TAG_TYPES;
  if (event === 'availability.changed') {
    // a venue sells all day, so only screens that show this activity or slot refetch
    return slotsIn(data).flatMap((slot): StaleTag[] => [
      { type: 'Activity', id: slot.service },
      slotTag(slot),
    ]);
  }
  return shownBy[event.split('.')[0] ?? ''] ?? [];
}
