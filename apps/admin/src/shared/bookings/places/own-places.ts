import type { AvailableDay, BookingOutput } from '@atrium/api-client/admin';

/**
 * The availability for this booking, with its own places counted as free. Its current time is
 * offered as long as it exists, even if full.
 */
export function withOwnPlaces(
  day: AvailableDay,
  booking: BookingOutput,
  service: string,
): AvailableDay {
  if (!booking.active || service !== booking._service._id || day.date !== booking.date) return day;
  const times = day.times.map((time) =>
    time.start === booking.timeindex
      ? { ...time, available: time.available + booking.participants }
      : time,
  );
  return { ...day, times };
}
