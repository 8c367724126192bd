import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import type { BookingTerms, CoveredBy } from '../booking.schema';

interface PricedService {
  /** Minor units for one participant. */
  price: number;
  cancellationHours?: number | null;
  prepayment: BookingTerms['prepayment'];
}

interface Venue {
  /** ISO 4217. */
  currency: string;
  /** IANA. */
  timezone: string;
}

/** The terms that a booking made now is made under. */
export function termsOf(
  service: PricedService,
  venue: Venue,
  start: { date: string; timeindex: number },
): BookingTerms {
  return movedTerms(
    {
      price: service.price,
      currency: venue.currency,
      cancellationHours: service.cancellationHours ?? 0,
      prepayment: service.prepayment,
    },
    venue,
    start,
  );
}

/** The same terms for another start: the hours agreed to, counted from there. */
export function movedTerms(
  terms: Omit<BookingTerms, 'cancellationDeadline'>,
  { timezone: zone }: Pick<Venue, 'timezone'>,
  { date, timeindex }: { date: string; timeindex: number },
): BookingTerms {
  const { price, currency, cancellationHours, prepayment, coveredBy } = terms;
  const deadline = cancellationDeadline({ date, timeindex, cancellationHours, zone });
  return {
    price,
    currency,
    cancellationHours,
    prepayment,
    cancellationDeadline: new Date(deadline),
    ...(coveredBy ? { coveredBy } : {}),
  };
}

/** The same terms, where something else than the guest pays: nothing is left to prepay. */
export function coveredTerms(terms: BookingTerms, coveredBy: CoveredBy): BookingTerms {
  return { ...terms, price: 0, prepayment: 'none', coveredBy };
}
