import { type Db, ObjectId } from 'mongodb';
import type { Scene, World } from '../target/world';
import type { StoredTreatment, StoredTreatments } from './stored-treatment';

/** A booking as stored. Proofs bypass the API, which cannot vouch for itself. */
export interface StoredBooking {
  _id: ObjectId;
  _service: ObjectId;
  start: Date;
  timeindex: number;
  timeindexEnd: number;
  tables: readonly { _table: ObjectId }[];
  participants: number;
  active: boolean;
  waitingList: boolean;
  version: number;
}

/** When a block has a table, by the product's own record. */
export interface StoredOccupation {
  /** `table:<id>|<yyyy-mm-dd>` */
  _id: string;
  occ: readonly { b: string; s: number; e: number }[];
}

export interface StoredLedger {
  _id: string;
  date: string;
  cap: Record<string, number>;
  used: Record<string, number>;
  over?: Record<string, number>;
}

export interface Stored {
  bookings: Map<string, StoredBooking>;
  ledgers: StoredLedger[];
  occupations: StoredOccupation[];
  /** Hex ids of the blocks of tables. */
  blocks: string[];
  /** Entries in the audit log and events for the creation of each booking, by id. */
  audited: Map<string, number>;
  told: Map<string, number>;
}

/** All that a proof compares, by majority reads. */
export async function readStored(
  db: Db,
  world: Pick<World, 'vendorId'>,
  { serviceId, dinner }: Pick<Scene, 'serviceId' | 'dinner'>,
): Promise<Stored> {
  const [vendorId, roomId] = [idOf(world.vendorId), idOf(dinner.roomId)];
  const services = [idOf(serviceId), idOf(dinner.serviceId)];
  const majority = { readConcern: { level: 'majority' } } as const;
  const bookings = await db
    .collection<StoredBooking>('bookings')
    .find({ _vendor: vendorId, _service: { $in: services } }, majority)
    .toArray();
  const ledgers = await db
    .collection<StoredLedger & { _vendor: ObjectId; _service: ObjectId }>('ledgers')
    .find({ _vendor: vendorId, _service: { $in: services } }, majority)
    .toArray();
  const blocks = await db
    .collection('tableBlocks')
    .find({ _vendor: vendorId, _venue: roomId }, majority)
    .toArray();
  const occupations = await db
    .collection<StoredOccupation & { _vendor: ObjectId }>('occupations')
    .find(
      { _vendor: vendorId, _id: { $regex: `^table:(${dinner.tables.join('|')})\\|` } },
      majority,
    )
    .toArray();
  return {
    occupations,
    blocks: blocks.map(({ _id }) => _id.toHexString()),
    bookings: new Map(bookings.map((booking) => [booking._id.toHexString(), booking])),
    ledgers,
    audited: await creations(db, 'audit', { _vendor: vendorId, action: 'booking.created' }),
    told: await creations(db, 'events', { _vendor: vendorId, type: 'booking.created' }),
  };
}

/** What the clients booked in the spa, by majority reads. */
export async function readTreatments(
  db: Db,
  { vendorId }: Pick<World, 'vendorId'>,
  { spa }: Pick<Scene, 'spa'>,
): Promise<StoredTreatments> {
  const _vendor = idOf(vendorId);
  const ofSpa = { 'therapists._therapist': { $in: spa.therapists.map(idOf) } };
  const found = await db
    .collection<StoredTreatment>('treatments')
    .find({ _vendor, ...ofSpa }, { readConcern: { level: 'majority' } })
    .toArray();
  return {
    treatments: new Map(found.map((treatment) => [treatment._id.toHexString(), treatment])),
    audited: await creations(db, 'audit', { _vendor, action: 'treatment.created' }),
    told: await creations(db, 'events', { _vendor, type: 'treatment.created' }),
  };
}

async function creations(db: Db, collection: string, filter: object): Promise<Map<string, number>> {
  const rows = db
    .collection(collection)
    .aggregate<{ _id: ObjectId; times: number }>([
      { $match: filter },
      { $group: { _id: '$entityId', times: { $sum: 1 } } },
    ]);
  const times = new Map<string, number>();
  for await (const row of rows) times.set(row._id.toHexString(), row.times);
  return times;
}

const idOf = (hex: string) => ObjectId.createFromHexString(hex);
