import { Types } from 'mongoose';
import { type BookingGuest, BookingScene } from './scenes/booking-scene';
import type { Method, TestApp, UserSession } from './test-app';

/** A call that writes, ready to be sent. */
export interface Call {
  readonly session: UserSession;
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
}

/** A venue where everything can be done, and who does it. */
export interface Desk {
  readonly scene: BookingScene;
  /** Level 2, the same account each time. */
  readonly staff: UserSession;
  readonly guest: BookingGuest;
  readonly guestSession: UserSession;
  book(draft?: object): Promise<string>;
  status(fields?: object): Promise<string>;
  segment(): Promise<string>;
}

interface Write {
  readonly name: string;
  call(desk: Desk): Promise<Call> | Call;
  /** Of what is no change of a booking or setting: a hold. */
  readonly isUnaudited?: boolean;
  /** Of a document that two people can edit: `version` is part of the body, or of its first row. */
  readonly isVersioned?: boolean;
}

export async function openDesk(app: TestApp): Promise<Desk> {
  const vendor = { waitingListPromotion: 'manual' as const };
  const scene = await BookingScene.open(app, { vendor });
  const [staff, guest] = [scene.staff(2), await scene.guest()];
  const create = async (path: string, body: object) =>
    (await staff.post(path, body).expect(201)).body.data._id as string;
  const name = () => new Types.ObjectId().toHexString();
  return {
    ...{ scene, staff, guest, guestSession: guest.session },
    book: async (draft = {}) => (await guest.booked({ ...draft }))._id,
    status: (fields = {}) =>
      create('/api/booking/bookingStatus', { name: name(), color: '#112233', ...fields }),
    segment: () => create('/api/v1/admin/segments', { type: name() }),
  };
}

const reservation = (id: string, more = '') => `/api/v1/admin/reservation/${id}${more}`;
const service = ({ scene }: Desk) => `/api/v1/services/${scene.serviceId.toHexString()}`;
const series = ({ scene, guest }: Desk) => ({
  ...scene.draft(guest),
  ...{ until: '2026-07-03', everyWeeks: 1, onFull: 'skip' },
});
const group = ({ scene, guest }: Desk) => {
  const { _customer, ...item } = scene.draft(guest);
  return { _customer, items: [item, { ...item, date: '2026-06-20' }] };
};

const made = async (call: Call): Promise<string> => {
  const { body } = await call.session.call(call.method, call.path, call.body).expect(201);
  return body.data._id;
};

/** One of staff, with a body. */
const byStaff =
  (method: Method, path: string, body: (desk: Desk) => Promise<object> | object) =>
  async (desk: Desk): Promise<Call> => ({
    session: desk.staff,
    ...{ method, path, body: await body(desk) },
  });

/** Every call that changes bookings or what they depend on. */
export const bookingWrites: readonly Write[] = [
  {
    name: 'newBooking',
    call: byStaff('post', '/api/admin/newBooking', ({ scene, guest }) => scene.draft(guest)),
  },
  {
    name: 'newBookingOverride',
    call: byStaff('post', '/api/admin/newBookingOverride', ({ scene, guest }) => ({
      ...scene.draft(guest),
      reason: 'Regular',
    })),
  },
  {
    name: 'drop-in',
    call: byStaff('post', '/api/v1/drop-in', ({ scene }) => scene.draft(undefined)),
  },
  {
    name: 'waitingList',
    call: byStaff('post', '/api/v1/admin/waitingList', ({ scene, guest }) => scene.draft(guest)),
  },
  {
    name: 'quick-update',
    isVersioned: true,
    call: byStaff('put', '/api/v1/admin/quick-update', async ({ book }) => ({
      ...{ bookingId: await book(), roomNumber: '7' },
    })),
  },
  {
    name: 'modifyBookings',
    isVersioned: true,
    call: byStaff('post', '/api/admin/modifyBookings', async ({ book }) => ({
      bookings: [{ _id: await book(), participants: 3 }],
    })),
  },
  {
    name: 'deleteBooking',
    call: byStaff('delete', '/api/admin/deleteBooking', async ({ book }) => ({
      booking: await book(),
    })),
  },
  {
    name: 'cancel',
    isVersioned: true,
    call: async (desk) =>
      byStaff('post', reservation(await desk.book(), '/cancel'), () => ({ reason: 'Ill' }))(desk),
  },
  {
    name: 'restore',
    isVersioned: true,
    call: async (desk) => {
      const id = await desk.book();
      await desk.staff.post(reservation(id, '/cancel'), {}).expect(200);
      return byStaff('post', reservation(id, '/restore'), () => ({}))(desk);
    },
  },
  {
    name: 'status',
    isVersioned: true,
    call: async (desk) =>
      byStaff('put', reservation(await desk.book(), '/status'), async ({ status }) => ({
        _bookingStatus: await status({ hasArrived: true }),
      }))(desk),
  },
  {
    name: 'promote',
    isVersioned: true,
    call: async (desk) => {
      const id = await desk.book({ waitingList: true });
      return byStaff('post', reservation(id, '/promote'), () => ({}))(desk);
    },
  },
  {
    name: 'a status for many',
    call: byStaff('put', '/api/v1/admin/bookings/status', async ({ book, status }) => ({
      ...{ ids: [await book(), await book()], _bookingStatus: await status({ hasArrived: true }) },
    })),
  },
  { name: 'series', call: byStaff('post', '/api/v1/admin/bookings/series', series) },
  {
    name: 'cancel of a series',
    call: async (desk) => {
      const id = await made(await byStaff('post', '/api/v1/admin/bookings/series', series)(desk));
      return byStaff('post', `/api/v1/admin/bookings/series/${id}/cancel`, () => ({}))(desk);
    },
  },
  { name: 'group', call: byStaff('post', '/api/v1/admin/bookings/groups', group) },
  {
    name: 'cancel of a group',
    call: async (desk) => {
      const id = await made(await byStaff('post', '/api/v1/admin/bookings/groups', group)(desk));
      return byStaff('post', `/api/v1/admin/bookings/groups/${id}/cancel`, () => ({}))(desk);
    },
  },
  {
    name: 'hub activity',
    call: ({ guest, guestSession: session }) => ({
      ...{ session, method: 'post', path: '/api/v1/hub/activity', body: guest.draft() },
    }),
  },
  {
    name: 'hub change',
    isVersioned: true,
    call: async ({ guestSession: session, book }) => ({
      ...{ session, method: 'put', path: `/api/v1/hub/reservation/${await book()}` },
      body: { participants: 2 },
    }),
  },
  {
    name: 'hub cancel',
    call: async ({ guestSession: session, book }) => ({
      ...{ session, method: 'delete', path: `/api/v1/hub/activity/${await book()}` },
    }),
  },
  {
    name: 'hub group',
    call: (desk) => ({
      ...{ session: desk.guestSession, method: 'post', path: '/api/v1/hub/groups' },
      body: { items: group(desk).items },
    }),
  },
  {
    name: 'cancel of a hub group',
    call: async (desk) => {
      const { guestSession: session } = desk;
      const { items } = group(desk);
      const id = await made({
        session,
        method: 'post',
        path: '/api/v1/hub/groups',
        body: { items },
      });
      return { session, method: 'delete', path: `/api/v1/hub/groups/${id}` };
    },
  },
  {
    name: 'hold',
    isUnaudited: true,
    call: ({ scene, guestSession: session }) => ({
      ...{ session, method: 'post', path: '/api/v1/hub/holds', body: scene.draft(undefined) },
    }),
  },
  {
    name: 'release of a hold',
    isUnaudited: true,
    call: async ({ scene, guestSession: session }) => {
      const held = await session.post('/api/v1/hub/holds', scene.draft(undefined)).expect(201);
      return { session, method: 'delete', path: `/api/v1/hub/holds/${held.body.data.holdId}` };
    },
  },
  {
    name: 'a new status',
    call: byStaff('post', '/api/booking/bookingStatus', () => ({ name: 'In', color: '#112233' })),
  },
  {
    name: 'a changed status',
    isVersioned: true,
    call: byStaff('put', '/api/booking/bookingStatus', async ({ status }) => ({
      ...{ _id: await status(), name: 'Out', color: '#112233' },
    })),
  },
  {
    name: 'the order of statuses',
    call: byStaff('put', '/api/booking/bookingStatus/order', async ({ status }) => ({
      ids: [await status(), await status()].reverse(),
    })),
  },
  {
    name: 'a deleted status',
    call: byStaff('delete', '/api/booking/bookingStatus', async ({ status }) => ({
      _id: await status(),
    })),
  },
  {
    name: 'a new segment',
    call: byStaff('post', '/api/v1/admin/segments', () => ({ type: 'Business' })),
  },
  {
    name: 'a changed segment',
    isVersioned: true,
    call: async (desk) =>
      byStaff('put', `/api/v1/admin/segments/${await desk.segment()}`, () => ({ type: 'Club' }))(
        desk,
      ),
  },
  {
    name: 'a deleted segment',
    call: async ({ staff: session, segment }) => ({
      ...{ session, method: 'delete', path: `/api/v1/admin/segments/${await segment()}` },
    }),
  },
  {
    name: 'a changed service',
    isVersioned: true,
    call: (desk) => byStaff('put', service(desk), () => ({ capacity: 20 }))(desk),
  },
  {
    name: 'a deleted service',
    call: (desk) => ({ session: desk.staff, method: 'delete', path: service(desk) }),
  },
];

/** The call with a version that nobody has seen. */
export function outdated({ body = {}, ...call }: Call): Call {
  const version = 99;
  if (!('bookings' in body) || !Array.isArray(body.bookings)) {
    return { ...call, body: { ...body, version } };
  }
  return { ...call, body: { bookings: body.bookings.map((one: object) => ({ ...one, version })) } };
}

/** What a booking of the day of most tests looks like in the database, and all that its venue wrote. */
export async function writtenBy(app: TestApp, { scene: { vendorId: _vendor } }: Desk) {
  const count = (name: string) => app.connection.collection(name).countDocuments({ _vendor });
  const [audit, events, bookings, messages] = await Promise.all(
    ['audit', 'events', 'bookings', 'messages'].map(count),
  );
  return { audit, events, bookings, messages };
}
