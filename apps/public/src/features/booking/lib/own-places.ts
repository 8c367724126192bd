import type { AvailableDay, HubReservation } from '@atrium/api-client/public';

type Own = Pick<HubReservation, 'active' | 'waitingList' | 'date' | 'timeindex' | 'participants'>;

/** The days as the booking itself finds them: what it has taken is free for it. */
export function withOwnPlaces(days: readonly AvailableDay[], own: Own): AvailableDay[] {
  const has = own.active && !own.waitingList;
  return days.map((day) =>
    has && day.date === own.date
      ? {
          ...day,
          times: day.times.map((slot) =>
            slot.start === own.timeindex
              ? {
                  ...slot,
                  bookable: true,
                  available: slot.available + own.participants,
                  ...(slot.parties && {
                    parties: [...new Set([...slot.parties, own.participants])],
                  }),
                }
              : slot,
          ),
        }
      : day,
  );
}
