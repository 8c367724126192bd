import type { Finding } from '../checks/findings';
import type { StoredMoney } from '../payments/stored-money';
import type { Told } from '../payments/told';

const OUTCOMES: Readonly<Record<string, string>> = { settled: 'booked', undone: 'returned' };

/**
 * What had been told by the moment that was restored, and is not so.
 * @param later what was told until the end: of what was under way at the moment either is right
 */
export function missing(stored: StoredMoney, told: Told, later: Told): Finding {
  const wrong: string[] = [];
  const payments = new Map(stored.payments.map((one) => [one._id.toHexString(), one]));
  const bookings = new Map(stored.bookings.map((one) => [one._id.toHexString(), one]));
  const withMoney = new Set(stored.entries.map(({ _payment }) => _payment.toHexString()));
  for (const [id, said] of told.payments) {
    const payment = payments.get(id);
    if (!payment) wrong.push(`payment ${id} is lost`);
    else if (said !== 'open') {
      const is = withMoney.has(id) ? OUTCOMES[payment.state] : 'ended';
      if (is !== said) wrong.push(`payment ${id} was ${said}, is ${payment.state}`);
    }
  }
  for (const id of told.booked.keys()) {
    const booking = bookings.get(id);
    if (!booking) {
      wrong.push(`booking ${id} is lost`);
      continue;
    }
    const isLive = booking.active && !booking.waitingList;
    if (isLive && told.cancelled.has(id)) wrong.push(`booking ${id} was cancelled, and is there`);
    if (!isLive && !later.cancelled.has(id)) wrong.push(`booking ${id} is cancelled by nobody`);
  }
  for (const [id, amount] of told.refunds) {
    const asked = payments.get(id)?.refunds.reduce((all, one) => all + one.amount, 0) ?? 0;
    if (asked < amount) wrong.push(`payment ${id}: ${amount} told to go back, ${asked} asked for`);
  }
  return { check: 'nothing acknowledged before the moment is missing', wrong };
}
