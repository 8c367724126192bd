import type { TreatmentOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, signedIn } from '../../../../../testing/fixtures';
import { pinToday } from '../../../../../testing/pin-today';
import { renderApp } from '../../../../../testing/render-app';
import { spaOf } from '../../../../../testing/spa-fixtures';
import { ANNA, ASPEN, aSpaDay, aTreatment, BERIT, BIRCH } from '../../testing/spa-day';

pinToday('2026-11-21T07:00:00Z');

const LIST = 'GET /api/spa/treatment';
const PLAN = 'GET /api/v1/admin/spa/schedule/from/:from/until/:until';
const UPDATE = 'PUT /api/v1/spa/treatment/:id';

/** Anna works from Thursday to Saturday, the 21st. */
async function open(treatments: readonly TreatmentOutput[], more: MockRoutes = {}) {
  const day = aSpaDay(treatments);
  const [anna] = day.therapists;
  const shifts = ['2026-11-19', '2026-11-20', '2026-11-21'].flatMap((date) =>
    day.shifts.map((shift) => ({ ...shift, _id: `${shift._id} ${date}`, date })),
  );
  const app = await renderApp(`/admin/treatments/therapist/${ANNA}`, {
    signedIn: true,
    http: {
      ...signedIn(1),
      ...spaOf({
        therapists: [...day.therapists],
        rooms: [...day.rooms],
        types: [...day.types.values()],
      }),
      'GET /api/v1/spa/therapist/:id': () => ok(anna),
      [LIST]: () => ok(treatments),
      [PLAN]: () => ok({ shifts, absences: [], _vendor: { spaTimeSlotSpaceInMinutes: 30 } }),
      [UPDATE]: ({ body }: { body: unknown }) =>
        ok({ ...aTreatment(), ...(body as object), version: 4 }),
      ...more,
    },
  });
  await screen.findByRole('region', { name: 'Week of Anna Lund' });
  return app;
}

const bar = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Week of Anna Lund' })).getByRole('link', { name });
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

test('a treatment is carried to another day with the keys, and the move can be undone', async () => {
  const { user, http } = await open([aTreatment()]);
  bar(/Sol Dahl/).focus();
  await user.keyboard(' ');
  expect(said()).toContain('Sol Dahl, Sat 21, 10:00 – 11:00: Not moved');
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(said()).toContain('Sol Dahl, Fri 20, 10:30 – 11:30: Free');
  await expectAccessible();
  await user.keyboard('{Enter}');
  await screen.findByText(/Treatment has been updated\. Sol Dahl: Fri 20, 10:30 – 11:30/);
  expect(http.requests(UPDATE)[0]?.body).toEqual({
    ...{ date: '2026-11-20', timeindexStart: 630, version: 3, _room: BIRCH },
    therapists: [{ _therapist: ANNA }],
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(http.requests(UPDATE)).toHaveLength(2));
  expect(http.requests(UPDATE)[1]?.body).toMatchObject({
    ...{ date: '2026-11-21', timeindexStart: 600, version: 4 },
  });
});

test('what is in the way on the other day is told before it is put down', async () => {
  const other = aTreatment({
    ...{ _id: 'b', date: '2026-11-20' },
    _customer: { _id: 'g', firstname: 'Nora', lastname: 'Berg' },
  });
  const { user, http } = await open([aTreatment(), other]);
  bar(/Sol Dahl/).focus();
  await user.keyboard(' {ArrowLeft}');
  expect(said()).toContain('Anna Lund is taken 10:00 – 11:15: Nora Berg');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Anna Lund is taken 10:00 – 11:15: Nora Berg/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(bar(/Sol Dahl/)).toHaveFocus();
  expect(http.requests(UPDATE)).toHaveLength(0);
});

test('where somebody else has its room that day, it goes to another', async () => {
  const inBirch = aTreatment({ _id: 'b', date: '2026-11-20' }, BERIT);
  const { user, http } = await open([aTreatment(), inBirch]);
  bar(/Sol Dahl/).focus();
  await user.keyboard(' {ArrowLeft}');
  expect(said()).toContain('Aspen');
  await user.keyboard('{Enter}');
  await screen.findByText(/Treatment has been updated/);
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ date: '2026-11-20', _room: ASPEN });
});

test('a day without a shift refuses it', async () => {
  const { user, http } = await open([aTreatment()]);
  bar(/Sol Dahl/).focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  expect(await screen.findByText('Sun 22: This therapist is not working then.')).toBeVisible();
  expect(http.requests(UPDATE)).toHaveLength(0);
});
