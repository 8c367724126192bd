import type { CalendarDate } from '../../calendar/calendar-date';
import { noShowFee } from '../no-show-fee';
import type { PrepaidPart } from './prepaid-amount';
import { dueAtBooking, type Prepayment, prepaymentFor, prepayments } from './service-prepayment';

export interface ToldPart {
  kind: string;
  basisPoints?: number;
  amount?: number;
}

/** What the API tells guests of a service's prepayment. */
interface Told {
  prepayment: string;
  /** Absent: all of it. */
  prepaidPart?: ToldPart;
  /** What not coming costs; absent: no card is asked for. */
  noShowFee?: ToldPart;
  prepaymentExceptions: readonly {
    from?: CalendarDate;
    until?: CalendarDate;
    minParticipants?: number;
    prepayment: string;
    prepaidPart: ToldPart;
  }[];
}

interface Booked {
  date: CalendarDate;
  participants: number;
  /** Minor units, what a membership or a stay pays left out. */
  total: number;
}

/** Whether a booking is paid in advance, and how much of it in minor units, as the server computes it. */
export function dueNow(
  { prepayment, prepaidPart, prepaymentExceptions }: Told,
  { date, participants, total }: Booked,
): { prepayment: Prepayment; amount: number } {
  const asked = prepaymentFor(
    {
      prepayment: toPrepayment(prepayment),
      ...(prepaidPart && { prepaidPart: toPart(prepaidPart) }),
      prepaymentExceptions: prepaymentExceptions.map((one) => ({
        ...one,
        prepayment: toPrepayment(one.prepayment),
        prepaidPart: toPart(one.prepaidPart),
      })),
    },
    { date, participants },
  );
  const amount = dueAtBooking(asked, { total, participants });
  return { prepayment: amount === 0 ? 'none' : asked.prepayment, amount };
}

/**
 * What not coming would cost, in minor units, by the card that the guest is asked for as they book; 0: none is asked
 * for. As the server computes it.
 */
export function noShowFeeOf(
  { noShowFee: terms }: Pick<Told, 'noShowFee'>,
  booked: Pick<Booked, 'participants' | 'total'>,
): number {
  return terms ? noShowFee(toPart(terms), booked) : 0;
}

export const toPrepayment = (text: string): Prepayment =>
  prepayments.find((one) => one === text) ?? 'none';

export function toPart({ kind, basisPoints = 0, amount = 0 }: ToldPart): PrepaidPart {
  if (kind === 'share') return { kind, basisPoints };
  return kind === 'perHead' ? { kind, amount } : { kind: 'all' };
}
