import type { OverrideBookingInput, StaffBookingInput } from '@atrium/api-client/admin';
import { type ParticipantSelection, toParticipants } from '@atrium/rules/bookings/participants';
import { endAfter } from '@atrium/rules/calendar/minutes';
import {
  isWished,
  noWish,
  type TableWish,
  toWishInput,
} from '../../../../shared/bookings/tables/table-wish';

/** A booking that staff are putting together for a guest. */
export interface BookingDraft {
  selection: ParticipantSelection;
  /** Quantity by addon id; 0 is not booked. */
  addons: Readonly<Record<string, number>>;
  /** The guest sees it. */
  comment: string;
  internalComment: string;
  roomNumber: string;
  /** Id, or empty: the venue's default. */
  segment: string;
  /** Id of the guest's membership that pays; empty: none. */
  membership: string;
  /** Why availability is overridden. */
  reason: string;
  wish: TableWish;
}

export const emptyDraft: BookingDraft = {
  selection: { adults: 1, children: 0 },
  addons: {},
  comment: '',
  internalComment: '',
  roomNumber: '',
  segment: '',
  membership: '',
  reason: '',
  wish: noWish,
};

/** What is booked, and when. */
export interface BookingPlace {
  service: string;
  /** `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** Minutes from midnight of the same day; absent: decided by the service. */
  end?: number | undefined;
  /** The places that staff were shown; absent when availability is overridden. */
  available?: number | undefined;
  exclusive: boolean;
  /** Id of the service within the guest's stay that pays for it. */
  stayService?: string | undefined;
  /** The day has passed: the visit is written down. */
  recordPast?: boolean;
}

/** The input for a booking within availability, or for the waiting list. */
export function toStaffBooking(
  customer: string,
  { service, date, start, end, available, exclusive, stayService }: BookingPlace,
  draft: BookingDraft,
): StaffBookingInput {
  const addons = Object.entries(draft.addons)
    .filter(([, quantity]) => quantity > 0)
    .map(([_addon, quantity]) => ({ _addon, quantity }));
  const text = (value: string) => value.trim() || undefined;
  const given = {
    timeindexEnd: end,
    comment: text(draft.comment),
    internalComment: text(draft.internalComment),
    roomNumber: text(draft.roomNumber),
    _segment: draft.segment || undefined,
    available,
    _stayService: stayService,
    _membership: (stayService === undefined && draft.membership) || undefined,
  };
  return {
    _customer: customer,
    _service: service,
    date,
    timeindex: start,
    ...toParticipants(draft.selection, { exclusive }),
    ...(addons.length > 0 && { addons }),
    ...(isWished(draft.wish) && { tableWish: toWishInput(draft.wish) }),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}

/** The same beyond availability, with the reason that the audit log keeps. */
export function toOverride(
  customer: string,
  place: BookingPlace,
  draft: BookingDraft,
): OverrideBookingInput {
  return {
    ...toStaffBooking(customer, place, draft),
    reason: draft.reason.trim(),
    ...(place.recordPast && { recordPast: true }),
  };
}

/** An end typed as a time of day; at or before the start it is on the next day. */
export function endOf(start: number, typedEnd: number | undefined): number | undefined {
  return typedEnd === undefined ? undefined : endAfter(start, typedEnd);
}

/** Something was entered that leaving the page would lose. */
export function isStarted(draft: BookingDraft): boolean {
  const { comment, internalComment, roomNumber, reason, addons, selection, wish } = draft;
  return (
    [comment, internalComment, roomNumber, reason].some((text) => text.trim() !== '') ||
    Object.values(addons).some((quantity) => quantity > 0) ||
    selection.adults !== emptyDraft.selection.adults ||
    selection.children > 0 ||
    isWished(wish)
  );
}
