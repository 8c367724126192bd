import { bookingTotal } from '@atrium/rules/money/money';
import { type PriceLine, priceLines } from '@atrium/rules/money/price-lines';
import { nameIn } from '@atrium/rules/texts/languages';
import type { Booking } from '../booking.schema';

/** Minor units of a booking by the terms stored with it. */
export function totalOf({
  terms,
  participants,
  addons,
}: Pick<Booking, 'terms' | 'participants' | 'addons'>): number {
  return bookingTotal({
    price: terms.price,
    participants,
    ageBands: terms.ageBands,
    addons: addons.map(({ _addon, quantity }) => ({ price: _addon.price, quantity })),
  });
}

/** Its total line by line, by the same terms; what pays instead of the guest has no line. @param language code */
export const linesOf = (
  {
    terms,
    participants,
    numberOfChildren,
    addons,
  }: Pick<Booking, 'terms' | 'participants' | 'numberOfChildren' | 'addons'>,
  language: string,
): PriceLine[] =>
  priceLines({
    price: terms.price,
    participants: terms.coveredBy ? 0 : participants,
    numberOfChildren,
    ageBands: (terms.ageBands ?? []).map((band) => ({
      ...band,
      count: terms.coveredBy ? 0 : band.count,
      name: nameIn(language, band),
    })),
    addons: addons.map(({ _addon, quantity }) => ({
      ...{ name: nameIn(language, _addon), price: _addon.price },
      quantity,
    })),
  });
