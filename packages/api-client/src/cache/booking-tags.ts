import { listTags } from './tags';

/**
 * What any change of a booking makes stale: a freed place promotes whoever waits for it, so one booking
 * changes others, what is free, the history and the messages that were sent.
 */
export const everyBooking = () =>
  ['Booking', 'Activity', 'AuditLog', 'Membership', 'Message', 'Stay'] as const;

interface SlotOfService {
  /** Id. */
  service: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindex: number;
}

/** A slot whose waiting list a screen shows: stale when others book or leave that slot. */
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
