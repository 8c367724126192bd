import type {
  BookingOutput,
  SeatingReservationChange,
  SeatingReservationInput,
} from '@atrium/api-client/admin';
import { changedAges, knownAges, toSelection } from '@atrium/rules/bookings/participants';
import { endAfter } from '@atrium/rules/calendar/minutes';
import { displayName } from '@atrium/rules/guests/guest-name';
import {
  NEW_RESERVATION_PARTICIPANTS,
  newReservationTimes,
} from '@atrium/rules/seating/evening/new-reservation';
import {
  isWished,
  noWish,
  type TableWish,
  toWishInput,
  wishOf,
} from '../../../shared/bookings/tables/table-wish';
import { newGuestInput, type PickedGuest } from '../../../shared/guests/picked-guest';

/** A reservation as the panel at the side holds it. */
export interface Draft {
  /** Undefined while nobody is chosen. */
  guest: PickedGuest | undefined;
  service: string;
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** A time of day; at or before the start it is the next day's. */
  end: number;
  adults: number;
  children: number;
  /** One of each child, where they pay by their age; null: not given. Absent: none is. */
  ages?: readonly (number | null)[];
  tables: readonly string[];
  wish: TableWish;
  segment: string;
  comment: string;
  internalComment: string;
}

interface Start {
  date: string;
  /** Minutes from midnight. */
  now: number;
  service: string;
  segment: string;
  tables: readonly string[];
}

/** A new reservation, for two from now on. */
export function newDraft({ now, ...given }: Start): Draft {
  const { timeindex, timeindexEnd } = newReservationTimes(now);
  return {
    ...given,
    guest: { kind: 'walkIn' },
    start: timeindex,
    end: timeindexEnd % 1440,
    adults: NEW_RESERVATION_PARTICIPANTS,
    children: 0,
    wish: noWish,
    comment: '',
    internalComment: '',
  };
}

export function toDraft(reservation: BookingOutput, unnamed: string): Draft {
  const { _customer: guest } = reservation;
  return {
    guest: guest
      ? {
          kind: 'known',
          _id: guest._id,
          name: displayName(guest) || unnamed,
          detail: [guest.phone, guest.email].filter(Boolean).join(' · '),
        }
      : { kind: 'walkIn' },
    service: reservation._service._id,
    date: reservation.date,
    start: reservation.timeindex,
    end: reservation.timeindexEnd % 1440,
    ...toSelection(reservation),
    tables: reservation.tables.map(({ _table }) => _table),
    wish: wishOf(reservation),
    segment: reservation._segment?._id ?? '',
    comment: reservation.comment ?? '',
    internalComment: reservation.internalComment ?? '',
  };
}

const places = (draft: Draft) => ({
  timeindex: draft.start,
  timeindexEnd: endAfter(draft.start, draft.end),
  participants: draft.adults + draft.children,
  numberOfChildren: draft.children,
  tables: draft.tables.map((_table) => ({ _table })),
});

/** @param status the party has it from the start; without one it is expected */
export function toInput(draft: Draft, status?: string): SeatingReservationInput {
  const { guest, service, date, segment, comment, internalComment } = draft;
  return {
    ...places(draft),
    ...changedAges(undefined, draft),
    _service: service,
    date,
    ...(guest?.kind === 'known' && { _customer: guest._id }),
    ...(guest?.kind === 'new' && { guest: newGuestInput(guest) }),
    ...(isWished(draft.wish) && { tableWish: toWishInput(draft.wish) }),
    ...(segment && { _segment: segment }),
    ...(comment.trim() && { comment: comment.trim() }),
    ...(internalComment.trim() && { internalComment: internalComment.trim() }),
    ...(status && { _bookingStatus: status }),
  };
}

type Change = Omit<SeatingReservationChange, 'version'>;

/** What differs from how the panel was opened; undefined if nothing does. */
export function toChange(before: Draft, draft: Draft): Change | undefined {
  const isChanged = (...names: readonly (keyof Draft)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(draft[name]));
  const { timeindex, timeindexEnd, participants, numberOfChildren, tables } = places(draft);
  const change: Change = {
    ...(isChanged('guest') && draft.guest?.kind === 'known' && { _customer: draft.guest._id }),
    ...(isChanged('service') && { _service: draft.service }),
    ...(isChanged('date') && { date: draft.date }),
    ...(isChanged('start', 'end') && { timeindex, timeindexEnd }),
    ...(isChanged('adults', 'children') && { participants, numberOfChildren }),
    ...(isChanged('ages', 'children') && changedAges(knownAges(before), draft)),
    ...(isChanged('tables') && { tables }),
    ...(isChanged('wish') && { tableWish: toWishInput(draft.wish) }),
    ...(isChanged('segment') && draft.segment && { _segment: draft.segment }),
    ...(isChanged('comment') && { comment: draft.comment.trim() }),
    ...(isChanged('internalComment') && { internalComment: draft.internalComment.trim() }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** What keeps a draft from being saved, by the text that says it. */
export function problemOf(
  draft: Draft,
): 'selectService' | 'noGuest' | 'noParticipants' | undefined {
  if (!draft.service) return 'selectService';
  if (!draft.guest) return 'noGuest';
  return draft.adults + draft.children > 0 ? undefined : 'noParticipants';
}
