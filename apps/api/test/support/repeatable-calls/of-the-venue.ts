import { Types } from 'mongoose';
import { VoucherCodes } from '../../../src/modules/vouchers/store/voucher-codes';
import { DAY } from '../scenes/booking-scene';
import { anEmail, newUser } from '../things/accounts';
import { aPictureFile, PICTURES } from '../things/pictures';
import {
  ADMIN,
  bodies,
  type Call,
  each,
  type Made,
  type Make,
  type RepeatableVenue,
  two,
} from './two-calls';

const text = { subject: 'Hello', text: 'See you soon' };
const template = { kind: 'custom', language: 'en', ...text };
const aType = (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/membershipTypes`, { name: 'Card', price: 1, maxNumberOfUsages: 9 });
const aParkedJob = async (venue: RepeatableVenue) => ({
  _id: await venue.inserted('queuedJobs', {
    ...{ kind: 'send-message', payload: {}, attempts: 1 },
    parkedAt: venue.app.clock.now(),
  }),
});
const aPayment = async (venue: RepeatableVenue, change: object = {}) => {
  const now = venue.app.clock.now();
  return {
    _id: await venue.inserted('payments', {
      ...{ _customer: new Types.ObjectId(await venue.guest()), state: 'settled' },
      about: { kind: 'booking', _id: new Types.ObjectId() },
      ...{ amount: 1_000, currency: 'NOK', description: 'Dinner', language: 'en' },
      ...{ provider: 'sandbox', reference: 'sandbox_1', returnUrl: 'http://localhost' },
      ...{ refunds: [], isOpen: false, version: 0, expiresAt: now, updatedAt: now },
      ...change,
    }),
  };
};
const aWebhook = async (venue: RepeatableVenue) => ({
  _id: await venue.inserted('webhooks', {
    ...{ name: anEmail(), url: 'https://partner.example', events: ['guest.erased'] },
    ...{ active: true, secrets: [], health: { failures: 0 }, version: 0 },
  }),
});
const voucher = (amount: number) => ({
  ...{ amount, reason: 'A cold sauna' },
  recipient: { name: 'Kari Nordmann', email: 'kari@example.com' },
});
const aVoucher = (venue: RepeatableVenue) => venue.made(`${ADMIN}/vouchers`, voucher(1_000));
const aBlock = async (venue: RepeatableVenue) => {
  const place = { position: { posX: 10, posY: 10 }, size: { width: 8, height: 8 } };
  const tables = [{ name: '1', guestCount: 4, ...place }];
  const { _id } = await venue.made('/api/v1/fnb/venues', { name: anEmail(), tables });
  return { _venue: _id, from: DAY, until: DAY, reason: 'A broken chair' };
};

/** How a venue is set up. */
export const callsOfTheVenue: Record<string, Make> = {
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
  'post /api/v1/admin/privacy/anonymisation/dryRuns': bodies(
    `${ADMIN}/privacy/anonymisation/dryRuns`,
    () => [{ afterMonths: 12 }, { afterMonths: 24 }],
  ),
  'post /api/v1/admin/payments/{id}/refunds': each(aPayment, ({ _id }) => ({
    path: `${ADMIN}/payments/${_id}/refunds`,
    body: { amount: 100, reason: 'Ill', version: 0 },
  })),
  'post /api/v1/admin/payments/{id}/close': each(
    (venue) => aPayment(venue, { state: 'failed' }),
    ({ _id }) => ({
      path: `${ADMIN}/payments/${_id}/close`,
      body: { outcome: 'atDesk', reason: 'Paid in cash', version: 0 },
    }),
  ),
  'post /api/v1/admin/paymentRequests': bodies(`${ADMIN}/paymentRequests`, async (venue) => {
    const { _id: id } = await venue.booking();
    return [100, 200].map((amount) => ({ kind: 'booking', id, amount }));
  }),
  'delete /api/v1/admin/paymentRequests/{id}': each(
    async (venue) => {
      const { _id: id } = await venue.booking();
      return venue.made(`${ADMIN}/paymentRequests`, { kind: 'booking', id, amount: 100 });
    },
    ({ _id }) => ({ path: `${ADMIN}/paymentRequests/${_id}` }),
  ),
  'post /api/v1/admin/vouchers': bodies(`${ADMIN}/vouchers`, () => [voucher(100), voucher(200)]),
  'post /api/v1/admin/vouchers/{id}/block': each(aVoucher, ({ _id }) => ({
    path: `${ADMIN}/vouchers/${_id}/block`,
    body: { blocked: true, reason: 'Lost', version: 0 },
  })),
  'post /api/v1/admin/vouchers/{id}/extend': each(aVoucher, ({ _id }) => ({
    path: `${ADMIN}/vouchers/${_id}/extend`,
    body: { validUntil: '2030-01-01', version: 0 },
  })),
  'post /api/v1/admin/vouchers/{id}/send': each(aVoucher, ({ _id }) => ({
    path: `${ADMIN}/vouchers/${_id}/send`,
  })),
  'post /api/v1/admin/vouchers/uses': bodies(`${ADMIN}/vouchers/uses`, async (venue) => {
    const { _id } = await aVoucher(venue);
    const { _id: id } = await venue.booking();
    const token = venue.app.nest
      .get(VoucherCodes)
      .token({ vendorId: venue.scene.vendorId.toHexString() }, new Types.ObjectId(_id));
    return [100, 200].map((amount) => ({ kind: 'booking', id, token, amount }));
  }),
  'post /api/v1/admin/membershipTypes': bodies(`${ADMIN}/membershipTypes`, () => [
    { name: 'Card', price: 1, maxNumberOfUsages: 1 },
    { name: 'Card', price: 2, maxNumberOfUsages: 1 },
  ]),
  'delete /api/v1/admin/membershipTypes/{id}': each(aType, ({ _id }) => ({
    path: `${ADMIN}/membershipTypes/${_id}`,
  })),
  'post /api/v1/admin/packages': bodies(`${ADMIN}/packages`, () => [
    { name: 'Rest', nights: 2, price: 1 },
    { name: 'Rest', nights: 3, price: 1 },
  ]),
  'delete /api/v1/admin/packages/{id}': each(
    (venue) => venue.made(`${ADMIN}/packages`, { name: 'Rest', nights: 2, price: 1 }),
    ({ _id }) => ({ path: `${ADMIN}/packages/${_id}` }),
  ),
  'post /api/v1/admin/pictures': bodies(`${PICTURES}?name=a.jpg`, () =>
    Promise.all([300, 200].map((height) => aPictureFile({ width: 300, height }))),
  ),
  'delete /api/v1/admin/pictures/{id}': each(
    async (venue) => venue.made(`${PICTURES}?name=a.jpg`, await aPictureFile()),
    ({ _id }) => ({ path: `${PICTURES}/${_id}` }),
  ),
  'post /api/v1/services': bodies('/api/v1/services', () => [
    { name: 'Sauna', capacity: 4 },
    { name: 'Sauna', capacity: 5 },
  ]),
  'delete /api/v1/services/{id}': each(
    (venue) => venue.made('/api/v1/services', { name: 'Sauna', capacity: 4 }),
    ({ _id }) => ({ path: `/api/v1/services/${_id}` }),
  ),
  'delete /api/v1/services/{id}/feed': each(
    async (venue) => {
      const service = await venue.made('/api/v1/services', { name: 'Sauna', capacity: 4 });
      await venue.owner.post(`/api/v1/services/${service._id}/feed`).expect(201);
      return service;
    },
    ({ _id }) => ({ path: `/api/v1/services/${_id}/feed` }),
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
  'delete /api/v1/fnb/venues/{id}/feed': each(
    async (venue) => {
      const room = await venue.made('/api/v1/fnb/venues', { name: anEmail() });
      await venue.owner.post(`/api/v1/fnb/venues/${room._id}/feed`).expect(201);
      return room;
    },
    ({ _id }) => ({ path: `/api/v1/fnb/venues/${_id}/feed` }),
  ),
  'post /api/v1/fnb/blocks': bodies('/api/v1/fnb/blocks', async (venue) => {
    const block = await aBlock(venue);
    return [block, { ...block, reason: 'Wet paint', around: true }];
  }),
  'delete /api/v1/fnb/blocks/{id}': each(
    async (venue) => venue.made('/api/v1/fnb/blocks', await aBlock(venue)),
    ({ _id }) => ({ path: `/api/v1/fnb/blocks/${_id}` }),
  ),
  'post /api/v1/fnb/pauses': bodies('/api/v1/fnb/pauses', async (venue) => {
    const { _id: _venue } = await venue.made('/api/v1/fnb/venues', { name: anEmail() });
    return [5, 10].map((until) => ({ _venue, until }));
  }),
  'delete /api/v1/fnb/pauses/{id}': each(
    async (venue) => {
      const { _id: _venue } = await venue.made('/api/v1/fnb/venues', { name: anEmail() });
      return venue.made('/api/v1/fnb/pauses', { _venue, until: 5 });
    },
    ({ _id }) => ({ path: `/api/v1/fnb/pauses/${_id}` }),
  ),
  'delete /api/v1/admin/apiKeys/{id}': each(
    async (venue) => ({
      _id: await venue.inserted('apikeys', {
        ...{ name: anEmail(), scopes: ['bookings.read'], perMinute: 60, version: 0 },
        secrets: [{ digest: anEmail(), hint: 'abcd', createdAt: venue.app.clock.now() }],
      }),
    }),
    ({ _id }) => ({ path: `${ADMIN}/apiKeys/${_id}` }),
  ),
  'delete /api/v1/admin/webhooks/{id}': each(aWebhook, ({ _id }) => ({
    path: `${ADMIN}/webhooks/${_id}`,
  })),
  'post /api/v1/admin/webhooks/{id}/test': each(aWebhook, ({ _id }) => ({
    path: `${ADMIN}/webhooks/${_id}/test`,
  })),
  'post /api/v1/admin/webhooks/{id}/deliveries/{deliveryId}/resend': async (venue) => {
    const { _id } = await aWebhook(venue);
    const path = `${ADMIN}/webhooks/${_id}`;
    const [one, other] = await two(() => venue.made(`${path}/test`, {}));
    const again = (delivery: Made) => ({ path: `${path}/deliveries/${delivery._id}/resend` });
    return { one: again(one), other: again(other) };
  },
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
  'delete /api/v1/admin/users/{id}/secondFactor': async (venue) => {
    const by = await venue.user();
    const [one, other] = await two(async () => ({ _id: await venue.user() }));
    return {
      by: venue.app.staff(venue.scene.vendorId, 3, new Types.ObjectId(by)),
      one: { path: `${ADMIN}/users/${one._id}/secondFactor` },
      other: { path: `${ADMIN}/users/${other._id}/secondFactor` },
    };
  },
  'post /api/v1/admin/users/{id}/sendInvitation': each(
    (venue) =>
      venue.made(`${ADMIN}/users`, {
        ...{ firstname: 'Ada', lastname: 'Berg', email: anEmail(), level: 1 },
      }),
    ({ _id }) => ({ path: `${ADMIN}/users/${_id}/sendInvitation` }),
  ),
  'post /api/v1/admin/sitePages': ({ administrator }) => {
    const call = (): Call => ({
      path: `${ADMIN}/sitePages`,
      body: { kind: 'special', slug: `a-${new Types.ObjectId()}`, state: 'draft', texts: [] },
    });
    return { by: administrator, one: call(), other: call() };
  },
  'delete /api/v1/admin/sitePages/{id}': async (venue) => {
    const by = venue.administrator;
    const [one, other] = await two(() =>
      venue.made(
        `${ADMIN}/sitePages`,
        { kind: 'special', slug: `a-${new Types.ObjectId()}`, state: 'draft', texts: [] },
        by,
      ),
    );
    const call = ({ _id }: Made): Call => ({ path: `${ADMIN}/sitePages/${_id}` });
    return { by, one: call(one), other: call(other) };
  },
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
};
