import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { partTakenBack } from '@atrium/rules/payments/ledger/included-tax';
import type { Types } from 'mongoose';
import type { Random } from '../random';
import type { DemoEntry, DemoPayment } from './demo-payments';

interface Scene {
  readonly random: Random;
  /** IANA. */
  readonly zone: string;
  readonly seller: { readonly name: string };
  /** Basis points of what a booking is for. */
  rateOf(booking: Types.ObjectId): number | undefined;
}

/** Receipts of what was taken and returned, numbered by time, and the series that goes on from there. */
export function demoReceipts(
  {
    payments,
    moneyEntries,
  }: { payments: readonly DemoPayment[]; moneyEntries: readonly DemoEntry[] },
  { random, zone, seller, rateOf }: Scene,
): { receipts: object[]; receiptSeries: object[] } {
  const byPayment = new Map(payments.map((payment) => [payment._id.toHexString(), payment]));
  const numbers = new Map<string, number>();
  const receipts = moneyEntries
    .filter(({ kind }) => kind === 'captured' || kind === 'refunded')
    .sort((one, two) => one.at.getTime() - two.at.getTime())
    .map(({ key, kind, amount, currency, about, _payment, at }, index) => {
      const number = index + 1;
      const id = _payment.toHexString();
      const payment = byPayment.get(id);
      const basisPoints = rateOf(about._id);
      const gross = payment?.amount ?? amount;
      const credits = kind === 'refunded' ? numbers.get(id) : undefined;
      if (kind === 'captured') numbers.set(id, number);
      return {
        _id: random.objectId(),
        ...{ number, kind: kind === 'captured' ? 'receipt' : 'creditNote', entry: key },
        ...{ amount, currency, about, _payment, seller },
        ...(credits === undefined ? {} : { credits }),
        ...{ description: payment?.description ?? '', language: payment?.language ?? 'no' },
        ...(basisPoints === undefined
          ? {}
          : {
              tax: taxOf(
                partTakenBack(gross, basisPoints, { before: 0, part: amount }),
                basisPoints,
              ),
            }),
        ...{ date: venueTimeOf(at.getTime(), zone).date, at },
      };
    });
  return { receipts, receiptSeries: [{ _id: random.objectId(), last: receipts.length }] };
}

const taxOf = ({ net, tax }: { net: number; tax: number }, basisPoints: number) => ({
  ...{ basisPoints, net, tax },
});
