/**
 * A process that seats guests and books treatments through the product's own engine, before there are
 * screens for it: the built API without its HTTP server, behind two paths. PORT and MONGODB_URI are its
 * environment. The control finds first and inserts then.
 */
import fastify from 'fastify';
import type { ClientSession, Db, ObjectId } from 'mongodb';
import type { Wish } from './wish';

interface Tx {
  session: ClientSession;
}
interface Stay {
  by: string;
  kind: 'table' | 'therapist' | 'room';
  resource: ObjectId;
  date: string;
  start: number;
  end: number;
}
interface BookingChange {
  before: object | null;
  after: object | null;
}
interface Engine {
  change<T>(
    ctx: object,
    places: readonly object[],
    work: (
      tx: Tx,
      write: (changes: BookingChange[], options: { override: boolean }) => Promise<void>,
    ) => Promise<T>,
    stays: readonly Stay[],
  ): Promise<T>;
}
interface Occupations {
  apply(tx: Tx, changes: readonly object[]): Promise<void>;
}
/** What of the built API is used here; worker-process.cjs opens it. */
export interface Api {
  engine: Engine;
  occupations: Occupations;
  occupationChanges(before: readonly Stay[], after: readonly Stay[]): object[];
  /** Of the API's own driver. */
  objectId(hex: string): ObjectId;
  /** The API's own connection: a session belongs to one. */
  db: Pick<Db, 'collection'>;
  isRefusal(error: unknown): boolean;
  close(): Promise<void>;
}

interface Place {
  vendorId: string;
  serviceId: string;
}

class Seats {
  constructor(private readonly api: Api) {}

  put(place: Place, wish: Wish): Promise<null> {
    return wish.kind === 'table' ? this.seat(place, wish) : this.treat(place, wish);
  }

  /** Finding first and inserting then, as the engine does not. */
  async naive({ resources: [resource = ''], start, end }: Wish): Promise<boolean> {
    const stays = this.api.db.collection<{ resource: string; start: number; end: number }>(
      'naiveStays',
    );
    const found = await stays.findOne({ resource, start: { $lt: end }, end: { $gt: start } });
    if (!found) await stays.insertOne({ resource, start, end });
    return !found;
  }

  /** A booking at tables: the product's own document on its one code path. */
  private seat(place: Place, wish: Wish): Promise<null> {
    const after = this.bookingOf(place, wish);
    return this.api.engine.change(
      contextOf(place),
      [after],
      async ({ session }, write) => {
        const known = { _id: after._id, _vendor: after._vendor };
        const before = await this.api.db.collection('bookings').findOne(known, { session });
        const version = Number(before?.version ?? -1) + 1;
        // at any minute: it is the tables that are fought for, not the places
        await write([{ before, after: { ...after, version } }], { override: true });
        return null;
      },
      this.staysOf(wish),
    );
  }

  /** A treatment takes a therapist and a room; its document is the proof's, its occupations are not. */
  private treat(place: Place, wish: Wish): Promise<null> {
    const treatments = this.api.db.collection<Wish>('proofTreatments');
    return this.api.engine.change(
      contextOf(place),
      [],
      async (tx) => {
        const { session } = tx;
        const before = await treatments.findOne({ _id: wish._id }, { session });
        const stays = [before ? this.staysOf(before) : [], this.staysOf(wish)] as const;
        await this.api.occupations.apply(
          { ...tx, ...contextOf(place) },
          this.api.occupationChanges(...stays),
        );
        await treatments.replaceOne({ _id: wish._id }, wish, { upsert: true, session });
        return null;
      },
      this.staysOf(wish),
    );
  }

  private staysOf({ _id: by, kind, resources, date, start, end, active }: Wish): Stay[] {
    if (!active) return [];
    return resources.map((resource, index) => ({
      by,
      kind: kind === 'table' ? kind : index === 0 ? 'therapist' : 'room',
      resource: this.api.objectId(resource),
      ...{ date, start, end },
    }));
  }

  private bookingOf({ vendorId, serviceId }: Place, wish: Wish) {
    const now = new Date();
    const { _id, resources, date, start, end, active } = wish;
    return {
      _id: this.api.objectId(_id),
      _vendor: this.api.objectId(vendorId),
      bookingId: _id,
      _service: this.api.objectId(serviceId),
      start: new Date(`${date}T00:00:00Z`),
      timeindex: start,
      timeindexEnd: end,
      participants: 1,
      numberOfChildren: 0,
      addons: [],
      companions: [],
      tables: active ? resources.map((id) => ({ _table: this.api.objectId(id) })) : [],
      active,
      waitingList: false,
      attendenceVerified: false,
      onlineBooking: false,
      terms: {
        ...{ price: 0, currency: 'NOK', cancellationHours: 0, prepayment: 'none' },
        cancellationDeadline: now,
      },
      sequence: 0,
      version: 0,
      createdAt: now,
      updatedAt: now,
    };
  }
}

const contextOf = ({ vendorId }: Place) => ({
  vendorId,
  actor: { kind: 'system', name: 'proof' },
  language: 'en',
  now: new Date(),
  requestId: 'proof',
});

/** Until it is told to end. */
export async function serve(api: Api): Promise<void> {
  // transactions that make a collection conflict over that
  await api.db.collection('proofTreatments').createIndex({ kind: 1 });
  const seats = new Seats(api);
  const server = fastify();
  server.get('/api/health/ready', async () => ({ success: true }));
  server.put<{ Body: { place: Place; wish: Wish } }>('/stay', async ({ body }, reply) => {
    try {
      await seats.put(body.place, body.wish);
      return { success: true };
    } catch (error) {
      reply.status(api.isRefusal(error) ? 409 : 503);
      return { success: false, message: String(error) };
    }
  });
  server.post<{ Body: Wish }>('/naive', async ({ body }, reply) => {
    const isFree = await seats.naive(body);
    reply.status(isFree ? 201 : 409);
    return { success: isFree };
  });
  await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
  process.once('SIGTERM', () => {
    void server.close().then(() => api.close());
  });
}
