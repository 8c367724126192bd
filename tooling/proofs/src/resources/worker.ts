/**
 * A process that seats guests and books treatments through the product's own capacity module: the built
 * API without its HTTP server, behind two paths. PORT and MONGODB_URI are its environment. The control finds
 * first and inserts then.
 */
import type { Booking } from '@atrium/api/bookings';
import type { CapacityClaim, CapacityService } from '@atrium/api/capacity';
import fastify from 'fastify';
import type { ObjectId } from 'mongodb';
import { type StoredTreatment, wishOf } from './stored-treatment';
import type { Wish } from './wish';

type Application = Awaited<ReturnType<Api['application']['openApplication']>>;
type Connection = ReturnType<Api['application']['connectionOf']>;

/** The built API; worker-process.cjs loads it. */
export interface Api {
  application: typeof import('@atrium/api/application');
  bookings: typeof import('@atrium/api/bookings');
  capacity: typeof import('@atrium/api/capacity');
  /** Imported here, the driver would be loaded a second time, and the API would not know its errors. */
  objectId: (hex: string) => ObjectId;
}

interface Place {
  vendorId: string;
  serviceId: string;
}

/** Tables go with bookings, therapists and rooms with treatments: the product's own checker recounts both. */
class Seats {
  private readonly capacity: CapacityService;
  private readonly db: Connection;

  constructor(
    private readonly api: Api,
    private readonly context: Application,
  ) {
    this.capacity = context.get(api.capacity.CapacityService);
    this.db = api.application.connectionOf(context);
  }

  put(place: Place, wish: Wish): Promise<null> {
    return wish.kind === 'table' ? this.seat(place, wish) : this.treat(place, wish);
  }

  /** Finds first and inserts then, as the product does not. */
  async naive({ resources: [resource = ''], start, end }: Wish): Promise<boolean> {
    const stays = this.db.collection<{ resource: string; start: number; end: number }>(
      'naiveStays',
    );
    const found = await stays.findOne({ resource, start: { $lt: end }, end: { $gt: start } });
    if (!found) await stays.insertOne({ resource, start, end });
    return !found;
  }

  private seat(place: Place, wish: Wish): Promise<null> {
    const after = this.bookingOf(place, wish);
    const turn = {
      days: [{ serviceId: after._service, date: wish.date }],
      resources: this.api.capacity.occupationsOf(this.claimOf(wish)),
    };
    return this.capacity.inTurn(contextOf(place), turn, async (tx) => {
      const before = await this.db
        .collection<Booking>('bookings')
        .findOne({ _id: after._id, _vendor: after._vendor }, { session: tx.session });
      const version = (before?.version ?? -1) + 1;
      // at any minute: it is the tables that are fought for, not the places
      await this.context
        .get(this.api.bookings.BookingWrites)
        .write(tx, [{ before, after: { ...after, version } }], { override: true });
      return null;
    });
  }

  private treat(place: Place, wish: Wish): Promise<null> {
    const treatments = this.db.collection<StoredTreatment>('treatments');
    const resources = this.api.capacity.occupationsOf(this.claimOf(wish));
    const after = this.treatmentOf(place, wish);
    const key = { _id: after._id, _vendor: after._vendor };
    return this.capacity.inTurn(contextOf(place), { resources }, async (tx) => {
      const { session } = tx;
      const before = await treatments.findOne(key, { session });
      await this.capacity.change(tx, [
        { before: before && this.claimOf(wishOf(before)), after: this.claimOf(wish) },
      ]);
      if (wish.active) await treatments.replaceOne(key, after, { upsert: true, session });
      else await treatments.deleteOne(key, { session });
      return null;
    });
  }

  private treatmentOf({ vendorId }: Place, wish: Wish): StoredTreatment {
    const { date, start, end } = wish;
    const [therapist = '', room = ''] = wish.resources;
    const whole = { from: 0, until: end - start };
    return {
      _id: this.api.objectId(wish._id),
      _vendor: this.api.objectId(vendorId),
      ...{ date, timeindexStart: start, timeindexEnd: end, timeindexEndAndReset: end },
      status: 'pause',
      therapists: [{ _therapist: this.api.objectId(therapist) }],
      _room: this.api.objectId(room),
      held: { therapist: [whole], room: whole },
      ...{ guests: 0, version: 0 },
    };
  }

  private bookingOf({ vendorId, serviceId }: Place, wish: Wish): Booking {
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
        ...{ price: 0, currency: 'NOK', cancellationHours: 0, prepayment: 'none' as const },
        cancellationDeadline: now,
      },
      sequence: 0,
      version: 0,
      createdAt: now,
      updatedAt: now,
    };
  }

  /** Tables, or a therapist and a room. */
  private claimOf({ _id: holder, kind, resources, date, start, end, active }: Wish): CapacityClaim {
    if (!active) return { holder };
    return {
      holder,
      resources: resources.map((resource, index) => ({
        kind: kind === 'table' ? kind : index === 0 ? 'therapist' : 'room',
        resource: this.api.objectId(resource),
        ...{ date, start, end },
      })),
    };
  }
}

const contextOf = ({ vendorId }: Place) => ({
  vendorId,
  actor: { kind: 'system', name: 'proof' } as const,
  language: 'en',
  now: new Date(),
  requestId: 'proof',
});

/** Until it is told to end. */
export async function serve(api: Api): Promise<void> {
  const context = await api.application.openApplication(['error']);
  const seats = new Seats(api, context);
  const server = fastify();
  server.get('/api/health/ready', async () => ({ success: true }));
  server.put<{ Body: { place: Place; wish: Wish } }>('/stay', async ({ body }, reply) => {
    try {
      await seats.put(body.place, body.wish);
      return { success: true };
    } catch (error) {
      reply.status(error instanceof api.capacity.CapacityRefusedError ? 409 : 503);
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
    void server.close().then(() => context.close());
  });
}
