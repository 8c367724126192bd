import type {
  BookingSeriesInput,
  GroupBookingInput,
  GroupBookingItem,
  StaffBookingInput,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { type BookingDraft, type BookingPlace, toStaffBooking } from './draft';

/** The same booking on several dates. */
export interface Series {
  /** 1 is every week. */
  everyWeeks: number;
  /** The last possible date, `yyyy-mm-dd`. */
  until: string;
  /** What to do at a full date: skip it or stop there. */
  onFull: 'skip' | 'stop';
}

/** A booking that is put together with others, to be booked in one go. */
export interface BasketItem {
  place: BookingPlace;
  draft: BookingDraft;
  /** Its name in the list. */
  name: string;
  /** Its service has a waiting list. */
  mayWait?: boolean;
  /** The whole item joins the waiting list while the others are booked. */
  waits?: boolean;
}

const FIRST_WEEKS = 4;

/** The initial series. @param date of its first booking */
export const firstSeries = (date: string): Series => ({
  everyWeeks: 1,
  until: addDays(date, FIRST_WEEKS * 7),
  onFull: 'skip',
});

/** Several bookings share the guest and the segment; each is paid for by itself. */
function fieldsOf({
  _customer,
  _segment,
  _bookingStatus,
  _membership,
  _stayService,
  ...fields
}: StaffBookingInput): GroupBookingItem {
  return fields;
}

/** The input for a series, and for its preview. */
export function toSeries(
  customer: string,
  place: BookingPlace,
  draft: BookingDraft,
  series: Series,
): BookingSeriesInput {
  return {
    ...fieldsOf(toStaffBooking(customer, place, draft)),
    ...series,
    _customer: customer,
    ...(draft.segment && { _segment: draft.segment }),
  };
}

/** The input for a group: all items are booked, or none. */
export function toGroup(customer: string, items: readonly BasketItem[]): GroupBookingInput {
  const segment = items.map(({ draft }) => draft.segment).find(Boolean);
  return {
    _customer: customer,
    ...(segment && { _segment: segment }),
    items: items.map(({ place, draft, waits }) => ({
      ...fieldsOf(toStaffBooking(customer, place, draft)),
      ...(waits && { waitingList: true }),
    })),
  };
}

const LACKS_ROOM = ['SLOT_FULL', 'BOOKING_FAILED', 'NO_TABLE_FREE'];

/** The group item refused for lack of room, if its service has a waiting list. */
export function itemThatMayWait(
  error: unknown,
  items: readonly Pick<BasketItem, 'mayWait'>[],
): number | undefined {
  if (!isApiError(error) || !LACKS_ROOM.includes(error.code)) return undefined;
  const [, index] = /^items\.(\d+)$/.exec(error.details[0]?.field ?? '') ?? [];
  return index !== undefined && items[Number(index)]?.mayWait ? Number(index) : undefined;
}
