import type { Types } from 'mongoose';
import {
  newGuest,
  newService,
  timeOfWeek,
} from '../../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../new-vendor';
import type { TestApp, UserSession } from '../test-app';
import {
  BookingModel,
  DAYS,
  type ModelBooking,
  type ModelService,
  type Slot,
  STATUS_NAMES,
  STATUSES,
  type StatusName,
} from './model';

/** What a step is drawn from: what it does, and numbers to choose by. */
export interface Drawn {
  readonly guest: number;
  readonly service: number;
  readonly day: number;
  readonly start: number;
  readonly pax: number;
  readonly pick: number;
  readonly other: number;
  readonly flag: boolean;
}

const GUESTS = 4;
/** One with two slots, one without a waiting list, an exclusive one, a small one. */
const SERVICES = [
  { capacity: 4, waitingList: true, exclusive: false, starts: [600, 840] },
  { capacity: 3, waitingList: false, exclusive: false, starts: [600] },
  { capacity: 2, waitingList: true, exclusive: true, starts: [600] },
  { capacity: 2, waitingList: true, exclusive: false, starts: [600, 840] },
];

/** A venue of the API and its model, side by side. */
export class World {
  private constructor(
    readonly app: TestApp,
    readonly vendorId: Types.ObjectId,
    private readonly guests: readonly Types.ObjectId[],
    readonly model: BookingModel,
    private readonly statuses: ReadonlyMap<StatusName, string>,
  ) {}

  static async open(app: TestApp, promotion: 'auto' | 'manual'): Promise<World> {
    const vendorId = await newVendor(app, { waitingListPromotion: promotion });
    const services: ModelService[] = [];
    for (const { exclusive, ...rule } of SERVICES) {
      const id = await newService(app.connection, vendorId, {
        ...{ capacity: rule.capacity, waitingList: rule.waitingList },
        ...{ exclusiveBooking: exclusive, times: rule.starts.map((start) => timeOfWeek(start)) },
      });
      services.push({ ...rule, exclusive, id: id.toHexString(), special: new Map() });
    }
    const guests: Types.ObjectId[] = [];
    for (let n = 0; n < GUESTS; n += 1) guests.push(await newGuest(app.connection, vendorId));
    const statuses = new Map<StatusName, string>();
    for (const name of STATUS_NAMES) {
      const fields = { name, color: '#112233', ...STATUSES[name] };
      const { body } = await app
        .staff(vendorId, 2)
        .post('/api/booking/bookingStatus', fields)
        .expect(201);
      statuses.set(name, body.data._id);
    }
    const model = new BookingModel(services, promotion === 'auto', app.clock.now().getTime());
    return new World(app, vendorId, guests, model, statuses);
  }

  staff(level: 1 | 2 = 1): UserSession {
    return this.app.staff(this.vendorId, level);
  }

  as(guest: number): UserSession {
    return this.app.guest(this.vendorId, at(this.guests, guest));
  }

  guestId(guest: number): string {
    return at(this.guests, guest).toHexString();
  }

  statusId(name: StatusName): string | undefined {
    return this.statuses.get(name);
  }

  /** The slot that a step is about. */
  slot({ service, day, start }: Pick<Drawn, 'service' | 'day' | 'start'>): Slot {
    const chosen = at(this.model.services, service);
    return { service: chosen, date: at(DAYS, day), t: at(chosen.starts, start) };
  }

  /** One of those there are; none where there is none. */
  booking(pick: number, of: readonly ModelBooking[] = this.model.bookings) {
    return of[pick % Math.max(1, of.length)];
  }

  nameOf({ service, date, t }: Slot): string {
    return `${'ABCD'[this.model.services.indexOf(service)]}${date.slice(5)}@${t}`;
  }

  bookingName(one: ModelBooking): string {
    const state = one.waiting ? 'waits' : one.active ? '' : 'off';
    return `${one.id.slice(-3)}:${this.nameOf(one)}x${one.pax}${state}`;
  }
}

/** Round the list, so that any number chooses. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
}

/** As every call names a slot. */
export const placeOf = ({ service, date, t }: Slot) => ({
  ...{ _service: service.id, date, timeindex: t },
});

export const slotOf = ({ service, date, t }: Slot): Slot => ({ service, date, t });
