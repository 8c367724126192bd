import { Types } from 'mongoose';
import type { Level } from '../../../src/common/context/request-context';
import { newGuest, newService } from '../../../src/modules/bookings/testing/service.factory';
import type { Vendor } from '../../../src/modules/vendors/vendor.schema';
import { newVendor } from '../new-vendor';
import type { TestApp, UserSession } from '../test-app';

/** The day most tests book: the Friday after the pinned Monday. */
export const DAY = '2026-06-19';
/** The start most tests book, minutes from midnight. */
export const TEN = 600;

export interface Draft {
  participants?: number;
  date?: string;
  timeindex?: number;
  [field: string]: unknown;
}

/** A venue with one service, where guests and staff book. */
export class BookingScene {
  private constructor(
    readonly app: TestApp,
    readonly vendorId: Types.ObjectId,
    readonly serviceId: Types.ObjectId,
  ) {}

  static async open(
    app: TestApp,
    { service = {}, vendor = {} }: { service?: object; vendor?: Partial<Omit<Vendor, '_id'>> } = {},
  ): Promise<BookingScene> {
    const vendorId = await newVendor(app, vendor);
    const serviceId = await newService(app.connection, vendorId, { ...service });
    return new BookingScene(app, vendorId, serviceId);
  }

  staff(level: Level = 1): UserSession {
    return this.app.staff(this.vendorId, level);
  }

  async guest(change: object = {}): Promise<BookingGuest> {
    const id = await newGuest(this.app.connection, this.vendorId, { ...change });
    return new BookingGuest(this, id);
  }

  /** A draft of staff for a guest. */
  draft(guest: BookingGuest | undefined, { participants = 1, ...rest }: Draft = {}) {
    return {
      _service: this.serviceId.toHexString(),
      date: DAY,
      timeindex: TEN,
      participants,
      ...(guest ? { _customer: guest.id.toHexString() } : {}),
      ...rest,
    };
  }

  /** What the slot's ledger says, and what the bookings themselves sum up to. */
  async sold(date = DAY, timeindex = TEN): Promise<{ ledger: number; bookings: number }> {
    const ledger = await this.app.connection
      .collection<{ _id: string; used: Record<string, number> }>('ledgers')
      .findOne({ _id: `${this.serviceId.toHexString()}|${date}` });
    const counted = await this.app.connection
      .collection('bookings')
      .find({
        _service: this.serviceId,
        start: new Date(`${date}T00:00:00Z`),
        timeindex,
        active: true,
        waitingList: false,
      })
      .toArray();
    const bookings = counted.reduce((sum, { participants }) => sum + participants, 0);
    return { ledger: ledger?.used[`t${timeindex}`] ?? 0, bookings };
  }

  async available(date = DAY, timeindex = TEN): Promise<number> {
    const { body } = await this.app
      .visitor()
      .get(`/api/v1/hub/activity/${this.serviceId.toHexString()}?date=${date}`)
      .expect(200);
    const [day] = body.data.timeslots.data;
    return day.times.find(({ start }: { start: number }) => start === timeindex)?.available ?? 0;
  }
}

/** A guest of the scene, signed in. */
export class BookingGuest {
  constructor(
    private readonly scene: BookingScene,
    readonly id: Types.ObjectId,
  ) {}

  /** Signed in just now: a test may have moved the clock past the life of a token. */
  get session(): UserSession {
    return this.scene.app.guest(this.scene.vendorId, this.id);
  }

  draft(change: Draft = {}) {
    const _vendor = this.scene.vendorId.toHexString();
    return { _vendor, ...this.scene.draft(this, change) };
  }

  /** Books by the hub's endpoint. */
  book(change: Draft = {}) {
    return this.session.post('/api/v1/hub/activity', this.draft(change));
  }

  async booked(change: Draft = {}) {
    const { body } = await this.book(change).expect(201);
    return body.data;
  }
}
