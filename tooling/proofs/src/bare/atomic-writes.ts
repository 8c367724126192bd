import { type ClientSession, type Collection, type Db, type MongoClient, ObjectId } from 'mongodb';

export interface BareBooking {
  vendorId: string;
  serviceId: string;
  guestId: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindex: number;
  participants: number;
}

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
 * The engine's atomic write with nothing around it: the same documents in one transaction, queued and
 * batched for each ledger, by the native driver, with no rule asked and nothing validated.
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

  /** The id of the booking, or undefined when there is no room. */
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
        const ids = new Map(taken.map((one) => [one, new ObjectId()]));
        if (taken.length > 0) await this.insert(taken, ids, session);
        return batch.map((one) => ids.get(one)?.toHexString());
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
    ids: ReadonlyMap<Waiting, ObjectId>,
    session: ClientSession,
  ): Promise<void> {
    const at = new Date();
    const rows = taken.flatMap((one) => {
      const _id = ids.get(one);
      return _id ? [{ ...one, _id, stored: stored(one.booking, _id, at) }] : [];
    });
    const write = (name: string, documents: object[]) =>
      this.db.collection<object>(name).insertMany(documents, { session });
    await write(
      'bookings',
      rows.map((row) => row.stored),
    );
    await write(
      'audit',
      rows.map(({ stored: after, _id }) => ({
        _vendor: after._vendor,
        at,
        actor: { kind: 'guest', id: after._customer.toHexString(), name: 'Bare' },
        action: 'booking.created',
        entity: 'booking',
        entityId: _id,
        customerId: after._customer,
        after,
        requestId: _id.toHexString(),
      })),
    );
    await write(
      'events',
      rows.map(({ stored: { _vendor, timeindex, participants }, booking, _id }) => ({
        _vendor,
        at,
        type: 'booking.created',
        entityId: _id,
        payload: { date: booking.date, timeindex, service: booking.serviceId, participants },
      })),
    );
    await write(
      'idempotencyOfBare',
      rows.map(({ key, stored: answer }) => ({ _id: key, hash: key, at, answer })),
    );
    await write(
      'messages',
      rows.map(({ stored: { _vendor, _customer }, _id }) => ({
        _vendor,
        customerId: _customer,
        channel: 'email',
        to: 'guest@proof.example',
        template: 'bookingConfirmed',
        language: 'en',
        subject: 'Your booking',
        text: MAIL,
        html: MAIL,
        state: 'unsent',
        attempts: 0,
        entity: { type: 'booking', id: _id },
        createdAt: at,
      })),
    );
  }
}

/** As long as the confirmation that the API writes. */
const MAIL = 'Thank you for your booking. '.repeat(40);

function stored(booking: BareBooking, _id: ObjectId, at: Date) {
  const { vendorId, serviceId, guestId, date, timeindex, participants } = booking;
  return {
    _id,
    _vendor: ObjectId.createFromHexString(vendorId),
    bookingId: _id.toHexString().slice(-12),
    _customer: ObjectId.createFromHexString(guestId),
    _service: ObjectId.createFromHexString(serviceId),
    start: new Date(`${date}T00:00:00Z`),
    timeindex,
    timeindexEnd: timeindex + 60,
    participants,
    numberOfChildren: 0,
    addons: [],
    companions: [],
    tables: [],
    active: true,
    waitingList: false,
    attendenceVerified: false,
    onlineBooking: true,
    terms: {
      price: 0,
      currency: 'NOK',
      cancellationDeadline: at,
      cancellationHours: 0,
      prepayment: 'none',
    },
    sequence: 0,
    version: 0,
    createdAt: at,
    updatedAt: at,
  };
}
