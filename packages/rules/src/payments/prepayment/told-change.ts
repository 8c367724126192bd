import type { CalendarDate } from '../../calendar/calendar-date';
import { toInstant } from '../../calendar/time-zone';
import { type AgeBand, bookedBands } from '../../money/age-bands';
import { bookingTotal } from '../../money/money';
import { type CancellationStep, freeUntil } from '../refunds/cancellation-terms';
import { type ChangedMoney, moneyOfChange } from './changed-booking';
import { type ToldPart, toPart, toPrepayment } from './due-now';

/** A booking as the API tells its guest. */
export interface ToldBooking {
  readonly date: CalendarDate;
  /** Minutes from midnight. */
  readonly timeindex: number;
  readonly participants: number;
  /** Minor units. */
  readonly totalPrice: number;
  readonly waitingList: boolean;
  readonly addons: readonly {
    readonly _addon: { readonly price: number };
    readonly quantity: number;
  }[];
  readonly prepaid?: { readonly paid: number };
  readonly terms: {
    readonly price: number;
    readonly ageBands?: readonly Omit<AgeBand, 'languageList'>[];
    readonly cancellationHours: number;
    readonly cancellation: readonly CancellationStep[];
    readonly prepayment: string;
    readonly prepaidPart?: ToldPart;
    readonly coveredBy?: unknown;
  };
}

interface Party {
  /** Children included. */
  readonly participants: number;
  /** Of each child, where prices depend on them. */
  readonly childAges?: readonly number[];
}

/** What another party means for the money of a booking, as the server computes it. */
export interface QuotedChange extends ChangedMoney {
  /** Of the booking afterwards, in minor units. */
  readonly total: number;
  /** What it adds to what is paid at the venue, in minor units. */
  readonly later: number;
}

/** @param when epoch milliseconds, and the IANA zone of the venue */
export function quoteOfChange(
  { terms, addons, prepaid, ...booking }: ToldBooking,
  { participants, childAges = [] }: Party,
  { now, zone }: { readonly now: number; readonly zone: string },
): QuotedChange {
  const { ageBands = [], cancellation, cancellationHours, prepayment, prepaidPart } = terms;
  const total = bookingTotal({
    price: terms.price,
    participants,
    ageBands: terms.coveredBy ? [] : bookedBands(ageBands, childAges),
    addons: addons.map(({ _addon, quantity }) => ({ price: _addon.price, quantity })),
  });
  const money = moneyOfChange(
    {
      prepayment: toPrepayment(prepayment),
      ...(prepaidPart && { prepaidPart: toPart(prepaidPart) }),
      cancellation: cancellation.length > 0 ? cancellation : freeUntil(cancellationHours),
    },
    {
      before: { total: booking.totalPrice, participants: booking.participants },
      after: { total, participants },
      paid: prepaid?.paid ?? 0,
      start: toInstant(booking.date, booking.timeindex, zone),
      now,
    },
  );
  const due = booking.waitingList ? 0 : money.due;
  const later = Math.max(0, total - booking.totalPrice - due);
  return { due, givesBack: money.givesBack, total, later };
}
