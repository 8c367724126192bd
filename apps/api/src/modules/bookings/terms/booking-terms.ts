import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import type { CancellationStep } from '@atrium/rules/payments/cancellation-terms';
import { type PrepaidService, prepaymentFor } from '@atrium/rules/payments/service-prepayment';
import type { BookingTerms, CoveredBy } from '../booking.schema';

interface PricedService extends PrepaidService {
  /** Minor units for one participant. */
  price: number;
  cancellationHours?: number | null;
  cancellationTerms?: CancellationStep[];
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
  { participants, ...start }: Start & { participants: number },
): BookingTerms {
  const { prepayment, prepaidPart } = prepaymentFor(service, { date: start.date, participants });
  const { price, cancellationTerms = [] } = service;
  return movedTerms(
    {
      price,
      currency: venue.currency,
      cancellationHours: service.cancellationHours ?? 0,
      prepayment,
      ...(prepayment === 'none' ? {} : { prepaidPart }),
      ...(cancellationTerms.length > 0 ? { cancellation: cancellationTerms } : {}),
    },
    venue,
    start,
  );
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

/** The same terms, where something else than the guest pays: nothing is left to prepay. */
export function coveredTerms(terms: BookingTerms, coveredBy: CoveredBy): BookingTerms {
  const { prepaidPart: _nothing, ...rest } = terms;
  return { ...rest, price: 0, prepayment: 'none', coveredBy };
}
