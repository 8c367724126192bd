import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import { type AgeBand, bookedBands } from '@atrium/rules/money/age-bands';
import { type NoShowTerms, noShowFee } from '@atrium/rules/payments/no-show-fee';
import {
  type PrepaidService,
  prepaymentFor,
} from '@atrium/rules/payments/prepayment/service-prepayment';
import type { CancellationStep } from '@atrium/rules/payments/refunds/cancellation-terms';
import type { Booking, BookingTerms, CoveredBy } from '../booking.schema';
import { totalOf } from './booking-total';

interface PricedService extends PrepaidService {
  /** Minor units for one participant. */
  price: number;
  ageBands?: readonly AgeBand[];
  cancellationHours?: number | null;
  cancellationTerms?: CancellationStep[];
  noShowFee?: NoShowTerms;
}

interface Venue {
  /** ISO 4217. */
  currency: string;
  /** IANA. */
  timezone: string;
}

interface Start {
  date: string;
  timeindex: number;
}

/** The terms that a booking made now is made under. */
export function termsOf(
  service: PricedService,
  venue: Venue,
  {
    participants,
    childAges,
    ...start
  }: Start & {
    participants: number;
    childAges?: readonly number[] | undefined;
  },
): BookingTerms {
  const { prepayment, prepaidPart } = prepaymentFor(service, { date: start.date, participants });
  const { price, ageBands = [], cancellationTerms = [], noShowFee: fee } = service;
  return movedTerms(
    {
      price,
      ...(ageBands.length > 0 ? { ageBands: bookedBands(ageBands, childAges ?? []) } : {}),
      currency: venue.currency,
      cancellationHours: service.cancellationHours ?? 0,
      prepayment,
      ...(prepayment === 'none' ? {} : { prepaidPart }),
      ...(cancellationTerms.length > 0 ? { cancellation: cancellationTerms } : {}),
      ...(fee ? { noShowFee: fee } : {}),
    },
    venue,
    start,
  );
}

/** What not coming costs by the card that its guest gives for it, in minor units: who waits has nothing to miss. */
export function guaranteeOf(
  booking: Pick<Booking, 'terms' | 'participants' | 'addons' | 'waitingList'>,
): number {
  const { terms, participants, waitingList } = booking;
  if (!terms.noShowFee || waitingList) return 0;
  return noShowFee(terms.noShowFee, { total: totalOf(booking), participants });
}

/** The same terms for another start: the hours agreed to, counted from there. */
export function movedTerms(
  terms: Omit<BookingTerms, 'cancellationDeadline'>,
  { timezone: zone }: Pick<Venue, 'timezone'>,
  { date, timeindex }: Start,
): BookingTerms {
  const { cancellationHours } = terms;
  const deadline = cancellationDeadline({ date, timeindex, cancellationHours, zone });
  return { ...terms, cancellationDeadline: new Date(deadline) };
}

/** The same terms for children of other ages: each pays what was agreed for their age. */
export const agedTerms = (
  { ageBands, ...terms }: BookingTerms,
  childAges: readonly number[] | undefined,
): BookingTerms => ({
  ...terms,
  ...(ageBands ? { ageBands: bookedBands(ageBands, childAges ?? []) } : {}),
});

/** The same terms, where something else than the guest pays: nothing is left to prepay. */
export function coveredTerms(terms: BookingTerms, coveredBy: CoveredBy): BookingTerms {
  const { prepaidPart: _nothing, ageBands, ...rest } = terms;
  const free = ageBands && { ageBands: ageBands.map((band) => ({ ...band, price: 0 })) };
  return { ...rest, price: 0, ...free, prepayment: 'none', coveredBy };
}
