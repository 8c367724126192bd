import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { stayFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import {
  bookableFixtures,
  journeyFixture,
  journeyOffersFixture,
} from '../../../testing/journey-fixtures';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';
import { treatmentFixture } from '../../../testing/treatment-fixtures';

pinNow();

const path = '/activity-hub/fjord/new-journey';
const offers = 'POST /api/v1/hub/journeys/offers';
const book = 'POST /api/v1/hub/journeys';
const modules = { ...vendorFixture()._vendor.modules, spa: true };
const bodies: unknown[] = [];
const asked: unknown[] = [];

const routes = (more = {}) => ({
  ...venueRoutes(vendorFixture({ modules })),
  'GET /api/spa/treatments/:vendorId': () => ok(bookableFixtures()),
  'GET /api/v1/hub/treatments': () => ok({ upcoming: [], past: [] }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  [offers]: ({ body }: { body: unknown }) => {
    asked.push(body);
    return ok(journeyOffersFixture(600, 660));
  },
  [book]: ({ body }: { body: unknown }) => {
    bodies.push(body);
    return ok(journeyFixture(), 201);
  },
  ...more,
});
const chosen = '?treatment=scrub-scrub60&treatment=massage-massage60&date=2026-11-25';

beforeEach(() => {
  bodies.length = 0;
  asked.length = 0;
  sessionStorage.clear();
  localStorage.clear();
});

it('a guest chooses treatments, day and start, sees all of it, and books once', async () => {
  const { user } = await renderApp(path, { signedIn: true, http: routes() });
  const second = within(await screen.findByRole('group', { name: 'Treatment 2' }));
  await user.selectOptions(second.getByLabelText('Length'), 'massage90');
  expect(screen.getByText('NOK 2,900')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Half an hour or more to rest' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Choose a day' }));
  await user.click(await screen.findByRole('button', { name: /25 November/ }));
  const starts = await screen.findByRole('list', { name: 'Available times' });
  expect(asked).toEqual([
    {
      ...{ date: '2026-11-25', guests: 1, leastGap: 30, mostGap: 120 },
      treatments: [
        { _treatmentType: 'scrub', _length: 'scrub60' },
        { _treatmentType: 'massage', _length: 'massage90' },
      ],
    },
  ]);
  await user.click(within(starts).getByRole('button', { name: /10:00/ }));
  expect(await screen.findByText('11:00 – 12:00')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Complete booking' }));
  expect(await screen.findByRole('heading', { name: 'Booking complete' })).toBeVisible();
  expect(bodies).toMatchObject([{ starts: [600, 660], date: '2026-11-25' }]);
});

it('for two, leaves nothing out that is for one, and says who gets what', async () => {
  const { user } = await renderApp(path, { signedIn: true, http: routes() });
  const first = within(await screen.findByRole('group', { name: 'Treatment 1' }));
  expect(first.queryByRole('option', { name: 'Bath' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'The two of us' }));
  await user.selectOptions(first.getByLabelText('Treatment 1'), 'Bath');
  expect(first.getByText('For the two of you together')).toBeVisible();
  expect(screen.getByText('For each of you, side by side')).toBeVisible();
  // the bath, and a massage each
  expect(screen.getByText('NOK 3,600')).toBeVisible();
});

it('a wish goes along with its treatment, at its price, and is told before the booking', async () => {
  const { user } = await renderApp(path, { signedIn: true, http: routes() });
  const first = within(await screen.findByRole('group', { name: 'Treatment 1' }));
  const second = within(screen.getByRole('group', { name: 'Treatment 2' }));
  await user.selectOptions(first.getByLabelText('Therapist'), 'A woman');
  await user.selectOptions(second.getByLabelText('Therapist'), 'carl');
  expect(screen.getByText('NOK 2,550')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Choose a day' }));
  await user.click(await screen.findByRole('button', { name: /25 November/ }));
  const starts = await screen.findByRole('list', { name: 'Available times' });
  const treatments = [{ wish: { gender: 'woman' } }, { wish: { _therapist: 'carl' } }];
  expect(asked).toMatchObject([{ treatments }]);
  await user.click(within(starts).getByRole('button', { name: /10:00/ }));
  expect(await screen.findByText('Therapist: A woman')).toBeVisible();
  expect(screen.getByText('Therapist: Carl (+NOK 150)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Complete booking' }));
  await screen.findByRole('heading', { name: 'Booking complete' });
  expect(bodies).toMatchObject([{ treatments }]);
});

it('two who are treated side by side ask for women or men, not for one by name', async () => {
  const { user } = await renderApp(path, { signedIn: true, http: routes() });
  const first = within(await screen.findByRole('group', { name: 'Treatment 1' }));
  await user.selectOptions(first.getByLabelText('Therapist'), 'Anna');
  await user.click(screen.getByRole('radio', { name: 'The two of us' }));
  expect(first.getByLabelText('Therapist')).toHaveDisplayValue('Anyone');
  expect(first.queryByRole('option', { name: 'Anna' })).not.toBeInTheDocument();
  expect(first.getByRole('option', { name: 'A woman' })).toBeInTheDocument();
  await user.selectOptions(first.getByLabelText('Treatment 1'), 'Bath');
  expect(first.getByRole('option', { name: 'Anna' })).toBeInTheDocument();
});

it('a day on which nothing fits leads to the next', async () => {
  const { user } = await renderApp(`${path}${chosen}`, {
    signedIn: true,
    http: routes({
      [offers]: ({ body }: { body: { date: string } }) => {
        asked.push(body.date);
        return ok(journeyOffersFixture());
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Try the next day' }));
  expect(await screen.findByText(/26 November/)).toBeVisible();
  expect(asked).toEqual(['2026-11-25', '2026-11-26']);
});

it('times that are gone are told, with the way to others', async () => {
  const { user } = await renderApp(`${path}${chosen}&time=600`, {
    signedIn: true,
    http: routes({ [book]: () => refuse(409, 'JOURNEY_TAKEN') }),
  });
  await user.click(await screen.findByRole('button', { name: 'Complete booking' }));
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('button', { name: /Choose another/ }));
  expect(await screen.findByRole('list', { name: 'Available times' })).toBeVisible();
});

it('a visitor chooses first, and signs in for the times', async () => {
  await renderApp(`${path}${chosen}`, { http: routes() });
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(asked).toEqual([]);
});

it('a step that is left open leads to what was booked, and books nothing', async () => {
  const step = `${path}${chosen}&time=600`;
  const { user, unmount } = await renderApp(step, { signedIn: true, http: routes() });
  await user.click(await screen.findByRole('button', { name: 'Complete booking' }));
  await screen.findByRole('heading', { name: 'Booking complete' });
  unmount();
  await renderApp(step, {
    signedIn: true,
    http: routes({ 'GET /api/v1/hub/journeys/:id': () => ok(journeyFixture()) }),
  });
  expect(await screen.findByRole('heading', { name: 'Booking complete' })).toBeVisible();
  expect(bodies).toHaveLength(1);
});

it('a stay pays for what it includes, a membership for the rest, unless the guest pays', async () => {
  const stay = stayFixture({
    ...{ arrivaldate: '2026-11-01', departuredate: '2027-01-31' },
    treatmentTypes: [
      {
        ...{ _id: 'included', _treatmentType: 'massage', name: 'Massage', quantity: 1 },
        ...{ treatments: [], included: 2, booked: 0, left: 2 },
      },
    ],
  });
  const card = {
    ...{ _id: 'card', _membershipType: { _id: 'type', name: 'Spa card' }, status: 'active' },
    ...{ dateFrom: '2026-01-01', maxNumberOfUsages: 10, numberOfUsages: 7, usagesLeft: 3 },
    ...{ services: [], treatmentTypes: ['scrub'] },
  };
  const [scrubbed, massaged] = journeyFixture().treatments;
  const paidJourney = journeyFixture({
    total: 0,
    treatments: [
      {
        ...treatmentFixture(scrubbed),
        coveredBy: { kind: 'membership', _id: 'card', name: 'Spa card' },
      },
      { ...treatmentFixture(massaged), coveredBy: { kind: 'stay', _id: 'stay', name: 'Weekend' } },
    ],
  });
  const { user } = await renderApp(`${path}${chosen}&time=600`, {
    signedIn: true,
    http: routes({
      ...venueRoutes(vendorFixture({ modules: { ...modules, stays: true, memberships: true } })),
      'GET /api/v1/hub/stays': () => ok([stay]),
      'GET /api/v1/hub/memberships': () => reply(200, [card]),
      [book]: ({ body }: { body: unknown }) => {
        bodies.push(body);
        return ok(paidJourney, 201);
      },
    }),
  });
  const pays = (name: string) =>
    screen.findByRole('radiogroup', { name: new RegExp(`^${name} · `) });
  const scrub = within(await pays('Scrub'));
  const massage = within(await pays('Massage'));
  expect(massage.getByRole('radio', { name: 'Included in your stay' })).toBeChecked();
  expect(scrub.getByRole('radio', { name: 'Without a membership' })).toBeChecked();
  expect(await screen.findByText('NOK 1,200')).toBeVisible();
  await user.click(scrub.getByRole('radio', { name: /Use my Spa card · 3 left/ }));
  expect(screen.getByText('Covered')).toBeVisible();
  await expectAccessible();
  await user.click(massage.getByRole('radio', { name: 'I pay for it myself' }));
  expect(screen.getByText('NOK 1,200')).toBeVisible();
  await user.click(massage.getByRole('radio', { name: 'Included in your stay' }));
  await user.click(screen.getByRole('button', { name: 'Complete booking' }));
  await screen.findByRole('heading', { name: 'Booking complete' });
  expect(screen.getByText(/Paid with Spa card/)).toBeVisible();
  expect(screen.getByText(/Included in your stay/)).toBeVisible();
  expect(bodies).toMatchObject([
    {
      treatments: [
        { _treatmentType: 'scrub', _membership: 'card' },
        { _treatmentType: 'massage', _stayTreatment: 'included' },
      ],
    },
  ]);
});
