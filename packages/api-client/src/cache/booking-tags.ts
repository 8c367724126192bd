import { listTags } from './tags';

/**
 * What a change to any booking makes stale: freed places promote others, so it also affects other
 * bookings, availability, history and messages.
 */
export const everyBooking = () =>
  ['Booking', 'Activity', 'AuditLog', 'Membership', 'Message', 'SeatingProposal', 'Stay'] as const;

interface SlotOfService {
  /** Id. */
  service: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindex: number;
}

/** A slot whose waiting list is on screen: stale when others book or leave it. */
export const slotTag = ({ service, date, timeindex }: SlotOfService) => ({
  type: 'Booking' as const,
  id: `SLOT|${service}|${date}|${timeindex}`,
});

interface UpcomingAndPast {
  upcoming: readonly { _id: string }[];
  past: readonly { _id: string }[];
}

export const upcomingAndPastTags = (
  { upcoming, past }: UpcomingAndPast = { upcoming: [], past: [] },
) => listTags('Booking', [...upcoming, ...past]);
