import { Types } from 'mongoose';
import { BookingScene, DAY, TEN } from '../scenes/booking-scene';
import type { TestApp, UserSession } from '../test-app';
import { newGuest, newUser } from '../things/accounts';

export interface Call {
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Two calls of one operation that differ, each of which is good. */
export interface TwoCalls {
  one: Call;
  other: Call;
  /** Whoever sends both; an owner unless it says otherwise. */
  by?: UserSession;
}

export interface Made {
  _id: string;
  version: number;
  merge: { _id: string };
  services: { _id: string }[];
  tables: { _id: string }[];
}

export type Make = (venue: RepeatableVenue) => Promise<TwoCalls> | TwoCalls;

/** A venue in which every case makes what its calls need. */
export class RepeatableVenue {
  private constructor(
    readonly app: TestApp,
    readonly scene: BookingScene,
    readonly owner: UserSession,
  ) {}

  static async open(app: TestApp): Promise<RepeatableVenue> {
    const scene = await BookingScene.open(app, {
      service: { capacity: 1_000 },
      // only when the case says so
      vendor: { waitingListPromotion: 'manual' },
    });
    return new RepeatableVenue(app, scene, scene.staff(3));
  }

  get id(): string {
    return this.scene.vendorId.toHexString();
  }

  get slot() {
    const _service = this.scene.serviceId.toHexString();
    return { _service, date: DAY, timeindex: TEN, participants: 1 };
  }

  get administrator(): UserSession {
    return this.scene.staff(4);
  }

  async made(path: string, body: object, by = this.owner): Promise<Made> {
    return (await by.post(path, body).expect(201)).body.data;
  }

  async guest(): Promise<string> {
    return (await newGuest(this.app, this.scene.vendorId))._id.toHexString();
  }

  signedIn(guest: string): UserSession {
    return this.app.guest(this.scene.vendorId, new Types.ObjectId(guest));
  }

  async user(): Promise<string> {
    return (await newUser(this.app, this.scene.vendorId))._id.toHexString();
  }

  async booking(change: object = {}): Promise<Made> {
    const _customer = await this.guest();
    return this.made('/api/admin/newBooking', { ...this.slot, _customer, ...change });
  }

  /** Puts a document straight into the database. */
  async inserted(collection: string, document: object): Promise<string> {
    const _id = new Types.ObjectId();
    const at = this.app.clock.now();
    await this.app.connection
      .collection(collection)
      .insertOne({ _id, _vendor: this.scene.vendorId, createdAt: at, ...document });
    return _id.toHexString();
  }
}

export const two = async <Thing>(make: () => Promise<Thing>): Promise<[Thing, Thing]> => [
  await make(),
  await make(),
];

/** The same path with two bodies. */
export const bodies =
  (path: string, make: (venue: RepeatableVenue) => object[] | Promise<object[]>): Make =>
  async (venue) => {
    const [one = {}, other = {}] = await make(venue);
    return { one: { path, body: one }, other: { path, body: other } };
  };

/** Two of something that were made for it, by their ids. */
export const each =
  (
    make: (venue: RepeatableVenue) => Promise<{ _id: string; version?: number }>,
    call: (thing: { _id: string; version?: number }) => Call,
  ): Make =>
  async (venue) => {
    const [one, other] = await two(() => make(venue));
    return { one: call(one), other: call(other) };
  };

export const ADMIN = '/api/v1/admin';
