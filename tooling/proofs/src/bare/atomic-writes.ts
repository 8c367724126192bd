import { type ClientSession, type Collection, type Db, type MongoClient, ObjectId } from 'mongodb';
import { type BareBooking, RECORDS, recordsOf } from './booking-records';

interface Ledger {
  _id: string;
  _vendor: ObjectId;
  used: Record<string, number>;
  cap: Record<string, number>;
}

interface Waiting {
  booking: BareBooking;
  key: string;
  done(id: string | undefined): void;
  failed(error: unknown): void;
}

const BATCH = 32;
const durable = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', journal: true },
} as const;

/**
 * The API's atomic write and nothing else: the same documents in one transaction, queued and batched by
 * ledger, through the native driver, without rules or validation.
 */
export class AtomicWrites {
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly ledgers: Collection<Ledger>;

  constructor(
    private readonly client: MongoClient,
    private readonly db: Db,
  ) {
    this.ledgers = db.collection<Ledger>('ledgers');
  }

  /** The id of the booking; undefined if there is no room. */
  book(booking: BareBooking, key: string): Promise<string | undefined> {
    const ledgerId = `${booking.serviceId}|${booking.date}`;
    return new Promise((done, failed) => {
      const queue = this.waiting.get(ledgerId);
      if (queue) {
        queue.push({ booking, key, done, failed });
        return;
      }
      const first = [{ booking, key, done, failed }];
      this.waiting.set(ledgerId, first);
      void this.drain(ledgerId, first);
    });
  }

  private async drain(ledgerId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH);
      try {
        const ids = await this.write(ledgerId, batch);
        for (const [index, { done }] of batch.entries()) done(ids[index]);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.waiting.delete(ledgerId);
  }

  private write(ledgerId: string, batch: readonly Waiting[]): Promise<(string | undefined)[]> {
    return this.client.withSession((session) =>
      session.withTransaction(async () => {
        const taken: Waiting[] = [];
        for (const one of batch) {
          if (await this.take(ledgerId, one.booking, session)) taken.push(one);
        }
        const ids = new Map(taken.map(({ key }) => [key, new ObjectId()]));
        if (taken.length > 0) await this.insert(taken, ids, session);
        return batch.map(({ key }) => ids.get(key)?.toHexString());
      }, durable),
    );
  }

  private async take(
    ledgerId: string,
    { vendorId, timeindex, participants }: BareBooking,
    session: ClientSession,
  ): Promise<boolean> {
    const key = `t${timeindex}`;
    const { matchedCount } = await this.ledgers.updateOne(
      {
        _id: ledgerId,
        _vendor: ObjectId.createFromHexString(vendorId),
        $expr: {
          $lte: [{ $add: [{ $ifNull: [`$used.${key}`, 0] }, participants] }, `$cap.${key}`],
        },
      },
      { $inc: { [`used.${key}`]: participants, v: 1 } },
      { session },
    );
    return matchedCount === 1;
  }

  private async insert(
    taken: readonly Waiting[],
    ids: ReadonlyMap<string, ObjectId>,
    session: ClientSession,
  ): Promise<void> {
    const at = new Date();
    const records = taken.flatMap(({ booking, key }) => {
      const _id = ids.get(key);
      return _id ? [recordsOf(booking, { key, _id, at })] : [];
    });
    for (const name of RECORDS) {
      const documents = records.map((one) => one[name]);
      await this.db.collection(name).insertMany(documents, { session });
    }
  }
}
