import { type Collection, MongoClient, ObjectId } from 'mongodb';

/** Inserts under way at once. */
const LANES = 32;

interface UnsafeBooking {
  _id: ObjectId;
  participants: number;
}

/**
 * The control: bookings acknowledged before they are journaled (`w: 1, j: false`). Killing mongod must lose
 * some of them, otherwise the kill proves nothing.
 */
export class UnsafeWriter {
  private readonly acknowledged: ObjectId[] = [];
  private stopped = false;
  private lanes: Promise<void>[] = [];
  private onAcknowledged = () => {};

  private constructor(
    private readonly client: MongoClient,
    private readonly bookings: Collection<UnsafeBooking>,
  ) {}

  static async connect(uri: string): Promise<UnsafeWriter> {
    const client = new MongoClient(uri, { retryWrites: false, serverSelectionTimeoutMS: 5_000 });
    await client.connect();
    const options = { writeConcern: { w: 1, journal: false } } as const;
    return new UnsafeWriter(client, client.db().collection<UnsafeBooking>('unsafe', options));
  }

  get total(): number {
    return this.acknowledged.length;
  }

  start(): void {
    this.stopped = false;
    this.lanes = Array.from({ length: LANES }, () => this.write());
  }

  /**
   * Resolves as soon as another booking is acknowledged, or none can be: a kill at that moment hits data that
   * nothing has flushed yet.
   */
  nextAcknowledged(): Promise<void> {
    return Promise.race([
      new Promise<void>((resolve) => {
        this.onAcknowledged = resolve;
      }),
      Promise.all(this.lanes).then(() => {}),
    ]);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.lanes);
  }

  /** How many acknowledged bookings are missing once mongod is back. */
  async lost(): Promise<number> {
    const kept = await this.bookings.countDocuments({ _id: { $in: this.acknowledged } });
    return this.acknowledged.length - kept;
  }

  close(): Promise<void> {
    return this.client.close();
  }

  private async write(): Promise<void> {
    while (!this.stopped) {
      const _id = new ObjectId();
      try {
        await this.bookings.insertOne({ _id, participants: 1 });
        this.acknowledged.push(_id);
        this.onAcknowledged();
      } catch {
        // killed before this one was acknowledged
        return;
      }
    }
  }
}
