import { Types } from 'mongoose';
import { OptOutLinksService } from '../../src/modules/messages/opt-out-links.service';
import { ReviewLinks } from '../../src/modules/reviews/review-links';
import { anEmail, linkIn, newestMail, newGuest, newUser, PASSWORD } from './accounts';
import { BookingScene, DAY, TEN } from './booking-scene';
import type { TestApp, UserSession } from './test-app';

export interface Call {
  path: string;
  body?: object;
}

/** Two calls of one operation that differ, each of which is good. */
export interface TwoCalls {
  one: Call;
  other: Call;
  /** Whoever sends both; an owner unless it says otherwise. */
  by?: UserSession;
}

interface Made {
  _id: string;
  version: number;
  merge: { _id: string };
  services: { _id: string }[];
}

type Make = (venue: RepeatableVenue) => Promise<TwoCalls> | TwoCalls;

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

const two = async <Thing>(make: () => Promise<Thing>): Promise<[Thing, Thing]> => [
  await make(),
  await make(),
];

/** The same path with two bodies. */
const bodies =
  (path: string, make: (venue: RepeatableVenue) => object[] | Promise<object[]>): Make =>
  async (venue) => {
    const [one = {}, other = {}] = await make(venue);
    return { one: { path, body: one }, other: { path, body: other } };
  };

/** Two of something that were made for it, by their ids. */
const each =
  (
    make: (venue: RepeatableVenue) => Promise<{ _id: string; version?: number }>,
    call: (thing: { _id: string; version?: number }) => Call,
  ): Make =>
  async (venue) => {
    const [one, other] = await two(() => make(venue));
    return { one: call(one), other: call(other) };
  };

const ADMIN = '/api/v1/admin';
const stay = { arrivaldate: '2026-06-18', departuredate: '2026-06-20', adults: 1 };
const text = { subject: 'Hello', text: 'See you soon' };
const template = { kind: 'custom', language: 'en', ...text };
const series = { until: '2026-06-26', everyWeeks: 1, onFull: 'skip' };

const aType = (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/membershipTypes`, { name: 'Card', price: 1, maxNumberOfUsages: 9 });
const aMembership = async (venue: RepeatableVenue) => {
  const { _id: _membershipType } = await aType(venue);
  return venue.made(`${ADMIN}/customers/${await venue.guest()}/memberships`, { _membershipType });
};
const aPausedMembership = async (venue: RepeatableVenue) => {
  const membership = await aMembership(venue);
  const path = `${ADMIN}/memberships/${membership._id}/pause`;
  const { version } = membership;
  return (await venue.owner.post(path, { version, reason: 'Ill' }).expect(200)).body.data;
};
const aStay = async (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/stays`, { _customer: await venue.guest(), ...stay });
const aCancelledBooking = async (venue: RepeatableVenue) => {
  const { _id, version } = await venue.booking();
  const path = `${ADMIN}/reservation/${_id}/cancel`;
  return (await venue.owner.post(path, { version }).expect(200)).body.data;
};
const aMerge = async (venue: RepeatableVenue) => {
  const [kept, merged] = await two(() => venue.guest());
  return venue.made(`${ADMIN}/customers/merge`, { kept, merged });
};
const aGroup = async (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/bookings/groups`, {
    _customer: await venue.guest(),
    items: [venue.slot],
  });
const aSeries = async (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/bookings/series`, {
    ...venue.slot,
    ...series,
    _customer: await venue.guest(),
  });
const aParkedJob = async (venue: RepeatableVenue) => ({
  _id: await venue.inserted('queuedJobs', {
    ...{ kind: 'send-message', payload: {}, attempts: 1 },
    parkedAt: venue.app.clock.now(),
  }),
});
const aReservation = (venue: RepeatableVenue) =>
  venue.made('/api/v1/seating/reservations', { ...venue.slot, tables: [] });

/** Each operation that takes an Idempotency-Key and does something else, or more, when it is done twice. */
export const repeatableCalls: Record<string, Make> = {
  'post /api/admin/newBooking': bodies('/api/admin/newBooking', async (venue) => {
    const _customer = await venue.guest();
    return [1, 2].map((participants) => ({ ...venue.slot, _customer, participants }));
  }),
  'post /api/admin/newBookingOverride': bodies('/api/admin/newBookingOverride', async (venue) => {
    const _customer = await venue.guest();
    return ['A regular', 'A friend'].map((reason) => ({ ...venue.slot, _customer, reason }));
  }),
  'post /api/v1/drop-in': bodies('/api/v1/drop-in', ({ slot }) => [
    slot,
    { ...slot, participants: 2 },
  ]),
  'post /api/v1/admin/waitingList': bodies(`${ADMIN}/waitingList`, async (venue) => {
    const _customer = await venue.guest();
    return [1, 2].map((participants) => ({ ...venue.slot, _customer, participants }));
  }),
  'post /api/v1/seating/reservations': bodies('/api/v1/seating/reservations', ({ slot }) => [
    { ...slot, tables: [] },
    { ...slot, tables: [], participants: 2 },
  ]),
  'delete /api/v1/seating/reservations/{id}': each(aReservation, ({ _id }) => ({
    path: `/api/v1/seating/reservations/${_id}`,
  })),
  'post /api/admin/modifyBookings': bodies('/api/admin/modifyBookings', async (venue) => {
    const { _id } = await venue.booking();
    return ['By the window', 'By the door'].map((comment) => ({ bookings: [{ _id, comment }] }));
  }),
  'delete /api/admin/deleteBooking': each(
    (venue) => venue.booking(),
    ({ _id }) => ({ path: '/api/admin/deleteBooking', body: { booking: _id } }),
  ),
  'post /api/v1/admin/reservation/{id}/cancel': each(
    (venue) => venue.booking(),
    ({ _id, version }) => ({ path: `${ADMIN}/reservation/${_id}/cancel`, body: { version } }),
  ),
  'post /api/v1/admin/reservation/{id}/restore': each(aCancelledBooking, ({ _id, version }) => ({
    path: `${ADMIN}/reservation/${_id}/restore`,
    body: { version },
  })),
  'post /api/v1/admin/reservation/{id}/promote': each(
    async (venue) =>
      venue.made(`${ADMIN}/waitingList`, { ...venue.slot, _customer: await venue.guest() }),
    ({ _id, version }) => ({ path: `${ADMIN}/reservation/${_id}/promote`, body: { version } }),
  ),
  'post /api/v1/admin/bookings/groups': bodies(`${ADMIN}/bookings/groups`, async (venue) => {
    const _customer = await venue.guest();
    return [1, 2].map((participants) => ({ _customer, items: [{ ...venue.slot, participants }] }));
  }),
  'post /api/v1/admin/bookings/groups/{id}/cancel': each(aGroup, ({ _id }) => ({
    path: `${ADMIN}/bookings/groups/${_id}/cancel`,
    body: {},
  })),
  'post /api/v1/admin/bookings/series': bodies(`${ADMIN}/bookings/series`, async (venue) => {
    const _customer = await venue.guest();
    return [1, 2].map((participants) => ({ ...venue.slot, ...series, _customer, participants }));
  }),
  'post /api/v1/admin/bookings/series/{id}/cancel': each(aSeries, ({ _id }) => ({
    path: `${ADMIN}/bookings/series/${_id}/cancel`,
    body: {},
  })),
  'post /api/booking/bookingStatus': bodies('/api/booking/bookingStatus', () => [
    { name: 'Seen', color: '#112233' },
    { name: 'Gone', color: '#112233' },
  ]),
  'delete /api/booking/bookingStatus': each(
    (venue) => venue.made('/api/booking/bookingStatus', { name: anEmail(), color: '#112233' }),
    ({ _id }) => ({ path: '/api/booking/bookingStatus', body: { _id } }),
  ),
  'post /api/v1/admin/segments': bodies(`${ADMIN}/segments`, () => [
    { type: 'Fun' },
    { type: 'Work' },
  ]),
  'delete /api/v1/admin/segments/{id}': each(
    (venue) => venue.made(`${ADMIN}/segments`, { type: anEmail() }),
    ({ _id }) => ({ path: `${ADMIN}/segments/${_id}` }),
  ),

  'post /api/v1/admin/customers': bodies(`${ADMIN}/customers`, () =>
    ['Kari', 'Ola'].map((firstname) => ({ firstname, email: anEmail() })),
  ),
  'put /api/admin/customer': bodies('/api/admin/customer', () =>
    ['Kari', 'Ola'].map((firstname) => ({ _id: 'new', firstname, email: anEmail() })),
  ),
  'delete /api/admin/delete_customer': each(
    async (venue) => ({ _id: await venue.guest() }),
    ({ _id }) => ({ path: '/api/admin/delete_customer', body: { userId: _id } }),
  ),
  'post /api/v1/admin/customers/{id}/sendResetLink': each(
    async (venue) => ({ _id: await venue.guest() }),
    ({ _id }) => ({ path: `${ADMIN}/customers/${_id}/sendResetLink` }),
  ),
  'post /api/v1/admin/customers/merge': bodies(`${ADMIN}/customers/merge`, async (venue) => {
    const [kept, merged] = await two(() => venue.guest());
    return [
      { kept, merged },
      { kept, merged: await venue.guest() },
    ];
  }),
  'post /api/v1/admin/customers/merges/{id}/undo': each(
    async (venue) => (await aMerge(venue)).merge,
    ({ _id }) => ({ path: `${ADMIN}/customers/merges/${_id}/undo` }),
  ),
  'post /api/v1/admin/optOuts': bodies(`${ADMIN}/optOuts`, async (venue) => {
    const customerId = await venue.guest();
    return ['email', 'sms'].map((channel) => ({ customerId, channel }));
  }),
  'delete /api/v1/admin/optOuts': bodies(`${ADMIN}/optOuts`, async (venue) => {
    const customerId = await venue.guest();
    const both = ['email', 'sms'].map((channel) => ({ customerId, channel }));
    for (const one of both) await venue.owner.post(`${ADMIN}/optOuts`, one).expect(201);
    return both;
  }),
  'post /api/v1/admin/imports/{kind}': bodies(`${ADMIN}/imports/guests`, () =>
    ['Ola', 'Per'].map((name) => ({ csv: `First name,E-mail\n${name},${anEmail()}` })),
  ),

  'post /api/v1/admin/customers/{id}/messages': async (venue) => {
    const path = `${ADMIN}/customers/${await venue.guest()}/messages`;
    return { one: { path, body: text }, other: { path, body: { ...text, subject: 'Again' } } };
  },
  'post /api/v1/admin/customers/{id}/messages/template': async (venue) => {
    const path = `${ADMIN}/customers/${await venue.guest()}/messages/template`;
    const [one, other] = [
      await venue.made(`${ADMIN}/messageTemplates`, { ...template, name: 'Spring' }),
      await venue.made(`${ADMIN}/messageTemplates`, { ...template, name: 'Autumn' }),
    ];
    return {
      one: { path, body: { template: one._id } },
      other: { path, body: { template: other._id } },
    };
  },
  'post /api/v1/admin/customers/{id}/messages/{messageId}/resend': async (venue) => {
    const messages = `${ADMIN}/customers/${await venue.guest()}/messages`;
    const [one, other] = await two(async (): Promise<Call> => {
      const { _id } = await venue.made(messages, text);
      await venue.app.connection
        .collection('messages')
        .updateOne({ _id: new Types.ObjectId(_id) }, { $set: { state: 'failed' } });
      return { path: `${messages}/${_id}/resend` };
    });
    return { one, other };
  },
  'post /api/v1/admin/messageTemplates': bodies(`${ADMIN}/messageTemplates`, () => [
    { ...template, name: 'Summer' },
    { ...template, name: 'Winter' },
  ]),
  'delete /api/v1/admin/messageTemplates/{id}': each(
    (venue) => venue.made(`${ADMIN}/messageTemplates`, { ...template, name: anEmail() }),
    ({ _id }) => ({ path: `${ADMIN}/messageTemplates/${_id}` }),
  ),
  'post /api/v1/admin/messageTemplates/testSend': async (venue) => {
    const { _id, email } = await newUser(venue.app, venue.scene.vendorId, { level: 3 });
    const path = `${ADMIN}/messageTemplates/testSend`;
    const body = { kind: 'bookingConfirmation', language: 'en', ...text };
    return {
      by: venue.app.staff(venue.scene.vendorId, 3, _id),
      one: { path, body },
      other: { path, body: { ...body, subject: `To ${email}` } },
    };
  },
  'post /api/v1/admin/parkedJobs/{id}/retry': each(aParkedJob, ({ _id }) => ({
    path: `${ADMIN}/parkedJobs/${_id}/retry`,
  })),
  'delete /api/v1/admin/parkedJobs/{id}': each(aParkedJob, ({ _id }) => ({
    path: `${ADMIN}/parkedJobs/${_id}`,
  })),

  'post /api/v1/admin/membershipTypes': bodies(`${ADMIN}/membershipTypes`, () => [
    { name: 'Card', price: 1, maxNumberOfUsages: 1 },
    { name: 'Card', price: 2, maxNumberOfUsages: 1 },
  ]),
  'delete /api/v1/admin/membershipTypes/{id}': each(aType, ({ _id }) => ({
    path: `${ADMIN}/membershipTypes/${_id}`,
  })),
  'post /api/v1/admin/customers/{id}/memberships': async (venue) => {
    const path = `${ADMIN}/customers/${await venue.guest()}/memberships`;
    const { _id: _membershipType } = await aType(venue);
    const body = { _membershipType };
    return { one: { path, body }, other: { path, body: { ...body, comment: 'Cash' } } };
  },
  'post /api/v1/admin/memberships/{id}/use': async (venue) => {
    const path = `${ADMIN}/memberships/${(await aMembership(venue))._id}/use`;
    return { one: { path, body: {} }, other: { path, body: { numberOfUsages: 2 } } };
  },
  'post /api/v1/admin/memberships/{id}/undoUse': async (venue) => {
    const path = `${ADMIN}/memberships/${(await aMembership(venue))._id}`;
    const _membership = new Types.ObjectId(path.split('/').at(-1));
    for (const _ of [1, 2]) await venue.owner.post(`${path}/use`, {}).expect(200);
    const uses = await venue.app.connection
      .collection('membershipUses')
      .find({ _membership })
      .toArray();
    const [one, other] = uses.map(({ _id }) => ({
      path: `${path}/undoUse`,
      body: { _use: _id.toHexString() },
    }));
    if (!one || !other) throw new Error('The membership was not used twice');
    return { one, other };
  },
  'post /api/v1/admin/memberships/{id}/pause': each(aMembership, ({ _id, version }) => ({
    path: `${ADMIN}/memberships/${_id}/pause`,
    body: { version, reason: 'Ill' },
  })),
  'post /api/v1/admin/memberships/{id}/resume': each(aPausedMembership, ({ _id, version }) => ({
    path: `${ADMIN}/memberships/${_id}/resume`,
    body: { version },
  })),
  'post /api/v1/admin/memberships/{id}/end': each(aMembership, ({ _id, version }) => ({
    path: `${ADMIN}/memberships/${_id}/end`,
    body: { version },
  })),
  'post /api/v1/admin/packages': bodies(`${ADMIN}/packages`, () => [
    { name: 'Rest', nights: 2, price: 1 },
    { name: 'Rest', nights: 3, price: 1 },
  ]),
  'delete /api/v1/admin/packages/{id}': each(
    (venue) => venue.made(`${ADMIN}/packages`, { name: 'Rest', nights: 2, price: 1 }),
    ({ _id }) => ({ path: `${ADMIN}/packages/${_id}` }),
  ),
  'post /api/v1/admin/stays': bodies(`${ADMIN}/stays`, async (venue) => {
    const _customer = await venue.guest();
    return [
      { _customer, ...stay },
      { _customer, ...stay, adults: 2 },
    ];
  }),
  'delete /api/v1/admin/stays/{id}': each(aStay, ({ _id }) => ({
    path: `${ADMIN}/stays/${_id}`,
  })),
  'post /api/v1/admin/stays/{id}/cancel': each(aStay, ({ _id, version }) => ({
    path: `${ADMIN}/stays/${_id}/cancel`,
    body: { version },
  })),

  'post /api/v1/services': bodies('/api/v1/services', () => [
    { name: 'Sauna', capacity: 4 },
    { name: 'Sauna', capacity: 5 },
  ]),
  'delete /api/v1/services/{id}': each(
    (venue) => venue.made('/api/v1/services', { name: 'Sauna', capacity: 4 }),
    ({ _id }) => ({ path: `/api/v1/services/${_id}` }),
  ),
  'post /api/v1/themes': bodies('/api/v1/themes', () => [{ name: 'Blue' }, { name: 'Green' }]),
  'delete /api/v1/themes/{id}': each(
    (venue) => venue.made('/api/v1/themes', { name: anEmail() }),
    ({ _id }) => ({ path: `/api/v1/themes/${_id}` }),
  ),
  'post /api/v1/fnb/venues': bodies('/api/v1/fnb/venues', () => [
    { name: 'Terrace' },
    { name: 'Bar' },
  ]),
  'delete /api/v1/fnb/venues/{id}': each(
    (venue) => venue.made('/api/v1/fnb/venues', { name: anEmail() }),
    ({ _id }) => ({ path: `/api/v1/fnb/venues/${_id}` }),
  ),

  'post /api/v1/admin/users': bodies(`${ADMIN}/users`, () =>
    ['Ada', 'Eva'].map((firstname) => ({
      firstname,
      lastname: 'Berg',
      email: anEmail(),
      level: 1,
    })),
  ),
  'delete /api/v1/admin/users/{id}': each(
    async (venue) => ({ _id: await venue.user() }),
    ({ _id }) => ({ path: `${ADMIN}/users/${_id}` }),
  ),
  'post /api/v1/admin/users/{id}/sendInvitation': each(
    (venue) =>
      venue.made(`${ADMIN}/users`, {
        ...{ firstname: 'Ada', lastname: 'Berg', email: anEmail(), level: 1 },
      }),
    ({ _id }) => ({ path: `${ADMIN}/users/${_id}/sendInvitation` }),
  ),
  'post /api/v1/admin/vendors': ({ administrator }) => {
    const call = (): Call => ({
      path: `${ADMIN}/vendors`,
      body: {
        ...{ name: 'Grand', slug: `grand-${new Types.ObjectId()}`, timezone: 'Europe/Oslo' },
        ...{ country: 'NO', currency: 'NOK' },
      },
    });
    return { by: administrator, one: call(), other: call() };
  },
  'post /api/v1/admin/vendors/{id}/owners': ({ administrator, id }) => {
    const call = (): Call => ({
      path: `${ADMIN}/vendors/${id}/owners`,
      body: { email: anEmail(), firstname: 'Olav', lastname: 'Eier' },
    });
    return { by: administrator, one: call(), other: call() };
  },
  'post /api/v1/admin/vendors/{id}/owners/{userId}/sendInvitation': async (venue) => {
    const owners = `${ADMIN}/vendors/${venue.id}/owners`;
    const by = venue.administrator;
    const [one, other] = await two(() =>
      venue.made(owners, { email: anEmail(), firstname: 'Olav', lastname: 'Eier' }, by),
    );
    const call = ({ _id }: Made): Call => ({ path: `${owners}/${_id}/sendInvitation` });
    return { by, one: call(one), other: call(other) };
  },

  'post /api/v1/hub/activity': async (venue) => {
    const guest = await venue.guest();
    const body = { ...venue.slot, _vendor: venue.id, _customer: guest };
    const path = '/api/v1/hub/activity';
    return {
      by: venue.signedIn(guest),
      one: { path, body },
      other: { path, body: { ...body, participants: 2 } },
    };
  },
  'delete /api/v1/hub/activity/{id}': async (venue) => {
    const _customer = await venue.guest();
    const [one, other] = await two(() => venue.booking({ _customer }));
    const call = ({ _id }: Made): Call => ({ path: `/api/v1/hub/activity/${_id}` });
    return { by: venue.signedIn(_customer), one: call(one), other: call(other) };
  },
  'post /api/v1/hub/groups': async (venue) => {
    const call = (participants: number): Call => ({
      path: '/api/v1/hub/groups',
      body: { items: [{ ...venue.slot, participants }] },
    });
    return { by: venue.signedIn(await venue.guest()), one: call(1), other: call(2) };
  },
  'delete /api/v1/hub/groups/{id}': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const items = [venue.slot];
    const [one, other] = await two(() => venue.made('/api/v1/hub/groups', { items }, by));
    const call = ({ _id }: Made): Call => ({ path: `/api/v1/hub/groups/${_id}` });
    return { by, one: call(one), other: call(other) };
  },
  'post /api/v1/hub/holds': async (venue) => {
    const call = (participants: number): Call => ({
      path: '/api/v1/hub/holds',
      body: { ...venue.slot, participants },
    });
    return { by: venue.signedIn(await venue.guest()), one: call(1), other: call(2) };
  },
  'delete /api/v1/hub/holds/{id}': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const call = async (date: string): Promise<Call> => {
      const { body } = await by.post('/api/v1/hub/holds', { ...venue.slot, date }).expect(201);
      return { path: `/api/v1/hub/holds/${body.data.holdId}` };
    };
    return { by, one: await call(DAY), other: await call('2026-06-20') };
  },
  'delete /api/v1/hub/profile': async (venue) => {
    const call = (body: object): Call => ({ path: '/api/v1/hub/profile', body });
    return {
      by: venue.signedIn(await venue.guest()),
      one: call({ password: PASSWORD }),
      other: call({ password: 'not theirs' }),
    };
  },

  'post /api/v1/auth/signup': ({ app, id }) => {
    const call = (): Call => ({
      path: '/api/v1/auth/signup',
      body: {
        ...{ firstName: 'Ada', lastName: 'Lovelace', email: anEmail(), phone: '+47 912 34 567' },
        ...{ password: PASSWORD, vendor: id },
      },
    });
    return { by: app.visitor(), one: call(), other: call() };
  },
  'post /api/auth/confirmEmail': async (venue) => {
    const [one, other] = await two(async (): Promise<Call> => {
      const email = anEmail();
      const guest = await venue.guest();
      await venue.signedIn(guest).put('/api/v1/hub/profile', { email }).expect(200);
      const code = linkIn((await newestMail(venue.app, email)).text).searchParams.get('code');
      return { path: '/api/auth/confirmEmail', body: { id: guest, code } };
    });
    return { by: venue.app.visitor(), one, other };
  },
  'post /api/v1/opt_out/{vendorId}': async (venue) => {
    const guest = await venue.guest();
    const links = venue.app.nest.get(OptOutLinksService);
    const call = (channel: 'email' | 'sms'): Call => ({
      path: `/api/v1/opt_out/${venue.id}`,
      body: { guest, channel, signature: links.sign({ vendorId: venue.id, guest, channel }) },
    });
    return { by: venue.app.visitor(), one: call('email'), other: call('sms') };
  },
  'post /api/v1/opt_out/{vendorId}/oneClick': async (venue) => {
    const guest = await venue.guest();
    const links = venue.app.nest.get(OptOutLinksService);
    const call = (channel: 'email' | 'sms'): Call => {
      const link = new URL(links.oneClick({ vendorId: venue.id, guest, channel }));
      return { path: `${link.pathname}${link.search}` };
    };
    return { by: venue.app.visitor(), one: call('email'), other: call('sms') };
  },
  'post /api/v1/rating': async (venue) => {
    const guest = await venue.guest();
    const { _id: id } = await venue.booking({ _customer: guest });
    await venue.inserted('reviews', {
      ...{ _booking: new Types.ObjectId(id), _customer: new Types.ObjectId(guest) },
      ...{ _service: venue.scene.serviceId, date: DAY, askedAt: venue.app.clock.now() },
    });
    const signature = venue.app.nest.get(ReviewLinks).sign(venue.id, id);
    const call = (rating: number): Call => ({
      path: '/api/v1/rating',
      body: { id, rating, vendor: venue.id, signature },
    });
    return { by: venue.app.visitor(), one: call(4), other: call(5) };
  },
};
