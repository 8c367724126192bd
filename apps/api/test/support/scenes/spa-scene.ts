import type { Types } from 'mongoose';
import type { Level } from '../../../src/common/context/request-context';
import type { Vendor } from '../../../src/modules/vendors/vendor.schema';
import { newVendor } from '../new-vendor';
import type { TestApp, UserSession } from '../test-app';

export const THERAPISTS = '/api/spa/therapist';
export const ROOMS = '/api/v1/spa/rooms';
export const SCHEDULE = '/api/spa/schedule';
export const SHIFT_TEMPLATES = '/api/v1/spa/shift-templates';
export const ABSENCES = '/api/v1/spa/absences';
export const TREATMENT_TYPES = '/api/spa/treatmenttype';

interface Made {
  _id: string;
  version: number;
}

/** A venue with a spa. */
export class SpaScene {
  private constructor(
    readonly app: TestApp,
    readonly vendorId: Types.ObjectId,
  ) {}

  static async open(app: TestApp, vendor: Partial<Omit<Vendor, '_id'>> = {}): Promise<SpaScene> {
    return new SpaScene(app, await newVendor(app, vendor));
  }

  staff(level: Level = 1): UserSession {
    return this.app.staff(this.vendorId, level);
  }

  /** Gives a venue that there is already a spa. */
  static of(app: TestApp, vendorId: Types.ObjectId): SpaScene {
    return new SpaScene(app, vendorId);
  }

  async made(path: string, body: object): Promise<Made> {
    return (await this.staff(2).post(path, body).expect(201)).body.data;
  }

  therapist(change: object = {}): Promise<Made> {
    return this.made(THERAPISTS, { name: 'Mari Lund', ...change });
  }

  room(change: object = {}): Promise<Made> {
    return this.made(ROOMS, { name: 'Birch', ...change });
  }

  /** An hour of massage, unless the test changes it. */
  treatmentType(change: object = {}): Promise<Made> {
    return this.made(TREATMENT_TYPES, { ...massage, ...change });
  }

  /** Keeps a therapist from guests for a while. @returns its id */
  async pause(_therapist: string, date: string, start: number, end: number): Promise<string> {
    const pause = await this.made('/api/spa/treatment', {
      ...{ status: 'pause', date, timeindexStart: start, timeindexEnd: end },
      therapists: [{ _therapist }],
    });
    return pause._id;
  }

  /** What one of these collections says about an entity, oldest first. */
  async told(collection: 'audit' | 'events', entity: string): Promise<string[]> {
    const field = collection === 'audit' ? 'action' : 'type';
    const found = await this.app.connection
      .collection(collection)
      .find({ _vendor: this.vendorId, [field]: new RegExp(`^${entity}\\.`) })
      .sort({ _id: 1 })
      .toArray();
    return found.map((one) => one[field]);
  }
}

/** From nine to five on weekdays. */
export const early = {
  ...{ name: 'Early', shiftStart: 540, shiftEnd: 1020, weekdays: [1, 2, 3, 4, 5] },
};

/** An hour of massage. */
export const massage = {
  name: 'Massage',
  lengths: [{ phases: [{ kind: 'handsOn', minutes: 60 }], price: 120_000 }],
};
