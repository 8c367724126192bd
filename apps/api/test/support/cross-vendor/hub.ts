import { type BookingGuest, BookingScene, DAY, TEN } from '../scenes/booking-scene';

/** A call of a guest of one venue that names what belongs to another. */
export interface Call {
  path: string;
  body?: object;
}

/** What another venue has: one of everything that a guest can name. */
export interface Theirs {
  scene: BookingScene;
  guest: BookingGuest;
  booking: string;
  group: string;
  hold: string;
  receipt: string;
  payment: string;
  membership: string;
  renewed: string;
  treatment: string;
  treatmentWait: string;
  treatmentType: string;
  journey: string;
  passkey: string;
  request: string;
  /** Whatever must not be read elsewhere. */
  secrets: string[];
}

/**
 * `not-found`: every one of these calls answers 404. `own`: names nothing, so it answers, and of the
 * caller's venue only. `public`: answers anybody, and nothing about a guest. `forged`: opens by a link alone, and
 * each of these calls brings a wrong one: 403.
 */
export type Case =
  | { kind: 'not-found' | 'forged'; calls: (theirs: Theirs, own: BookingGuest) => Call[] }
  | { kind: 'own' | 'public'; calls: (theirs: Theirs, own: BookingGuest) => Call[] }
  | { kind: 'stream' };

const one = (path: (theirs: Theirs) => string, body?: object) => ({
  kind: 'not-found' as const,
  calls: (theirs: Theirs) => [{ path: path(theirs), ...(body && { body }) }],
});
const own = (path: string, body?: object) => ({
  kind: 'own' as const,
  calls: () => [{ path, ...(body && { body }) }],
});
const renewalOf =
  (path: string) =>
  ({ renewed }: Theirs) =>
    `/api/v1/hub/memberships/${renewed}/renewal${path}`;
const serviceOf = ({ scene }: Theirs) => scene.serviceId.toHexString();
const vendorOf = ({ scene }: Theirs) => scene.vendorId.toHexString();
export const slot = { date: DAY, timeindex: TEN, participants: 1 };

export const forged = ({ treatment }: Theirs) => `${treatment}-${'A'.repeat(43)}`;

export const JOURNEYS = '/api/v1/hub/journeys';
export const twice = (_treatmentType: string) => ({
  date: DAY,
  treatments: [{ _treatmentType }, { _treatmentType }],
});

export const cases: Record<string, Case> = {
  'get /api/v1/hub/vendors': {
    kind: 'public',
    calls: () => [{ path: '/api/v1/hub/vendors?search=Test' }],
  },
  'get /api/v1/hub/vendors/{vendor}': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/vendors/${vendorOf(theirs)}` }],
  },
  'get /api/v1/hub/vendors/{vendor}/manifest.webmanifest': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/vendors/${vendorOf(theirs)}/manifest.webmanifest` }],
  },
  'get /api/v1/hub/activities/{vendorId}': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/activities/${vendorOf(theirs)}` }],
  },
  'get /api/v1/hub/activities/{vendorId}/next': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/activities/${vendorOf(theirs)}/next` }],
  },
  'get /api/v1/hub/activities/{vendorId}/ratings': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/activities/${vendorOf(theirs)}/ratings` }],
  },
  'get /api/v1/hub/activity/{id}': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/activity/${serviceOf(theirs)}?date=${DAY}` }],
  },
  'get /api/v1/hub/profile': own('/api/v1/hub/profile'),
  'put /api/v1/hub/profile': own('/api/v1/hub/profile', { firstname: 'Intruder' }),
  'delete /api/v1/hub/profile': own('/api/v1/hub/profile', { password: 'not theirs either' }),
  'put /api/v1/hub/profile/password': own('/api/v1/hub/profile/password', {
    currentPassword: 'not theirs either',
    password: 'Fjord og fjell 8',
    confirmPassword: 'Fjord og fjell 8',
  }),
  'get /api/v1/hub/profile/companions': own('/api/v1/hub/profile/companions'),
  'get /api/v1/hub/profile/export': {
    kind: 'own',
    calls: () => [
      { path: '/api/v1/hub/profile/export' },
      { path: '/api/v1/hub/profile/export?format=html' },
    ],
  },
  'get /api/v1/hub/stays': own('/api/v1/hub/stays'),
  'get /api/v1/hub/memberships': {
    kind: 'not-found',
    calls: (theirs, { id }) =>
      [
        { customerId: theirs.guest.id.toHexString(), vendorId: vendorOf(theirs) },
        { customerId: id.toHexString(), vendorId: vendorOf(theirs) },
      ].map((query) => ({ path: `/api/v1/hub/memberships?${new URLSearchParams(query)}` })),
  },
  'get /api/v1/hub/memberships/{id}/renewal': one(renewalOf('')),
  'post /api/v1/hub/memberships/{id}/renewal/stop': one(renewalOf('/stop'), {}),
  'post /api/v1/hub/memberships/{id}/renewal/start': one(renewalOf('/start'), {}),
  'post /api/v1/hub/memberships/{id}/renewal/card': one(renewalOf('/card'), {}),
  'post /api/v1/hub/memberships/{id}/renewal/card/look': one(renewalOf('/card/look'), {}),
  'delete /api/v1/hub/memberships/{id}/renewal/card': one(renewalOf('/card')),
  'get /api/v1/hub/memberships/{id}/usages': one(
    ({ membership }) => `/api/v1/hub/memberships/${membership}/usages`,
  ),
  'post /api/v1/hub/groups': {
    kind: 'not-found',
    calls: (theirs) => [
      {
        path: '/api/v1/hub/groups',
        body: { items: [{ ...slot, _service: serviceOf(theirs) }] },
      },
    ],
  },
  'get /api/v1/hub/groups/{id}': one(({ group }) => `/api/v1/hub/groups/${group}`),
  'delete /api/v1/hub/groups/{id}': one(({ group }) => `/api/v1/hub/groups/${group}`),
  'delete /api/v1/hub/activity/{id}': one(({ booking }) => `/api/v1/hub/activity/${booking}`),
  'post /api/v1/hub/holds': {
    kind: 'not-found',
    calls: (theirs) => [
      { path: '/api/v1/hub/holds', body: { ...slot, _service: serviceOf(theirs) } },
    ],
  },
  'delete /api/v1/hub/holds/{id}': one(({ hold }) => `/api/v1/hub/holds/${hold}`),
  'post /api/v1/hub/activity': {
    kind: 'not-found',
    calls: (theirs, guest) => {
      const path = '/api/v1/hub/activity';
      const draft = { ...guest.draft(), _service: serviceOf(theirs) };
      return [
        { path, body: draft },
        { path, body: { ...draft, _vendor: vendorOf(theirs) } },
        { path, body: { ...guest.draft(), _customer: theirs.guest.id.toHexString() } },
      ];
    },
  },
  'get /api/v1/hub/reservations/{vendorId}/{customerId}': {
    kind: 'not-found',
    calls: (theirs, { id }) =>
      [theirs.guest.id, id].map((customer) => ({
        path: `/api/v1/hub/reservations/${vendorOf(theirs)}/${customer.toHexString()}`,
      })),
  },
  'get /api/v1/hub/reservations/{vendorId}/{customerId}/{period}': {
    kind: 'not-found',
    calls: (theirs, { id }) =>
      ['upcoming', 'past'].flatMap((period) =>
        [theirs.guest.id, id].map((customer) => ({
          path: `/api/v1/hub/reservations/${vendorOf(theirs)}/${customer.toHexString()}/${period}`,
        })),
      ),
  },
  'get /api/v1/hub/reservation/{id}': one(({ booking }) => `/api/v1/hub/reservation/${booking}`),
  'put /api/v1/hub/reservation/{id}': one(({ booking }) => `/api/v1/hub/reservation/${booking}`, {
    comment: 'Taken over',
    version: 0,
  }),
  'post /api/v1/hub/reservation/{id}/payment': one(
    ({ booking }) => `/api/v1/hub/reservation/${booking}/payment`,
    { participants: 4, amount: 100, version: 0 },
  ),
  'get /api/v1/hub/reservation/{id}/calendar.ics': one(
    ({ booking }) => `/api/v1/hub/reservation/${booking}/calendar.ics`,
  ),
  'get /api/v1/hub/receipts': {
    kind: 'own',
    calls: ({ booking }) => [{ path: `/api/v1/hub/receipts?about=${booking}` }],
  },
  'get /api/v1/hub/receipts/{id}/pdf': one(({ receipt }) => `/api/v1/hub/receipts/${receipt}/pdf`),
  'get /api/v1/hub/treatments': own('/api/v1/hub/treatments'),
  'post /api/v1/hub/treatments': {
    kind: 'not-found',
    calls: ({ treatmentType }) => [
      {
        path: '/api/v1/hub/treatments',
        body: { _treatmentType: treatmentType, date: DAY, timeindexStart: TEN },
      },
    ],
  },
  'get /api/v1/hub/treatments/{id}': one(({ treatment }) => `/api/v1/hub/treatments/${treatment}`),
  'put /api/v1/hub/treatments/{id}': one(({ treatment }) => `/api/v1/hub/treatments/${treatment}`, {
    comment: 'Taken over',
  }),
  'delete /api/v1/hub/treatments/{id}': one(
    ({ treatment }) => `/api/v1/hub/treatments/${treatment}`,
  ),
  'get /api/v1/hub/treatments/{id}/calendar.ics': one(
    ({ treatment }) => `/api/v1/hub/treatments/${treatment}/calendar.ics`,
  ),
  'post /api/v1/hub/journeys/offers': {
    kind: 'not-found',
    calls: ({ treatmentType }) => [{ path: `${JOURNEYS}/offers`, body: twice(treatmentType) }],
  },
  'post /api/v1/hub/journeys': {
    kind: 'not-found',
    calls: ({ treatmentType }) => [
      { path: JOURNEYS, body: { ...twice(treatmentType), starts: [TEN, TEN + 60] } },
    ],
  },
  'post /api/v1/hub/payments': {
    kind: 'not-found',
    calls: (theirs, guest) => {
      const path = '/api/v1/hub/payments';
      const draft = { ...guest.draft(), amount: 100 };
      return [
        { path, body: { ...draft, _service: serviceOf(theirs) } },
        { path, body: { ...draft, _vendor: vendorOf(theirs) } },
        { path, body: { ...draft, _customer: theirs.guest.id.toHexString() } },
      ];
    },
  },
  'post /api/v1/hub/payments/{id}': one(({ payment }) => `/api/v1/hub/payments/${payment}`),
  'delete /api/v1/hub/payments/{id}': one(({ payment }) => `/api/v1/hub/payments/${payment}`),
  'get /api/v1/hub/paymentLinks': {
    kind: 'forged',
    calls: (theirs) => [
      { path: `/api/v1/hub/paymentLinks?vendor=${vendorOf(theirs)}&token=${forged(theirs)}` },
    ],
  },
  'post /api/v1/hub/paymentLinks/look': {
    kind: 'forged',
    calls: (theirs) => [
      {
        path: '/api/v1/hub/paymentLinks/look',
        body: { vendor: vendorOf(theirs), token: forged(theirs) },
      },
    ],
  },
  'post /api/v1/hub/paymentLinks/pay': {
    kind: 'forged',
    calls: (theirs) => [
      {
        path: '/api/v1/hub/paymentLinks/pay',
        body: { vendor: vendorOf(theirs), token: forged(theirs) },
      },
    ],
  },
  'get /api/v1/hub/intake': {
    kind: 'forged',
    calls: (theirs) => [
      { path: `/api/v1/hub/intake?vendor=${vendorOf(theirs)}&token=${forged(theirs)}` },
    ],
  },
  'put /api/v1/hub/intake': {
    kind: 'forged',
    calls: (theirs) => [
      {
        path: '/api/v1/hub/intake',
        body: {
          ...{ vendor: vendorOf(theirs), token: forged(theirs), answers: [] },
          ...{ guest: 1, consent: true, consentVersion: 1 },
        },
      },
    ],
  },
  'get /api/v1/hub/journeys/{id}': one(({ journey }) => `${JOURNEYS}/${journey}`),
  'get /api/v1/hub/journeys/{id}/starts': one(
    ({ journey }) => `${JOURNEYS}/${journey}/starts?date=${DAY}`,
  ),
  'put /api/v1/hub/journeys/{id}': one(({ journey }) => `${JOURNEYS}/${journey}`, {
    ...{ date: DAY, timeindexStart: 780 },
  }),
  'delete /api/v1/hub/journeys/{id}': one(({ journey }) => `${JOURNEYS}/${journey}`),
  'get /api/v1/hub/journeys/{id}/calendar.ics': one(
    ({ journey }) => `${JOURNEYS}/${journey}/calendar.ics`,
  ),
  'get /api/v1/hub/treatment-waits': own('/api/v1/hub/treatment-waits'),
  'post /api/v1/hub/treatment-waits': {
    kind: 'not-found',
    calls: ({ treatmentType: _treatmentType }) => [
      {
        path: '/api/v1/hub/treatment-waits',
        body: { _treatmentType, from: DAY, until: DAY },
      },
    ],
  },
  'delete /api/v1/hub/treatment-waits/{id}': one(
    ({ treatmentWait }) => `/api/v1/hub/treatment-waits/${treatmentWait}`,
  ),
  'get /api/v1/hub/passkeys': own('/api/v1/hub/passkeys'),
  'post /api/v1/hub/passkeys/options': own('/api/v1/hub/passkeys/options', {}),
  'post /api/v1/hub/passkeys': own('/api/v1/hub/passkeys', {
    name: 'Intruder',
    passkey: { id: 'a', clientDataJSON: 'e30', attestationObject: 'AAAA' },
  }),
  'delete /api/v1/hub/passkeys/{id}': one(({ passkey }) => `/api/v1/hub/passkeys/${passkey}`),
  'post /api/v1/hub/confirmIdentity': own('/api/v1/hub/confirmIdentity', {
    password: 'not theirs either',
  }),
  'post /api/v1/hub/confirmIdentity/passkey': one(() => '/api/v1/hub/confirmIdentity/passkey', {}),
  'get /api/v1/hub/profile/requests': own('/api/v1/hub/profile/requests'),
  'post /api/v1/hub/profile/requests': own('/api/v1/hub/profile/requests', { kind: 'access' }),
  'post /api/v1/hub/profile/requests/{id}/withdrawal': one(
    ({ request }) => `/api/v1/hub/profile/requests/${request}/withdrawal`,
  ),
  'get /api/v1/hub/events': { kind: 'stream' },
};
