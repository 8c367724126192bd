import type { Collection, Db } from 'mongodb';

interface NaiveBooking {
  slot: string;
  participants: number;
}

export interface NaiveRequest extends NaiveBooking {
  /** Places of the slot. */
  capacity: number;
}

const durable = { writeConcern: { w: 'majority', journal: true } } as const;

/** Count, then insert: what the engine is not. Durable, and still oversold. */
export class NaiveWrites {
  private readonly bookings: Collection<NaiveBooking>;

  constructor(db: Db) {
    this.bookings = db.collection<NaiveBooking>('naive', durable);
  }

  async prepare(): Promise<void> {
    await this.bookings.createIndex({ slot: 1, participants: 1 });
  }

  /** Whether it was booked. */
  async book({ slot, participants, capacity }: NaiveRequest): Promise<boolean> {
    const [sum] = await this.bookings
      .aggregate<{ sold: number }>([
        { $match: { slot } },
        { $group: { _id: null, sold: { $sum: '$participants' } } },
      ])
      .toArray();
    if ((sum?.sold ?? 0) + participants > capacity) return false;
    await this.bookings.insertOne({ slot, participants });
    return true;
  }
}
