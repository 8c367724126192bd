import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { chooseLanguage } from '@atrium/i18n/create-i18n';
import { type Language, languages } from '@atrium/i18n/languages';
import { act, screen, waitFor } from '@testing-library/react';
import {
  activityFixture,
  availabilityFixture,
  dayFixture,
  profileFixture,
  reservationFixture,
  stayFixture,
  timeFixture,
  vendorFixture,
} from '../../testing/fixtures';
import { ok, venueRoutes } from '../../testing/hub-routes';
import { pinNow } from '../../testing/pin-now';
import { renderApp } from '../../testing/render-app';
import { catalogueOf, strangersOn } from '../../testing/shown-texts';

pinNow();
// A few stand for all of them, which jsdom is slow to draw.
jest.mock('@atrium/rules/contact/countries', () => ({ countryCodes: ['DE', 'NO', 'SE'] }));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const hub = '/activity-hub/fjord';
const code = Buffer.concat([
  Buffer.from(vendorFixture()._vendor._id, 'hex'),
  Buffer.alloc(44, 7),
]).toString('base64url');

const days = [
  dayFixture('2026-11-25', [
    timeFixture({ start: 600, available: 3 }),
    timeFixture({ start: 720, available: 0 }),
  ]),
  dayFixture('2026-11-26', [], { state: 'closed' }),
  dayFixture('2026-11-27', [], { state: 'open-without-times' }),
  dayFixture('2026-11-28', []),
];
const waiting = reservationFixture({
  _id: 'booking-2',
  active: false,
  waitingList: true,
  waitingListPosition: 2,
});
const { terms } = reservationFixture();
const covered = reservationFixture({
  _id: 'booking-3',
  canCancel: false,
  canChange: false,
  participants: 3,
  numberOfChildren: 1,
  terms: { ...terms, coveredBy: { kind: 'membership', _id: 'm', name: 'Zehn' } },
});
const included = {
  _id: 's1',
  _service: { _id: 'sauna', name: 'Sauna' },
  bookings: ['b'],
  included: 3,
  booked: 1,
  left: 2,
  dayNumber: 1,
  date: '2026-11-25',
};
const membership = (change: object) => ({
  _id: 'm1',
  _membershipType: { _id: 't1', name: 'Zehn' },
  status: 'active',
  dateFrom: '2026-11-01',
  maxNumberOfUsages: 10,
  numberOfUsages: 3,
  usagesLeft: 7,
  services: ['sauna'],
  treatmentTypes: [],
  ...change,
});

const everything: MockRoutes = {
  ...venueRoutes(
    vendorFixture({ modules: { ...vendorFixture()._vendor.modules, memberships: true } }),
  ),
  'GET /api/v1/hub/activities/:vendorId': () =>
    reply(200, [
      activityFixture({ description: '' }),
      activityFixture({ _id: 'free', price: 0, codeRequired: true, description: '' }),
    ]),
  'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture(days)),
  'POST /api/v1/hub/holds': () =>
    ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:10:00.000Z' }, 201),
  'DELETE /api/v1/hub/holds/:id': () => ok(null),
  'GET /api/v1/hub/profile/companions': () => ok({ names: ['Ola Bø'] }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({
      upcoming: [reservationFixture(), waiting, covered],
      cancelled: [
        reservationFixture({ _id: 'booking-5', active: false, cancelledAt: '2026-11-02' }),
      ],
      past: [reservationFixture({ _id: 'booking-4', date: '2026-11-01' })],
      nextUpcoming: 'more',
    }),
  'GET /api/v1/hub/reservation/:id': () => ok(reservationFixture()),
  'GET /api/v1/hub/stays': () =>
    ok([
      stayFixture({ services: [included] }),
      stayFixture({ _id: 'old', arrivaldate: '2025-03-01', departuredate: '2025-03-03' }),
    ]),
  'GET /api/v1/hub/memberships': () =>
    reply(200, [
      membership({ dateUntil: '2027-01-01' }),
      membership({ _id: 'm2', status: 'paused', pausedFrom: '2026-11-10', maxNumberOfUsages: 0 }),
      membership({ _id: 'm3', status: 'expired' }),
      membership({ _id: 'm4', status: 'ended' }),
    ]),
  'GET /api/v1/hub/memberships/:id/usages': () =>
    ok({
      items: [
        { _id: 'u1', at: '2026-11-02T09:00:00.000Z', uses: 2, numberOfUsages: 2, _booking: 'b' },
        { _id: 'u2', at: '2026-11-02T09:00:00.000Z', uses: -1, numberOfUsages: 1 },
      ],
      nextCursor: 'u2',
    }),
  'GET /api/v1/hub/profile': () =>
    ok(
      profileFixture({
        pendingEmail: 'new@fjord.example',
        consents: [{ type: 'marketingSms', given: true, at: '2026-11-01T10:00:00.000Z' }],
      }),
    ),
};
const empty: MockRoutes = {
  'GET /api/v1/hub/activities/:vendorId': () => reply(200, []),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  'GET /api/v1/hub/stays': () => ok([]),
  'GET /api/v1/hub/memberships': () => reply(200, []),
};
const failing = Object.fromEntries(
  [
    ...Object.keys(empty),
    'GET /api/v1/hub/profile',
    'GET /api/v1/hub/activity/:id',
    'GET /api/v1/hub/reservation/:id',
  ].map((route) => [route, () => refuse(500, 'INTERNAL')]),
) satisfies MockRoutes;

type User = Awaited<ReturnType<typeof renderApp>>['user'];
interface Shown {
  path: string;
  visitor?: boolean;
  http?: MockRoutes;
  /** Content is fetched in one language, so the page is opened again for each. */
  anew?: boolean;
  /** Actions before looking. */
  act?: (user: User) => Promise<void>;
}

const press = (name: string | RegExp) => async (user: User) => {
  const [first] = await screen.findAllByRole('button', { name });
  if (first) await user.click(first);
};
const chosen = `${hub}/new-activity/sauna?date=2026-11-25&time=600`;

const pages: Record<string, Shown> = {
  login: { path: hub, visitor: true },
  'a refused login': {
    path: hub,
    visitor: true,
    http: { 'POST /api/auth/login': () => refuse(401, 'INVALID_CREDENTIALS') },
    act: async (user) => {
      await user.type(await screen.findByLabelText('Email'), 'a@b.example');
      await user.type(screen.getByLabelText('Password'), 'wrong one');
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      await screen.findByRole('alert');
    },
  },
  signup: { path: `${hub}/signup`, visitor: true },
  'asking for a link': { path: `${hub}/reset-password`, visitor: true },
  'a new password': {
    path: `/guest/resetPassword?guestId=g&code=${code}`,
    visitor: true,
  },
  'an incomplete link': { path: '/guest/resetPassword', visitor: true },
  activation: { path: `/activate/g?code=${code}`, visitor: true },
  'another e-mail': { path: `/guest/confirmEmail?guestId=g&code=${code}`, visitor: true },
  'an unknown venue': { path: '/activity-hub/nowhere', visitor: true },
  'no such page': { path: `${hub}/nothing-here`, visitor: true },
  'my activities': { path: `${hub}/overview`, act: press('Show 1 past activity') },
  'the question before cancelling': {
    path: `${hub}/overview`,
    anew: true,
    act: async (user) => {
      const [, cancel] = await screen.findAllByRole('button', { name: /: Sauna$/ });
      if (cancel) await user.click(cancel);
      await screen.findByRole('alertdialog');
    },
  },
  'nothing booked': { path: `${hub}/overview`, http: empty },
  'my activities, failed': { path: `${hub}/overview`, http: failing },
  'new activities': { path: `${hub}/new-reservation` },
  'nothing to book': { path: `${hub}/new-reservation`, http: empty },
  'new activities, failed': { path: `${hub}/new-reservation`, http: failing },
  'a date': { path: `${hub}/new-activity/sauna` },
  'a time': { path: `${hub}/new-activity/sauna?date=2026-11-25` },
  'a closed day': { path: `${hub}/new-activity/sauna?date=2026-11-26` },
  'a day without times': { path: `${hub}/new-activity/sauna?date=2026-11-27` },
  'no times left': { path: `${hub}/new-activity/sauna?date=2026-11-28` },
  'an activity, failed': { path: `${hub}/new-activity/sauna`, http: failing },
  'a code': {
    path: `${hub}/new-activity/sauna`,
    http: { 'GET /api/v1/hub/activity/:id': () => refuse(403, 'SERVICE_CODE_REQUIRED') },
  },
  'guest details': { path: chosen, act: press('Add a travel companion') },
  'a time that is gone': {
    path: chosen,
    http: { 'POST /api/v1/hub/holds': () => refuse(409, 'SLOT_FULL') },
  },
  'a time that ran out': {
    path: chosen,
    http: {
      'POST /api/v1/hub/holds': () =>
        ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:00:00.000Z' }, 201),
    },
  },
  comments: { path: `${chosen}&step=comments` },
  'the booking overview': { path: `${chosen}&step=overview` },
  'the booking overview of a visitor': { path: `${chosen}&step=overview`, visitor: true },
  'the waiting list': {
    path: `${hub}/new-activity/sauna?date=2026-11-25&time=720&wait=1&step=overview`,
  },
  'booking complete': { path: `${hub}/new-activity/sauna?step=complete&booking=booking-1` },
  'a lost answer': {
    path: `${chosen}&step=overview`,
    http: {
      'POST /api/v1/hub/activity': () => {
        throw new TypeError('Failed to fetch');
      },
    },
    act: async (user) => {
      await screen.findByRole('timer');
      await user.click(screen.getByRole('button', { name: 'Complete booking' }));
      await screen.findByRole('alert');
    },
  },
  'a reservation': { path: `${hub}/activity/booking-1`, act: press(/^Participants/) },
  'a reservation that stays': {
    path: `${hub}/activity/booking-1`,
    http: { 'GET /api/v1/hub/reservation/:id': () => ok(covered) },
  },
  'a reservation, failed': { path: `${hub}/activity/booking-1`, http: failing },
  stays: { path: `${hub}/stays` },
  'no stays': { path: `${hub}/stays`, http: empty },
  'stays, failed': { path: `${hub}/stays`, http: failing },
  memberships: { path: `${hub}/membership`, act: press(/^Usage history/) },
  'no memberships': { path: `${hub}/membership`, http: empty },
  profile: { path: `${hub}/profile` },
  'another password': { path: `${hub}/profile`, act: press('Change Password') },
  'deleting the account': { path: `${hub}/profile`, act: press('Delete account') },
  'the profile, failed': { path: `${hub}/profile`, http: failing },
};

test('the search finds a key, English that is left, and lets names and the language itself be', async () => {
  const page = document.createElement('div');
  page.innerHTML = `<h1>overview.title</h1><p>You can cancel until Tue at 10:00</p>
    <button aria-label="Cancel reservation">Stornieren</button><p>Sauna</p><p>Meine Aktivitäten</p>
    <p>Hello {{name}}</p>`;
  const found = strangersOn(page, await catalogueOf('de'));
  expect(found).toEqual([
    'the key overview.title',
    'English (overview.cancelUntil): You can cancel until Tue at 10:00',
    expect.stringMatching(/^English \(.*\): Cancel reservation$/),
    'a hole in: Hello {{name}}',
  ]);
});

test.each(Object.entries(pages))(
  '%s: in seven languages, no key shown and no English left',
  async (_name, { path, visitor = false, http = {}, anew = false, act: before }) => {
    const open = async (language: Language) => {
      const view = await renderApp(path, {
        language,
        signedIn: !visitor,
        http: { ...everything, ...http },
      });
      await waitFor(() => expect(view.container.textContent?.length).toBeGreaterThan(20));
      await before?.(view.user);
      return view;
    };
    const expectOnly = async (language: Language) => {
      const catalogue = await catalogueOf(language);
      await waitFor(() =>
        expect([language, strangersOn(document.body, catalogue)]).toEqual([language, []]),
      );
    };

    const { i18n, unmount } = await open('en');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull());
    await expectOnly('en');
    for (const language of languages.filter((one) => one !== 'en' && !anew)) {
      await act(() => chooseLanguage(i18n, language));
      await expectOnly(language);
    }
    unmount();
    for (const language of languages.filter((one) => one !== 'en' && anew)) {
      const view = await open(language);
      await expectOnly(language);
      view.unmount();
    }
  },
);
