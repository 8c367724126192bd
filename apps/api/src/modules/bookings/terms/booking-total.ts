import { bookingTotal } from '@atrium/rules/money/money';
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
    addons: addons.map(({ _addon, quantity }) => ({ price: _addon.price, quantity })),
  });
}
