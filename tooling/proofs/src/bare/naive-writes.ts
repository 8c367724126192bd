import { type Collection, type Db, ObjectId } from 'mongodb';
import { type BareBooking, RECORDS, recordsOf } from './booking-records';

export interface NaiveRequest extends BareBooking {
  /** Places of the slot. */
  capacity: number;
}

const durable = { writeConcern: { w: 'majority', journal: true } } as const;
/** In a collection of its own: the API's ledgers know nothing of these bookings. */
const BOOKINGS = 'naiveBookings';

/**
 * The naive way: count, then insert. It writes the API's documents under the same indexes and with the same
 * durability, but without a transaction, and oversells.
 */
export class NaiveWrites {
  private readonly collections: Readonly<Record<(typeof RECORDS)[number], Collection>>;

  constructor(private readonly db: Db) {
    const of = (name: string) => db.collection(name, durable);
    this.collections = {
      bookings: of(BOOKINGS),
      audit: of('audit'),
      events: of('events'),
      idempotencyOfBare: of('idempotencyOfBare'),
      messages: of('messages'),
    };
  }

  /** Gives its bookings the indexes of the API's. */
  async prepare(): Promise<void> {
    const indexes = await this.db.collection('bookings').indexes();
    await this.collections.bookings.createIndexes(
      indexes.flatMap(({ v: _v, ...index }) => (index.name === '_id_' ? [] : [index])),
    );
  }

  /** The id of the booking; undefined if there seemed to be no room. */
  async book({ capacity, ...booking }: NaiveRequest, key: string): Promise<string | undefined> {
    const _id = new ObjectId();
    const records = recordsOf(booking, { key, _id, at: new Date() });
    if ((await this.sold(booking)) + booking.participants > capacity) return undefined;
    await this.collections.bookings.insertOne(records.bookings);
    const beside = RECORDS.filter((name) => name !== 'bookings');
    await Promise.all(beside.map((name) => this.collections[name].insertOne(records[name])));
    return _id.toHexString();
  }

  /** Participants of the slot, summed by a covered query. */
  private async sold({ vendorId, serviceId, date, timeindex }: BareBooking): Promise<number> {
    const [sum] = await this.collections.bookings
      .aggregate<{ sold: number }>([
        {
          $match: {
            _vendor: ObjectId.createFromHexString(vendorId),
            _service: ObjectId.createFromHexString(serviceId),
            active: true,
            waitingList: false,
            start: new Date(`${date}T00:00:00Z`),
            timeindex,
          },
        },
        { $group: { _id: null, sold: { $sum: '$participants' } } },
      ])
      .toArray();
    return sum?.sold ?? 0;
  }
}
