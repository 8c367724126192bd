import type { JourneyOffersOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { aGuest, id, ok, signedIn } from '../../../../../testing/fixtures';
import { pinToday } from '../../../../../testing/pin-today';
import { renderApp } from '../../../../../testing/render-app';
import { aTherapist, aTreatmentType, spaOf } from '../../../../../testing/spa-fixtures';
import { aTreatment } from '../../../../../testing/treatment-fixtures';

pinToday();

const OFFERS = 'POST /api/v1/spa/journeys/offers';
const BOOK = 'POST /api/v1/spa/journeys';
const massage = aTreatmentType({ _id: id(142), name: 'Massage' });

const part = (timeindexStart: number) => ({
  ...{ timeindexStart, timeindexEnd: timeindexStart + 60 },
  therapists: [{ _id: id(120), name: 'Anna Lund' }],
  room: { _id: id(130), name: 'Birch' },
});
const offers = (...starts: number[]): JourneyOffersOutput => ({
  ...{ date: '2026-11-21', isComplete: true, price: 240_000, currency: 'NOK' },
  offers: starts.map((start) => ({
    ...{ timeindexStart: start, timeindexEnd: start + 135 },
    treatments: [part(start), part(start + 75)],
  })),
});

async function openJourney(http: MockRoutes = {}) {
  const app = await renderApp('/admin/treatments', {
    signedIn: true,
    http: {
      ...signedIn(1),
      ...spaOf({ therapists: [aTherapist()], types: [aTreatmentType(), massage] }),
      'GET /api/spa/treatment': () => ok([]),
      'GET /api/spa/schedule': () => ok([]),
      'GET /api/v1/spa/absences': () => ok([]),
      'GET /api/spa/treatmentPath/schedule/:date/:treatmentTypeId': () =>
        ok({ date: '2026-11-21', spaTimeSlotSpaceInMinutes: 15, _length: id(141), starts: [] }),
      'GET /api/v1/admin/search_customer/:term': () => reply(200, []),
      [OFFERS]: () => ok(offers(600, 660)),
      ...http,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'New treatment' }));
  await app.user.click(await screen.findByRole('button', { name: 'Journey' }));
  const dialog = await screen.findByRole('dialog', { name: 'New journey' });
  await within(dialog).findByRole('radio', { name: '10:00' });
  return { ...app, dialog: within(dialog) };
}

test('shows who gives what where at the start that is chosen, and what it costs', async () => {
  const { dialog, user } = await openJourney();
  const plan = within(dialog.getByRole('region', { name: 'The day as it would be' }));
  expect(plan.getByText('10:00 – 11:00')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: '11:00' }));
  const [first, second] = plan.getAllByRole('listitem');
  expect(first).toHaveTextContent('11:00 – 12:00 Facial · Anna Lund · Birch');
  expect(second).toHaveTextContent('12:15 – 13:15 Massage · Anna Lund · Birch');
  expect(dialog.getByText('NOK 2,400')).toBeInTheDocument();
  await expectAccessible();
});

test('asks for what is filled in, in its order', async () => {
  const { dialog, user, http } = await openJourney();
  const second = within(dialog.getByRole('group', { name: 'Treatment 2' }));
  expect(second.getByLabelText('Treatment type')).toHaveDisplayValue('Massage');
  await user.selectOptions(second.getByLabelText('Therapist'), 'A woman');
  await user.click(second.getByRole('button', { name: 'Move treatment 2 up' }));
  await user.selectOptions(dialog.getByLabelText('Time between, at least'), '30 min');
  await dialog.findByRole('radio', { name: '10:00' });
  expect(http.requests(OFFERS).at(-1)?.body).toEqual({
    ...{ date: '2026-11-21', leastGap: 30, mostGap: 60 },
    treatments: [
      { _treatmentType: id(142), guests: [0], wish: { gender: 'woman' } },
      { _treatmentType: id(140), guests: [0] },
    ],
  });
});

test('needs a guest, and books all of it for a new one', async () => {
  const { dialog, user, http } = await openJourney({
    [BOOK]: () => ok({ _id: id(180), treatments: [aTreatment(), aTreatment()] }),
  });
  await user.click(dialog.getByRole('button', { name: 'Book all' }));
  expect(dialog.getByRole('combobox', { name: 'Guest' })).toBeInvalid();
  await user.type(dialog.getByRole('combobox', { name: 'Guest' }), 'Nora Vik');
  await user.click(await screen.findByRole('option', { name: /Nora Vik/ }));
  await user.click(dialog.getByRole('button', { name: 'Book all' }));
  expect(await screen.findByText(/^Łucja Wałęsa booked: Facial, /)).toBeInTheDocument();
  expect(http.requests(BOOK)[0]?.body).toMatchObject({
    guests: [{ newCustomer: { firstname: 'Nora', lastname: 'Vik' } }],
    treatments: [{ timeindexStart: 600 }, { timeindexStart: 675 }],
  });
});

test('says that the times are gone, and keeps what is filled in', async () => {
  const { dialog, user } = await openJourney({ [BOOK]: () => refuse(409, 'JOURNEY_TAKEN') });
  await user.type(dialog.getByRole('combobox', { name: 'Guest' }), 'Nora Vik');
  await user.click(await screen.findByRole('option', { name: /Nora Vik/ }));
  await user.click(dialog.getByRole('button', { name: 'Book all' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
});

test('for two, names the second guest or not, and asks once for each', async () => {
  const { dialog, user, http } = await openJourney();
  await user.selectOptions(dialog.getByLabelText('Guests'), '2');
  expect(dialog.getByRole('combobox', { name: 'Guest 2' })).toBeInTheDocument();
  await dialog.findByRole('radio', { name: '10:00' });
  expect(http.requests(OFFERS).at(-1)?.body).toMatchObject({
    treatments: [{ guests: [0] }, { guests: [1] }, { guests: [0] }, { guests: [1] }],
  });
});

test('a membership of the guest pays for one of the treatments, and the total is the rest', async () => {
  const card = {
    ...{ _id: id(70), _membershipType: { _id: id(71), name: 'Spa card' }, status: 'active' },
    ...{ dateFrom: '2026-06-01', maxNumberOfUsages: 10, numberOfUsages: 3, usagesLeft: 7 },
    ...{ services: [], treatmentTypes: [id(142)] },
  };
  const { dialog, user, http } = await openJourney({
    'GET /api/v1/admin/search_customer/:term': () => reply(200, [aGuest()]),
    'GET /api/v1/admin/customers/:id/memberships': () => ok([card]),
    'GET /api/v1/admin/stays': () => ok([]),
    [BOOK]: () => refuse(409, 'MEMBERSHIP_USED_UP'),
  });
  await user.type(dialog.getByRole('combobox', { name: 'Guest' }), 'Łucja');
  await user.click(await screen.findByRole('option', { name: /Łucja Wałęsa/ }));
  const second = within(dialog.getByRole('group', { name: 'Treatment 2' }));
  await user.selectOptions(await second.findByLabelText('Paid for by'), id(70));
  const first = within(dialog.getByRole('group', { name: 'Treatment 1' }));
  expect(first.queryByLabelText('Paid for by')).not.toBeInTheDocument();
  expect(await dialog.findByText('NOK 1,200')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Book all' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(http.requests(BOOK)[0]?.body).toMatchObject({
    treatments: [{ timeindexStart: 600 }, { timeindexStart: 675, _membership: id(70) }],
  });
  expect(http.requests(BOOK)[0]?.body).not.toHaveProperty('treatments.0._membership');
});
