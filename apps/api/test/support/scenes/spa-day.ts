import { Types } from 'mongoose';
import type { Level } from '../../../src/common/context/request-context';
import { BookingChecker } from '../../../src/modules/bookings/verify/booking-checker';
import type { Vendor } from '../../../src/modules/vendors/vendor.schema';
import type { TestApp, UserSession } from '../test-app';
import { newGuest } from '../things/accounts';
import { DAY } from './booking-scene';
import { SpaScene } from './spa-scene';

export const TREATMENT = '/api/spa/treatment';

/** 09:00 and 17:00, in minutes from midnight. */
export const NINE = 540;
export const FIVE = 1020;

/** A spa on a Friday: Anna, Berit and Carl work from nine to five, in Birch for one and Aspen for two. */
export class SpaDay {
  private constructor(
    readonly scene: SpaScene,
    readonly anna: string,
    readonly berit: string,
    readonly carl: string,
    readonly birch: string,
    readonly aspen: string,
    /** An hour by one, and a quarter of an hour of reset for both. */
    readonly massage: string,
    /** An hour for two, by two. */
    readonly couples: string,
  ) {}

  static async open(app: TestApp, vendor: Partial<Omit<Vendor, '_id'>> = {}): Promise<SpaDay> {
    return SpaDay.in(await SpaScene.open(app, vendor));
  }

  static async in(scene: SpaScene): Promise<SpaDay> {
    const therapist = async (name: string, gender: string, sortOrder: number) =>
      (await scene.therapist({ name, gender, sortOrder }))._id;
    const [anna, berit, carl] = [
      await therapist('Anna', 'woman', 1),
      await therapist('Berit', 'woman', 2),
      await therapist('Carl', 'man', 3),
    ];
    const birch = (await scene.room({ name: 'Birch', places: 1 }))._id;
    const aspen = (await scene.room({ name: 'Aspen', places: 2 }))._id;
    const everywhere = { therapists: [anna, berit, carl], rooms: [birch, aspen] };
    const reset = { minutes: 15, holds: 'both' };
    const massage = (await scene.treatmentType({ ...everywhere, reset }))._id;
    const couples = (
      await scene.treatmentType({
        ...{ ...everywhere, reset, name: 'Couple’s massage', guests: 2, therapistsNeeded: 2 },
      })
    )._id;
    const day = new SpaDay(scene, anna, berit, carl, birch, aspen, massage, couples);
    for (const one of [anna, berit, carl]) await day.shift(one);
    return day;
  }

  get app(): TestApp {
    return this.scene.app;
  }

  staff(level: Level = 1): UserSession {
    return this.scene.staff(level);
  }

  /** Puts a shift into the plan, from nine to five unless the test changes it. */
  async shift(therapist: string, change: object = {}): Promise<void> {
    await this.insert('shifts', {
      ...{ _therapist: new Types.ObjectId(therapist), date: DAY, shiftStart: NINE },
      ...{ shiftEnd: FIVE, breaks: [], version: 0, ...change },
    });
  }

  async insert(collection: string, document: object): Promise<void> {
    await this.app.connection
      .collection(collection)
      .insertOne({ _vendor: this.scene.vendorId, ...document });
  }

  async guest(change: object = {}): Promise<string> {
    return (await newGuest(this.app, this.scene.vendorId, change))._id.toHexString();
  }

  /** Books a massage at ten, or whatever the test changes. */
  book(change: object = {}, staff = this.staff()) {
    return staff.post(TREATMENT, {
      ...{ date: DAY, timeindexStart: 600, _treatmentType: this.massage, ...change },
    });
  }

  async booked(change: object = {}) {
    const { status, body } = await this.book(change);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  }

  change(id: string, change: object, staff = this.staff()) {
    return staff.put(`/api/v1/spa/treatment/${id}`, change);
  }

  async starts(type = this.massage, query = ''): Promise<number[]> {
    const { body } = await this.staff()
      .get(`/api/spa/treatmentPath/schedule/${DAY}/${type}${query}`)
      .expect(200);
    return body.data.starts.map(({ timeindexStart }: { timeindexStart: number }) => timeindexStart);
  }

  /** What the recount of therapists and rooms finds wrong. */
  differences() {
    return this.app.nest.get(BookingChecker).ofVendor(this.scene.vendorId);
  }
}

/** As a request names therapists. */
export const by = (...ids: string[]) => ids.map((_therapist) => ({ _therapist }));
