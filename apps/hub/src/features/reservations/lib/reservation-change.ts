import type { AvailableDay, HubReservation, HubReservationChange } from '@atrium/api-client/hub';
import {
  changedAges,
  type ParticipantSelection,
  toParticipants,
  toSelection,
} from '@atrium/rules/bookings/participants';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { noWish, type TableWish, toWishInput } from '../../../shared/booking/table-wish';

/** The guest's choices while changing a booking. */
export interface Edited {
  date: CalendarDate;
  /** Minutes from midnight; none while another day has none chosen. */
  time: number | undefined;
  party: ParticipantSelection;
  comment: string;
  wish: TableWish;
}

const wishOf = ({ tableWish }: HubReservation): TableWish =>
  tableWish ? { attributes: tableWish.attributes, _table: tableWish._table } : noWish;

export const editedOf = (reservation: HubReservation): Edited => ({
  date: reservation.date,
  time: reservation.timeindex,
  party: toSelection(reservation),
  comment: reservation.comment ?? '',
  wish: wishOf(reservation),
});

/** Only the differences: staff may have changed the rest meanwhile. */
export function changeOf(
  reservation: HubReservation,
  edited: Edited,
): Omit<HubReservationChange, 'version'> {
  const { participants, numberOfChildren } = toParticipants(edited.party);
  const comment = edited.comment.trim();
  return {
    ...(edited.date !== reservation.date && { date: edited.date }),
    ...(edited.time !== reservation.timeindex && { timeindex: edited.time }),
    // A moved booking says its time too: the server has no other way to know that it stays.
    ...(edited.date !== reservation.date && { timeindex: edited.time }),
    ...(participants !== reservation.participants && { participants }),
    ...(numberOfChildren !== reservation.numberOfChildren && { numberOfChildren }),
    ...changedAges(reservation.childAges, edited.party),
    ...(comment !== (reservation.comment ?? '') && { comment }),
    ...(!isSameWish(edited.wish, wishOf(reservation)) && { tableWish: toWishInput(edited.wish) }),
  };
}

const isSameWish = (a: TableWish, b: TableWish): boolean =>
  a._table === b._table &&
  a.attributes.length === b.attributes.length &&
  a.attributes.every((attribute) => b.attributes.includes(attribute));

/** Whether a booking uses places in its slot. */
const counts = ({ active, waitingList }: HubReservation) => active && !waitingList;

/** The days with the guest's own places added back, as they will be once the booking moves. */
export function withOwnPlaces(
  days: readonly AvailableDay[],
  reservation: HubReservation,
): AvailableDay[] {
  if (!counts(reservation)) return [...days];
  return days.map((day) =>
    day.date === reservation.date
      ? {
          ...day,
          times: day.times.map((time) =>
            time.start === reservation.timeindex
              ? { ...time, available: time.available + reservation.participants, bookable: true }
              : time,
          ),
        }
      : day,
  );
}

/** Without a waiting list: a booking moves only to where there is room. */
export const withRoom = (days: readonly AvailableDay[]): AvailableDay[] =>
  days.map((day) => ({
    ...day,
    times: day.times.map((time) => ({ ...time, bookable: time.bookable && time.available > 0 })),
  }));
