import { type Db, ObjectId } from 'mongodb';
import type { StoredLedger } from '../checks/stored';

/** Documents as they are stored: the API cannot vouch for itself. */
export interface StoredPayment {
  _id: ObjectId;
  state: string;
  about: { _id: ObjectId };
  request?: ObjectId;
  amount: number;
  isOpen: boolean;
  refunds: readonly { amount: number; state: string }[];
}

/** The provider's own books. */
export interface ProvidersPayment {
  _id: ObjectId;
  amount: number;
  state: string;
  refunds: readonly { key: string; amount: number }[];
}

export interface StoredEntry {
  key: string;
  kind: string;
  cause: string;
  amount: number;
  _payment: ObjectId;
}

export interface StoredReceipt {
  number: number;
  kind: string;
  amount: number;
  entry: string;
}

export interface PaidBooking {
  _id: ObjectId;
  _service: ObjectId;
  start: Date;
  timeindex: number;
  participants: number;
  active: boolean;
  waitingList: boolean;
  terms: { price: number };
}

/** All that money is told by. */
export interface StoredMoney {
  payments: readonly StoredPayment[];
  provider: readonly ProvidersPayment[];
  entries: readonly StoredEntry[];
  receipts: readonly StoredReceipt[];
  /** The last number given; 0 before the first. */
  lastReceipt: number;
  bookings: readonly PaidBooking[];
  ledgers: readonly StoredLedger[];
  /** Jobs of payments that are still to be done, or given up, in words. */
  jobs: readonly string[];
}

/** By majority reads. */
export async function readMoney(db: Db, vendorId: string): Promise<StoredMoney> {
  const _vendor = ObjectId.createFromHexString(vendorId);
  const all = <T extends object>(collection: string, filter: object = {}) =>
    db
      .collection<T>(collection)
      .find({ ...filter, _vendor } as object, { readConcern: { level: 'majority' } })
      .toArray() as unknown as Promise<T[]>;
  const [series] = await all<{ last: number }>('receiptSeries');
  const jobs = await all<{ kind: string; attempts: number; payload: object }>('queuedJobs', {
    kind: { $in: ['settle-payment', 'send-sandbox-notice'] },
  });
  return {
    payments: await all<StoredPayment>('payments'),
    provider: await all<ProvidersPayment>('sandboxPayments'),
    entries: await all<StoredEntry>('moneyEntries'),
    receipts: await all<StoredReceipt>('receipts'),
    lastReceipt: series?.last ?? 0,
    bookings: await all<PaidBooking>('bookings'),
    ledgers: await all<StoredLedger>('ledgers'),
    jobs: jobs.map(
      ({ kind, attempts, payload }) => `${kind} ${JSON.stringify(payload)}, ${attempts} tries`,
    ),
  };
}
