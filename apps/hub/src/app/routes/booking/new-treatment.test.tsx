import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { stayFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';
import { offerFixture, treatmentFixture } from '../../../testing/treatment-fixtures';

pinNow();

const path = '/activity-hub/fjord/new-treatment/massage';
const offers = 'GET /api/spa/treatments/:vendorId/:id';
const book = 'POST /api/v1/hub/treatments';
const mine = 'GET /api/v1/hub/treatments';
const modules = { ...vendorFixture()._vendor.modules, spa: true };
const days = [
  { date: '2026-11-24', starts: [] },
  { date: '2026-11-25', starts: [600, 660, 900] },
];
const bodies: unknown[] = [];

const routes = (more = {}) => ({
  ...venueRoutes(vendorFixture({ modules })),
  [offers]: () => ok(offerFixture({ days })),
  [mine]: () => ok({ upcoming: [], past: [] }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  [book]: ({ body }: { body: unknown }) => {
    bodies.push(body);
    return ok(treatmentFixture(), 201);
  },
  ...more,
});
const chosen = '?length=hour&date=2026-11-25&time=600';

beforeEach(() => {
  bodies.length = 0;
  sessionStorage.clear();
  localStorage.clear();
});

it('a guest chooses length, therapist, day and start, and books once', async () => {
  const asked: URLSearchParams[] = [];
  const { user } = await renderApp(path, {
    signedIn: true,
    http: routes({
      [offers]: ({ query }: { query: URLSearchParams }) => {
        asked.push(query);
        return ok(offerFixture({ days }));
      },
    }),
  });
  await user.click(await screen.findByRole('radio', { name: /1 hour 30 minutes/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Therapist' }), 'A woman');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Choose a day' }));
  await user.click(await screen.findByRole('button', { name: /25 November/ }));
  expect(asked.at(-1)?.get('gender')).toBe('woman');
  const starts = await screen.findByRole('list', { name: 'Available times' });
  await user.click(within(starts).getByRole('button', { name: /10:00/ }));
  await user.type(await screen.findByRole('textbox', { name: /Comment/ }), 'A sore shoulder');
  await user.click(screen.getByRole('button', { name: 'One more Arnica oil' }));
  expect(screen.getByText('NOK 1,790')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Complete booking' }));
  expect(await screen.findByRole('heading', { name: 'Booking complete' })).toBeVisible();
  expect(bodies).toEqual([
    {
      ...{ _treatmentType: 'massage', _length: 'long', date: '2026-11-25', timeindexStart: 600 },
      ...{ wish: { gender: 'woman' }, comment: 'A sore shoulder' },
      addons: [{ _addon: 'oil', quantity: 1 }],
    },
  ]);
});

it('a therapist is chosen by their portrait, where the venue shows any', async () => {
  const asked: URLSearchParams[] = [];
  const { therapists } = offerFixture();
  const shown = therapists.map((one) => (one._id === 'berit' ? { ...one, _picture: 'b1' } : one));
  const { user } = await renderApp(path, {
    signedIn: true,
    http: routes({
      [offers]: ({ query }: { query: URLSearchParams }) => {
        asked.push(query);
        return ok(offerFixture({ days, therapists: shown }));
      },
    }),
  });
  const choice = await screen.findByRole('radiogroup', { name: 'Therapist' });
  expect(choice).toHaveAccessibleDescription('We only offer times when we can meet your wish.');
  expect(within(choice).getByRole('radio', { name: 'Anyone' })).toBeChecked();
  expect(choice.querySelector('img')).toHaveAttribute('src', '/media/b1/320.webp');
  await user.click(within(choice).getByRole('radio', { name: /^Berit \(\+NOK\s150\)$/ }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Choose a day' }));
  await screen.findByRole('button', { name: /25 November/ });
  expect(asked.at(-1)?.get('therapist')).toBe('berit');
});

it('a step that is left open leads to what was booked, and books nothing', async () => {
  const { user, unmount } = await renderApp(`${path}${chosen}`, {
    signedIn: true,
    http: routes(),
  });
  await user.click(await screen.findByRole('button', { name: 'Complete booking' }));
  await screen.findByRole('heading', { name: 'Booking complete' });
  unmount();
  await renderApp(`${path}${chosen}`, {
    signedIn: true,
    http: routes({ 'GET /api/v1/hub/treatments/:id': () => ok(treatmentFixture()) }),
  });
  expect(await screen.findByRole('heading', { name: 'Booking complete' })).toBeVisible();
  expect(bodies).toHaveLength(1);
});

it('a time that somebody else got is answered with the nearest others', async () => {
  let isGone = false;
  const { user } = await renderApp(`${path}${chosen}`, {
    signedIn: true,
    http: routes({
      [offers]: () =>
        ok(offerFixture({ days: isGone ? [{ date: '2026-11-25', starts: [660, 900] }] : days })),
      [book]: () => {
        isGone = true;
        return refuse(409, 'TREATMENT_TIME_TAKEN');
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Complete booking' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This time has just been taken. Choose another.');
  await user.click(await within(alert).findByRole('button', { name: '11:00' }));
  expect(await screen.findByText(/11:00 – 12:00/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what the guest has planned for the same time', async () => {
  await renderApp(`${path}${chosen}`, {
    signedIn: true,
    http: routes({
      [mine]: () =>
        ok({
          upcoming: [
            treatmentFixture({
              ...{ _treatmentType: { _id: 'facial', name: 'Facial' }, timeindexStart: 630 },
              timeindexEnd: 690,
            }),
          ],
          past: [],
        }),
    }),
  });
  expect(await screen.findByText(/overlaps with Facial/)).toBeVisible();
});

it('a visitor sees everything and signs in to book', async () => {
  await renderApp(`${path}${chosen}`, { http: routes() });
  expect(await screen.findByText('Log in to book')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complete booking' })).toBeNull();
});

it('a treatment that is gone says so', async () => {
  await renderApp(path, { http: routes({ [offers]: () => refuse(404, 'NOT_FOUND') }) });
  expect(await screen.findByText('The treatment could not be loaded.')).toBeVisible();
});

it('is paid for by a membership that covers it, but for its addons', async () => {
  const card = {
    ...{ _id: 'card', _membershipType: { _id: 'type', name: 'Spa card' }, status: 'active' },
    ...{ dateFrom: '2026-01-01', maxNumberOfUsages: 10, numberOfUsages: 7, usagesLeft: 3 },
    ...{ services: [], treatmentTypes: ['massage'] },
  };
  const { user } = await renderApp(`${path}${chosen}`, {
    signedIn: true,
    http: routes({
      ...venueRoutes(vendorFixture({ modules: { ...modules, memberships: true } })),
      'GET /api/v1/hub/memberships': () =>
        reply(200, [card, { ...card, _id: 'swim', treatmentTypes: [] }]),
    }),
  });
  const choice = within(await screen.findByRole('radiogroup', { name: 'How do you want to pay?' }));
  expect(choice.getAllByRole('radio')).toHaveLength(2);
  await user.click(choice.getByRole('radio', { name: /Use my Spa card · 3 left/ }));
  expect(screen.getByText('Covered')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Complete booking' }));
  await screen.findByRole('heading', { name: 'Booking complete' });
  expect(bodies).toEqual([expect.objectContaining({ _membership: 'card' })]);
});

it('is paid for by a stay that includes it, unless the guest pays', async () => {
  const stay = stayFixture({
    ...{ arrivaldate: '2026-11-01', departuredate: '2027-01-31' },
    treatmentTypes: [
      {
        ...{ _id: 'included', _treatmentType: 'massage', name: 'Massage', quantity: 1 },
        ...{ treatments: [], included: 2, booked: 0, left: 2 },
      },
    ],
  });
  const { user } = await renderApp(`${path}${chosen}`, {
    signedIn: true,
    http: routes({
      ...venueRoutes(vendorFixture({ modules: { ...modules, stays: true } })),
      'GET /api/v1/hub/stays': () => ok([stay]),
    }),
  });
  const choice = within(await screen.findByRole('radiogroup', { name: 'How do you want to pay?' }));
  const ofStay = choice.getByRole('radio', { name: 'Included in your stay' });
  expect(ofStay).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'I pay for it myself' }));
  expect(ofStay).not.toBeChecked();
  await user.click(ofStay);
  await user.click(screen.getByRole('button', { name: 'Complete booking' }));
  await screen.findByRole('heading', { name: 'Booking complete' });
  expect(bodies).toEqual([expect.objectContaining({ _stayTreatment: 'included' })]);
});
