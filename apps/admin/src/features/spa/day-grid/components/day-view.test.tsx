import type { TreatmentOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { spaOf } from '../../../../testing/spa-fixtures';
import { ANNA, aSpaDay, aTreatment, BERIT, BIRCH } from '../testing/spa-day';

pinToday('2026-11-21T07:00:00Z');

const LIST = 'GET /api/spa/treatment';
const WEEK = 'GET /api/v1/admin/spa/schedule/from/:from/until/:until';
const UPDATE = 'PUT /api/v1/spa/treatment/:id';

async function open(
  treatments: readonly TreatmentOutput[],
  level: AccessLevel = 2,
  more: MockRoutes = {},
) {
  const day = aSpaDay(treatments);
  const plan = { absences: [], _vendor: { spaTimeSlotSpaceInMinutes: 30 } };
  const app = await renderApp('/admin/treatments', {
    signedIn: true,
    http: {
      ...signedIn(level),
      ...spaOf({
        therapists: [...day.therapists],
        rooms: [...day.rooms],
        types: [...day.types.values()],
      }),
      [LIST]: () => ok(treatments),
      [WEEK]: () => ok({ ...plan, shifts: day.shifts }),
      [UPDATE]: ({ body }: { body: unknown }) =>
        ok({ ...aTreatment(), ...(body as object), version: 4 }),
      ...more,
    },
  });
  await screen.findByRole('region', { name: /^Therapists on/ });
  return app;
}

const plan = () => within(screen.getByRole('region', { name: /^Therapists on/ }));
const bar = (name: RegExp) => plan().getByRole('link', { name });
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

test('a treatment is carried with the keys, and the move can be undone', async () => {
  const { user, http } = await open([aTreatment()]);
  bar(/Sol Dahl/).focus();
  await user.keyboard(' ');
  expect(said()).toContain('Sol Dahl, Anna Lund, 10:00 – 11:00: Not moved');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(said()).toContain('Sol Dahl, Berit Moe, 10:30 – 11:30: Free');
  await expectAccessible();
  await user.keyboard('{Enter}');
  await screen.findByText(/Treatment has been updated\. Sol Dahl: Berit Moe, 10:30 – 11:30/);
  expect(http.requests(UPDATE)[0]?.body).toEqual({
    ...{ date: '2026-11-21', timeindexStart: 630, version: 3, _room: BIRCH },
    therapists: [{ _therapist: BERIT }],
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(http.requests(UPDATE)).toHaveLength(2));
  expect(http.requests(UPDATE)[1]?.body).toMatchObject({
    ...{ timeindexStart: 600, version: 4, therapists: [{ _therapist: ANNA }] },
  });
});

test('who has the therapist is told once, and nothing is moved', async () => {
  const other = aTreatment({
    ...{ _id: 'b', timeindexStart: 690, timeindexEnd: 750 },
    _customer: { _id: 'g', firstname: 'Nora', lastname: 'Berg' },
  });
  const { user, http } = await open([aTreatment(), other]);
  bar(/Sol Dahl/).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  expect(await screen.findByText(/^Anna Lund is taken 11:30 – 12:45: Nora Berg/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(bar(/Sol Dahl/)).toHaveFocus();
  expect(http.requests(UPDATE)).toHaveLength(0);
});

const late = aTreatment({ timeindexStart: 930, timeindexEnd: 990 });

test('level 2 carries it outside working time, and is told so before', async () => {
  const { user, http } = await open([late]);
  bar(/Sol Dahl/).focus();
  await user.keyboard(' {ArrowDown}');
  expect(said()).toContain('Outside working time');
  await user.keyboard('{Enter}');
  await screen.findByText(/Treatment has been updated/);
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    ...{ timeindexStart: 960, outsideWorkingTime: true },
  });
});

test('level 1 does not carry it outside working time', async () => {
  const { user, http } = await open([late], 1);
  bar(/Sol Dahl/).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  expect(await screen.findByText('Anna Lund: This therapist is not working then.')).toBeVisible();
  expect(http.requests(UPDATE)).toHaveLength(0);
});

test('the head says how full a day is, and that whoever has only pauses is off', async () => {
  const pause = aTreatment(
    { _id: 'p', status: 'pause', _customer: undefined, _treatmentType: undefined },
    BERIT,
  );
  const day = aSpaDay([]);
  await open([aTreatment(), pause], 2, {
    [WEEK]: () =>
      ok({
        shifts: day.shifts.filter(({ _therapist }) => _therapist === ANNA),
        ...{ absences: [], _vendor: { spaTimeSlotSpaceInMinutes: 30 } },
      }),
  });
  expect(plan().getByRole('link', { name: 'Week of Anna Lund, 1.3 of 8 h booked' })).toBeVisible();
  expect(plan().getByRole('link', { name: 'Week of Berit Moe, Off' })).toBeVisible();
});

test('a star says what the guest booked online, a lock what nobody may change', async () => {
  const other = { _customer: { _id: 'g', firstname: 'Nora', lastname: 'Berg' } };
  const later = { _id: 'b', timeindexStart: 780, timeindexEnd: 840 };
  await open([
    aTreatment({ onlineBooking: true }),
    aTreatment({ ...other, ...later, treatmentLock: true }),
  ]);
  expect(within(bar(/Sol Dahl/)).getByText('Booked online')).toBeInTheDocument();
  expect(within(bar(/Sol Dahl/)).queryByText('Locked')).toBeNull();
  expect(within(bar(/Nora Berg/)).getByText('Locked')).toBeInTheDocument();
  expect(within(bar(/Nora Berg/)).queryByText('Booked online')).toBeNull();
});
