import type { TreatmentWaitOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { spaOf } from '../../../../testing/spa-fixtures';

pinToday();

const WAITS = 'GET /api/v1/spa/treatment-waits';
const DATE = '2026-11-21';

/** Sol waits for a facial by Anna on Saturday, when two starts are free. */
const aWait = (given: Partial<TreatmentWaitOutput> = {}): TreatmentWaitOutput => ({
  _id: 'sol',
  _customer: { _id: id(11), firstname: 'Sol', lastname: 'Dahl', phone: '+47 912 34 567' },
  _treatmentType: { _id: id(140), name: 'Facial' },
  ...{ _length: id(141), minutes: 60, wish: { _therapist: id(120), name: 'Anna Lund' } },
  ...{ from: DATE, until: DATE, createdAt: '2026-11-01T10:00:00.000Z' },
  free: [{ date: DATE, starts: [600, 660] }],
  ...given,
});

const open = (http: MockRoutes) =>
  renderApp(`/admin/treatments?date=${DATE}`, {
    signedIn: true,
    http: {
      ...signedIn(1),
      ...spaOf(),
      'GET /api/spa/treatment': () => ok([]),
      'GET /api/v1/admin/spa/schedule/from/:from/until/:until': () =>
        ok({ shifts: [], absences: [], _vendor: { spaTimeSlotSpaceInMinutes: 30 } }),
      ...http,
    },
  });

test('the desk sees who waits for the day and what is free, and tells them', async () => {
  const asked: (string | null)[] = [];
  const told: string[] = [];
  const { user } = await open({
    [WAITS]: ({ query }) => {
      asked.push(query.get('date'));
      return ok([
        aWait(told.length > 0 ? { toldAt: '2026-11-20T08:00:00.000Z' } : {}),
        aWait({
          ...{ _id: 'per', _customer: { _id: id(12), firstname: 'Per', lastname: 'Vik' } },
          ...{ wish: { gender: 'woman' }, until: '2026-11-27', free: [] },
        }),
      ]);
    },
    'POST /api/v1/spa/treatment-waits/:id/tell': ({ params }) => {
      told.push(params.id ?? '');
      return ok(aWait());
    },
  });
  const list = within(await screen.findByRole('list', { name: '2 guests wait for this day' }));
  expect(asked).toEqual([DATE]);
  const [sol, per] = list.getAllByRole('listitem');
  expect(sol).toHaveTextContent('Facial · 60 minutes · Asks for Anna Lund · +47 912 34 567');
  expect(sol).toHaveTextContent('Free: 10:00, 11:00');
  expect(per).toHaveTextContent('Asks for a woman');
  expect(per).toHaveTextContent('No time free');
  expect(list.getByRole('button', { name: 'Tell Per Vik of the free times' })).toBeDisabled();
  await expectAccessible();
  await user.click(list.getByRole('button', { name: 'Tell Sol Dahl of the free times' }));
  expect(await screen.findByText('Sol Dahl has been told of the free times.')).toBeVisible();
  expect(told).toEqual(['sol']);
  expect(await list.findByText(/Told 20/)).toBeVisible();
});

test('a guest is taken off the list once that is confirmed', async () => {
  let isGone = false;
  const { user } = await open({
    [WAITS]: () => ok(isGone ? [] : [aWait()]),
    'DELETE /api/v1/spa/treatment-waits/:id': () => {
      isGone = true;
      return ok(null);
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Take Sol Dahl off the waiting list' }),
  );
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('The guest will not be notified.');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Sol Dahl is off the waiting list.')).toBeVisible();
  expect(screen.queryByRole('list', { name: /wait/ })).toBeNull();
});

test('a list that could not be loaded says so', async () => {
  await open({ [WAITS]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The waiting list could not be loaded.')).toBeVisible();
});
