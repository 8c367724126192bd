import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok } from '../../../../testing/fixtures';
import { enter } from '../../../../testing/picker-fields';
import { pinToday } from '../../../../testing/pin-today';
import {
  AWAY,
  CHANGE,
  COPY,
  open,
  PREVIEW,
  refuseWith,
  TAKE,
  wide,
} from '../../../../testing/schedules';
import { aShift, aTreatment } from '../../../../testing/spa-fixtures';

pinToday('2026-11-25T08:00:00Z');

beforeEach(() => {
  wide(true);
});

describe('a change that breaks treatments', () => {
  const options = [
    {
      treatment: aTreatment({ _id: id(170), version: 2 }),
      ...{ from: id(120), candidates: [{ _id: id(121), name: 'Berit Dahl' }], proposed: id(121) },
    },
    {
      treatment: aTreatment({ _id: id(171), version: 5, timeindexStart: 720, timeindexEnd: 780 }),
      ...{ from: id(120), candidates: [], reason: 'wish' },
    },
  ];
  const undo = { change: { deletedAbsence: { _id: id(161) } }, moves: [], left: [] };
  const broken: MockRoutes = {
    [AWAY]: () => refuseWith('TREATMENTS_AFFECTED', { treatments: 2 }),
    [PREVIEW]: () => ok({ options }),
    [TAKE]: () => ok({ treatments: [], undo }, 201),
  };
  const openAway = async (http: MockRoutes = {}) => {
    const opened = await open({ ...broken, ...http });
    await opened.user.click(await screen.findByRole('button', { name: 'Enter absence' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter absence' }));
    await opened.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ill');
    await opened.user.click(dialog.getByRole('button', { name: 'Enter absence' }));
    const name = '2 treatments lose Anna Lund';
    return { ...opened, takeover: within(await screen.findByRole('dialog', { name })) };
  };

  test('says which, hands them over with it, and takes all of it back', async () => {
    const { user, http, takeover } = await openAway();
    expect(takeover.getByRole('combobox', { name: /taken over by/ })).toHaveValue(id(121));
    expect(takeover.getByText('The guest asked for Anna Lund')).toBeVisible();
    expect(takeover.getByRole('status')).toHaveTextContent(
      '1 is taken over. 1 stays with Anna Lund, outside working time.',
    );
    await expectAccessible();
    await user.click(takeover.getByRole('button', { name: 'Save and hand over' }));
    expect(await screen.findByText('Schedule changed, 1 treatment handed over')).toBeVisible();
    expect(http.requests(TAKE)[0]?.body).toMatchObject({
      change: { absence: { _therapist: id(120), reason: 'Ill' } },
      moves: [{ _id: id(170), version: 2, from: id(120), to: id(121) }],
      left: [id(171)],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Schedule and treatments are as they were')).toBeVisible();
    expect(http.requests(TAKE)[1]?.body).toEqual(undo);
  });

  test('leaves who staff leave', async () => {
    const { user, http, takeover } = await openAway();
    await user.selectOptions(
      takeover.getByRole('combobox', { name: /taken over by/ }),
      'Stays with Anna Lund',
    );
    await user.click(takeover.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Schedule changed')).toBeVisible();
    expect(http.requests(TAKE)[0]?.body).toMatchObject({ moves: [], left: [id(170), id(171)] });
  });

  test('is decided again where somebody was first', async () => {
    const { user, http, takeover } = await openAway({
      [TAKE]: () => refuse(409, 'THERAPIST_TAKEN', 'This therapist is already taken.'),
    });
    await user.click(takeover.getByRole('button', { name: 'Save and hand over' }));
    expect(
      await takeover.findByText(
        'This therapist is already taken. Nothing has been changed. Choose again.',
      ),
    ).toBeVisible();
    expect(http.requests(PREVIEW)).toHaveLength(2);
  });

  test('is not made when staff cancel, and nothing that was entered is lost', async () => {
    const { user, http, takeover } = await openAway();
    await user.click(takeover.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('Ill');
    expect(http.requests(TAKE)).toHaveLength(0);
  });
});

test('a shift that was changed meanwhile keeps what was entered', async () => {
  const { user, http } = await open({
    [CHANGE]: () => refuse(409, 'STALE_VERSION', 'Somebody else has changed this.'),
  });
  await user.click(await screen.findByRole('button', { name: /Berit Dahl, Mon,? 23 Nov: 09/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit shift' }));
  await enter('Ends', '18:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody else has changed this.')).toBeVisible();
  expect(http.requests(CHANGE)[0]?.body).toMatchObject({
    _id: id(151),
    version: 3,
    shiftEnd: 1080,
  });
  expect(screen.getByRole('dialog', { name: 'Edit shift' })).toBeVisible();
});

test('a week is copied around the shifts that are already there', async () => {
  const { user, http } = await open({
    [COPY]: ({ body }: { body: unknown }) =>
      (body as { around?: boolean }).around
        ? ok([aShift()], 201)
        : refuseWith('SHIFTS_OVERLAP', { shifts: [aShift()] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Copy week' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy week' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByText(/1 shift is already there/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy the others' }));
  expect(await screen.findByText('1 shift copied')).toBeVisible();
  expect(http.requests(COPY).map(({ body }) => body)).toEqual([
    { from: '2026-11-23', to: '2026-11-30' },
    { from: '2026-11-23', to: '2026-11-30', around: true },
  ]);
});
