import { Types } from 'mongoose';
import type { Level } from '../../../src/common/context/request-context';
import { timeOfWeek } from '../../../src/modules/bookings/testing/service.factory';
import { BookingChecker } from '../../../src/modules/bookings/verify/booking-checker';
import type { TestApp, UserSession } from '../test-app';
import { BookingScene, DAY } from './booking-scene';

/** 18:00, in minutes from midnight. */
export const SIX = 1080;
/** 20:00 */
export const EIGHT = 1200;

interface TableOfScene {
  name: string;
  guestCount: number;
  [field: string]: unknown;
}

/** A venue with a dining room, and a dinner from 18:00 and from 20:00, of 40 places each. */
export class DiningScene {
  private constructor(
    readonly booking: BookingScene,
    private readonly ids: ReadonlyMap<string, Types.ObjectId>,
  ) {}

  static async open(
    app: TestApp,
    {
      service = {},
      tables = [seats('1', 2), seats('2', 4), seats('3', 4), seats('4', 8)],
      combinations = [],
    }: {
      service?: object;
      tables?: readonly TableOfScene[];
      combinations?: readonly {
        name: string;
        tables: readonly string[];
        [field: string]: unknown;
      }[];
    } = {},
  ): Promise<DiningScene> {
    const booking = await BookingScene.open(app, {
      service: {
        name: 'Dinner',
        times: [timeOfWeek(SIX, EIGHT), timeOfWeek(EIGHT, 1320)],
        capacity: 40,
        ...service,
      },
    });
    const ids = new Map(tables.map(({ name }) => [name, new Types.ObjectId()]));
    const idOf = (name: string) => ids.get(name) ?? new Types.ObjectId();
    await app.connection.collection('diningRooms').insertOne({
      _vendor: booking.vendorId,
      name: 'Restaurant',
      defaultFNB: true,
      tables: tables.map((table) => ({ _id: idOf(table.name), ...table })),
      combinations: combinations.map((one) => ({
        _id: new Types.ObjectId(),
        minGuests: 1,
        guestCount: 8,
        ...one,
        tables: one.tables.map(idOf),
      })),
      shapes: [],
      sections: [],
      version: 0,
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    });
    return new DiningScene(booking, ids);
  }

  get app(): TestApp {
    return this.booking.app;
  }

  staff(level: Level = 1): UserSession {
    return this.booking.staff(level);
  }

  /** Hex id of a table, by its name. */
  table(name: string): string {
    const id = this.ids.get(name);
    if (!id) throw new Error(`no table ${name}`);
    return id.toHexString();
  }

  /** The name of a table, by its hex id. */
  nameOf(table: string): string {
    return [...this.ids].find(([, id]) => id.toHexString() === table)?.[0] ?? '';
  }

  tables = (...names: string[]) => names.map((name) => ({ _table: this.table(name) }));

  /** Seats a party of two at a table at 18:00 for two hours, or whatever the test changes. */
  seat(change: object = {}, staff = this.staff()) {
    return staff.post('/api/v1/seating/reservations', {
      _service: this.booking.serviceId.toHexString(),
      date: DAY,
      timeindex: SIX,
      timeindexEnd: EIGHT,
      participants: 2,
      tables: [],
      ...change,
    });
  }

  async seated(change: object = {}) {
    const { body } = await this.seat(change).expect(201);
    return body.data;
  }

  change(id: string, change: object, staff = this.staff()) {
    return staff.put(`/api/v1/seating/reservations/${id}`, change);
  }

  /** The bookings of the plan of a day. */
  async plan(date = DAY) {
    const { body } = await this.staff()
      .get(`/api/v1/admin/seatedReservations/${date}/${date}`)
      .expect(200);
    return body.data;
  }

  /** What the recount of places and tables finds wrong. */
  differences() {
    return this.app.nest.get(BookingChecker).ofVendor(this.booking.vendorId);
  }
}

/** A table for up to so many. */
export const seats = (name: string, guestCount: number, change: object = {}): TableOfScene => ({
  name,
  guestCount,
  minGuests: 1,
  radius: 0,
  rotation: 0,
  position: { posX: 0, posY: 0 },
  size: { width: 5, height: 5 },
  attributes: [],
  section: null,
  ...change,
});
