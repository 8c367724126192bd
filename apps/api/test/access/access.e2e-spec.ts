import { Types } from 'mongoose';
import { type Level } from '../../src/common/context/request-context';
import { newVendor } from '../support/new-vendor';
import { type Method, TestApp } from '../support/test-app';

interface Operation {
  operationId?: string;
  summary?: string;
  parameters?: { name: string }[];
  responses: Record<string, unknown>;
  security?: unknown[];
  'x-audience'?: 'staff' | 'guest';
  'x-least-level'?: Level;
}

const methods: Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** The published paths: other systems call them. */
const published = [
  'post /api/v1/auth/signup',
  'post /api/auth/login',
  'post /api/auth/refresh',
  'post /api/auth/logout',
  'get /api/auth/me',
  'post /api/resetPassword',
  'post /api/auth/resetVerification',
  'get /api/v1/hub/vendors/{vendor}',
  'get /api/v1/hub/activity/{id}',
  'get /api/v1/hub/activities/{vendorId}',
  'get /api/v1/hub/reservations/{vendorId}/{customerId}',
  'post /api/v1/hub/activity',
  'delete /api/v1/hub/activity/{id}',
  'get /api/v1/hub/reservation/{id}',
  'put /api/v1/hub/reservation/{id}',
  'post /api/v1/hub/holds',
  'delete /api/v1/hub/holds/{id}',
  'get /api/v1/hub/profile',
  'put /api/v1/hub/profile',
  'put /api/v1/hub/profile/password',
  'get /api/v1/hub/stays',
  'get /api/v1/hub/profile/export',
  'get /api/v1/hub/memberships',
  'get /api/v1/admin/customers/{id}/memberships',
  'post /api/v1/admin/customers/{id}/memberships',
  'post /api/v1/admin/memberships/{id}/use',
  'post /api/v1/admin/memberships/{id}/undoUse',
  'get /api/v1/admin/membershipTypes',
  'get /api/v1/admin/packages',
  'post /api/v1/admin/stays',
  'post /api/v1/admin/imports/{kind}',
  'get /api/v1/admin/exports/{kind}.csv',
  'post /api/admin/newBooking',
  'post /api/admin/newBookingOverride',
  'post /api/v1/drop-in',
  'put /api/v1/admin/quick-update',
  'post /api/v1/admin/waitingList',
  'post /api/admin/modifyBookings',
  'delete /api/admin/deleteBooking',
  'get /api/admin/bookings/createdAt/{from}/{to}/{id}',
  'get /api/admin/dashboard/{id}',
  'get /api/v1/admin/reservation/{id}',
  'get /api/v1/admin/seatedReservations/{from}/{to}',
  'put /api/admin/customer',
  'put /api/v1/admin/customers/{id}/setPassword',
  'post /api/v1/admin/customers/{id}/sendResetLink',
  'get /api/admin/getBookings/{id}',
  'delete /api/admin/delete_customer',
  'get /api/v1/admin/guest-card-details/{id}',
  'get /api/v1/admin/search_customer/{term}',
  'get /api/v1/admin/customers',
  'post /api/v1/admin/customers',
  'get /api/v1/admin/customers/{id}',
  'get /api/v1/admin/customers/{id}/messages',
  'post /api/v1/admin/customers/{id}/messages',
  'get /api/v1/admin/customers/{id}/auditLogs',
  'get /api/v1/services',
  'get /api/v1/seating/services',
  'get /api/v1/services/active',
  'post /api/v1/services',
  'put /api/v1/services',
  'post /api/v1/public/service/checkCode',
  'post /api/booking/bookedDay',
  'post /api/v1/open_booking/service/{id}',
  'post /api/v1/open_booking/service/{id}/times',
  'post /api/v1/payment',
  'get /api/v1/admin/stays',
  'get /api/v1/admin/stays/{id}',
  'get /api/v1/themes',
  'get /api/v1/themes/vendorDefault/{id}',
  'post /api/v1/themes',
  'put /api/v1/themes/{id}',
  'get /api/booking/bookingStatus',
  'post /api/booking/bookingStatus',
  'put /api/booking/bookingStatus',
  'delete /api/booking/bookingStatus',
  'get /api/admin/getSegments',
  'get /api/v1/admin/customers/duplicates',
  'post /api/v1/admin/customers/merge/preview',
  'post /api/v1/admin/customers/merge',
  'post /api/v1/admin/customers/merges/{id}/undo',
  'get /api/v1/admin/reports/{report}',
  'get /api/v1/admin/bookings',
  'get /api/v1/admin/bookings.csv',
  'put /api/v1/admin/bookings/status',
  'get /api/v1/admin/profile/savedFilters',
  'put /api/v1/admin/profile/savedFilters',
  'get /api/v1/admin/messageTemplates',
  'post /api/v1/admin/messageTemplates',
  'post /api/v1/admin/messageTemplates/preview',
  'get /api/v1/admin/optOuts',
  'post /api/v1/opt_out/{vendorId}',
  'post /api/v1/opt_out/{vendorId}/oneClick',
  'get /api/v1/rating/{bookingId}',
  'post /api/v1/rating',
  'get /api/v1/admin/reviews',
  'get /api/v1/admin/notices',
  'get /api/v1/admin/auditLogs',
  'get /api/health/live',
  'get /api/health/ready',
  'get /api/health/status',
  'get /api/metrics',
];

/** They only read, answer what must not be kept, or know their repeats by themselves. */
const keyless = [
  'post /api/v1/admin/apiKeys',
  'post /api/v1/admin/apiKeys/{id}/renew',
  'post /api/v1/admin/payments/{id}/settle',
  'post /api/v1/admin/reservation/{id}/noShowFee',
  'post /api/v1/admin/sitePages/preview',
  'post /api/v1/admin/vouchers/balance',
  'post /api/v1/admin/webhooks',
  'post /api/v1/admin/webhooks/{id}/secret',
  'post /api/v1/giftCards',
  'post /api/v1/giftCards/balance',
  'post /api/v1/giftCards/{id}',
  'post /api/v1/hub/memberships/{id}/renewal/card',
  'post /api/v1/hub/memberships/{id}/renewal/card/look',
  'post /api/v1/hub/paymentLinks/look',
  'post /api/v1/hub/paymentLinks/pay',
  'delete /api/auth/passkeys/{id}',
  'post /api/auth/confirmIdentity',
  'post /api/auth/confirmIdentity/passkey',
  'post /api/auth/passkeys',
  'post /api/auth/passkeys/options',
  'post /api/auth/passkeySignIn',
  'post /api/auth/passkeySignIn/options',
  'delete /api/v1/hub/passkeys/{id}',
  'post /api/v1/hub/confirmIdentity',
  'post /api/v1/hub/confirmIdentity/passkey',
  'post /api/v1/hub/passkeys',
  'post /api/v1/hub/passkeys/options',
  'post /api/auth/login',
  'post /api/auth/refresh',
  'post /api/auth/signInLink',
  'post /api/auth/signInLink/code',
  'post /api/auth/signInLink/open',
  'delete /api/auth/secondFactor',
  'delete /api/auth/sessions',
  'post /api/auth/secondFactor/authenticator',
  'post /api/auth/secondFactor/authenticator/confirm',
  'post /api/auth/secondFactor/recoveryCodes',
  'post /api/v1/hub/payments',
  'post /api/v1/hub/reservation/{id}/payment',
  'post /api/v1/linked_booking/{id}/payment',
  'post /api/v1/hub/payments/{id}',
  'delete /api/v1/hub/payments/{id}',
  'post /api/v1/payment',
  'post /api/v1/payment/{id}',
  'delete /api/v1/payment/{id}',
  'post /api/v1/sales',
  'post /api/v1/sales/{id}',
  'delete /api/v1/sales/{id}',
  'post /api/v1/itineraries/{id}/services',
  'post /api/v1/itineraries/{id}/treatments',
  'post /api/v1/linked_booking/link',
  'post /api/v1/admin/customers/messages/recipients',
  'post /api/auth/logout',
  'post /api/resetPassword',
  'post /api/auth/resetVerification',
  'post /api/v1/public/service/checkCode',
  'post /api/booking/bookedDay',
  'post /api/v1/open_booking/service/{id}',
  'post /api/v1/open_booking/service/{id}/times',
  'post /api/v1/services/{id}/preview-change',
  'post /api/v1/fnb/venues/{id}/impact',
  'post /api/v1/payment/notices',
  'post /api/v1/privacy/confirmation',
  'post /api/v1/privacy/requests',
  'post /api/v1/hub/journeys/offers',
  'post /api/v1/spa/takeovers/preview',
  'post /api/v1/spa/journeys/offers',
  'post /api/v1/spa/therapist/{id}/feed',
  'post /api/v1/services/{id}/feed',
  'post /api/v1/fnb/venues/{id}/feed',
  'post /api/v1/spa/treatments/{id}/intake/link',
  'post /api/v1/spa/treatments/{id}/intake/reading',
  'put /api/v1/hub/intake',
  'post /api/v1/seating/proposals',
  'post /api/v1/admin/messageTemplates/preview',
  'post /api/v1/admin/customers/merge/preview',
  'post /api/v1/admin/bookings/series/preview',
  'post /api/v1/admin/imports/{kind}/dryRun',
];

describe('the API as a whole', () => {
  let app: TestApp;
  let operations: { name: string; method: Method; path: string; operation: Operation }[];
  let vendor: Types.ObjectId;

  beforeAll(async () => {
    app = await TestApp.start();
    vendor = await newVendor(app);
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ name: `${method} ${path}`, method, path, operation }] : [];
      }),
    );
  });
  afterAll(() => app.stop());

  /** Some id for every parameter of a path. */
  const address = (path: string) => path.replace(/\{\w+\}/g, new Types.ObjectId().toHexString());

  it('has every published path', () => {
    const known = operations.map(({ name }) => name);
    expect(published.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('documents a name, a summary, a success and the refusals of every operation', () => {
    const ids = operations.map(({ operation }) => operation.operationId ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    const lacking = operations.filter(({ name, operation: { summary, responses, security } }) => {
      const statuses = Object.keys(responses);
      const refused = ['400', '429', '500', ...(security?.length ? ['401'] : [])];
      const write = !name.startsWith('get') && !keyless.includes(name);
      const succeeds = statuses.some((status) => /^[23]/.test(status));
      const complete = [...refused, ...(write ? ['409', '422'] : [])].every((status) =>
        statuses.includes(status),
      );
      return !summary || !succeeds || !complete;
    });
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('documents the idempotency key of every write that keeps its answer', () => {
    const without = operations.filter(
      ({ method, operation: { parameters = [] } }) =>
        method !== 'get' && !parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(without.map(({ name }) => name).sort()).toEqual([...keyless].sort());
  });

  it('lets nobody without a token into what is not public', async () => {
    const wrong: string[] = [];
    for (const { name, method, path, operation } of operations) {
      if (!operation.security?.length) continue;
      const { status } = await app.visitor().call(method, address(path));
      if (status !== 401) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('lets each level of staff do what the table of levels says, and no guest', async () => {
    const guest = app.guest(vendor, new Types.ObjectId());
    const wrong: string[] = [];
    for (const { name, method, path, operation } of operations) {
      const least = operation['x-least-level'];
      if (!least) continue;
      const refused = [
        { who: 'guest', session: guest },
        ...([1, 2, 3, 4] as const)
          .filter((level) => level < least)
          .map((level) => ({ who: `level ${level}`, session: app.staff(vendor, level) })),
      ];
      for (const { who, session } of refused) {
        const { status } = await session.call(method, address(path));
        if (status !== 403) wrong.push(`${name} by ${who}: ${status}`);
      }
      const { status } = await app.staff(vendor, least).call(method, address(path));
      if (status === 401 || status === 403) wrong.push(`${name} by level ${least}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('lets no staff act as a guest', async () => {
    const staff = app.staff(vendor, 4);
    const wrong: string[] = [];
    for (const { name, method, path, operation } of operations) {
      if (operation['x-audience'] !== 'guest') continue;
      const { status } = await staff.call(method, address(path));
      if (status !== 403) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('ends a session when its token has expired', async () => {
    const staff = app.staff(vendor, 1);
    await staff.get('/api/v1/services').expect(200);
    app.clock.advance({ minutes: 16 });
    await staff.get('/api/v1/services').expect(401);
  });
});
