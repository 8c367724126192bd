import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { PrepaidPart } from '@atrium/rules/payments/prepaid-amount';
import {
  dueAtBooking,
  type Prepayment,
  prepaymentFor,
  prepayments,
} from '@atrium/rules/payments/service-prepayment';

type Asked = Pick<ActivityWithAvailability, 'prepayment' | 'prepaidPart' | 'prepaymentExceptions'>;

interface Booked {
  date: CalendarDate;
  participants: number;
  /** Minor units, what a membership or a stay pays left out. */
  total: number;
}

/** Whether a booking is paid in advance, and how much of it in minor units, as the server computes it. */
export function dueNow(
  { prepayment, prepaidPart, prepaymentExceptions }: Asked,
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

const toPrepayment = (text: string): Prepayment =>
  prepayments.find((one) => one === text) ?? 'none';

function toPart({
  kind,
  basisPoints = 0,
  amount = 0,
}: NonNullable<Asked['prepaidPart']>): PrepaidPart {
  if (kind === 'share') return { kind, basisPoints };
  return kind === 'perHead' ? { kind, amount } : { kind: 'all' };
}
