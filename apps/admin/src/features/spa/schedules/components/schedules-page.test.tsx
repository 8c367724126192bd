import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok } from '../../../../testing/fixtures';
import { enter } from '../../../../testing/picker-fields';
import { pinToday } from '../../../../testing/pin-today';
import {
  lunch,
  open,
  PLAN,
  REMOVE,
  refuseWith,
  TAKE_BACK,
  USE,
  WEEK,
  week,
  wide,
} from '../../../../testing/schedules';
import { aShift, aShiftTemplate, aTreatment } from '../../../../testing/spa-fixtures';

pinToday('2026-11-25T08:00:00Z');

beforeEach(() => {
  wide(true);
});

test('the week says who works when, how much, and who is away', async () => {
  const { http } = await open();
  const row = within(await screen.findByRole('row', { name: /Anna Lund/ }));
  expect(
    row.getByRole('button', {
      name: /Anna Lund, Mon,? 23 Nov: 09:00 – 17:00, break 12:00 – 12:30/,
    }),
  ).toBeVisible();
  expect(row.getByRole('button', { name: /Anna Lund, Tue,? 24 Nov: Away · Ill/ })).toBeVisible();
  expect(row.getByText('7.5 h')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Mon 23|23 Mon/ })).toHaveTextContent('2 on');
  expect(http.requests(WEEK)[0]?.params).toEqual({ from: '2026-11-23', until: '2026-11-29' });
  await expectAccessible();
});

test('a phone shows one day', async () => {
  wide(false);
  const { http } = await open();
  await screen.findByRole('row', { name: /Anna Lund/ });
  expect(http.requests(WEEK)[0]?.params).toEqual({ from: '2026-11-25', until: '2026-11-25' });
  expect(screen.getByRole('button', { name: 'Next day' })).toBeVisible();
});

test('a shift is planned from its cell by keyboard, with a break, and can be undone', async () => {
  const { user, http } = await open({
    [PLAN]: () => ok([aShift({ _id: id(155), date: '2026-11-26' })], 201),
    [REMOVE]: () => ok(null),
  });
  const cell = await screen.findByRole('button', { name: /New shift: Berit Dahl, Thu/ });
  cell.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'New shift' }));
  expect(dialog.getByRole('combobox', { name: 'Therapist' })).toHaveValue(id(121));
  await user.click(dialog.getByRole('button', { name: 'Add break' }));
  await enter('Ends', '16:00');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Add shift' }));
  expect(await screen.findByText('Berit Dahl: shift added')).toBeVisible();
  expect(http.requests(PLAN)[0]?.body).toEqual({
    ...{ _therapist: id(121), date: '2026-11-26', shiftStart: 540, shiftEnd: 960, comment: null },
    breaks: lunch,
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(http.requests(REMOVE)[0]?.body).toEqual({ _id: id(155), andFollowing: true });
});

test('a template is used for a week, for some, and all of it is taken back', async () => {
  const planned = [aShift({ _id: id(156) }), aShift({ _id: id(157), date: '2026-11-24' })];
  const { user, http } = await open({
    [USE]: () => ok(planned, 201),
    [TAKE_BACK]: () => ok(null),
  });
  await user.click(await screen.findByRole('button', { name: 'Use template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use template' }));
  expect(await dialog.findByRole('combobox', { name: 'Template' })).toHaveTextContent(
    'Early, 08:00 – 14:00',
  );
  for (const day of ['Wednesday', 'Thursday', 'Friday']) {
    await user.click(dialog.getByRole('button', { name: day }));
  }
  await user.click(dialog.getByRole('button', { name: 'Add shifts' }));
  expect(await dialog.findByText('Choose at least one therapist.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Berit Dahl' }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Add shifts' }));
  expect(await screen.findByText('2 shifts added')).toBeVisible();
  expect(http.requests(USE)[0]).toMatchObject({
    params: { id: id(180) },
    body: {
      ...{ from: '2026-11-23', until: '2026-11-29', weekdays: [1, 2] },
      therapists: [id(121)],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(http.requests(TAKE_BACK)[0]?.body).toEqual({ shifts: [id(156), id(157)] });
});

test('where shifts are in the way of a template, the others can be added', async () => {
  const { user, http } = await open({
    [USE]: ({ body }: { body: unknown }) =>
      (body as { around?: boolean }).around
        ? ok([aShift()], 201)
        : refuseWith('SHIFTS_OVERLAP', { shifts: [aShift()] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Use template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use template' }));
  await user.click(await dialog.findByRole('button', { name: 'Anna Lund' }));
  await user.click(dialog.getByRole('button', { name: 'Add shifts' }));
  expect(await dialog.findByText('1 shift is in the way. Nothing has been added.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add the others' }));
  expect(await screen.findByText('1 shift added')).toBeVisible();
  expect(http.requests(USE)).toHaveLength(2);
});

test('on a phone a template is used for the day that is shown', async () => {
  wide(false);
  const { user, http } = await open({ [USE]: () => ok([aShift()], 201) });
  await user.click(await screen.findByRole('button', { name: 'Use template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use template' }));
  await user.click(await dialog.findByRole('button', { name: 'Anna Lund' }));
  await user.click(dialog.getByRole('button', { name: 'Add shifts' }));
  await screen.findByText('1 shift added');
  expect(http.requests(USE)[0]?.body).toMatchObject({
    ...{ from: '2026-11-25', until: '2026-11-25', weekdays: [3] },
  });
});

test('without a template, the dialog says where to make one', async () => {
  const { user } = await open({ 'GET /api/v1/spa/shift-templates': () => ok([]) });
  await user.click(await screen.findByRole('button', { name: 'Use template' }));
  expect(await screen.findByRole('link', { name: 'Edit templates' })).toHaveAttribute(
    'href',
    '/admin/settings/shift-templates',
  );
});

test('a new shift takes its hours from a template', async () => {
  const late = aShiftTemplate({ _id: id(181), name: 'Late', shiftStart: 840, shiftEnd: 1260 });
  const { user, http } = await open({
    'GET /api/v1/spa/shift-templates': () =>
      ok([{ ...late, breaks: [{ start: 1080, end: 1110 }] }]),
    [PLAN]: () => ok([aShift()], 201),
  });
  await user.click(await screen.findByRole('button', { name: /New shift: Berit Dahl, Thu/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New shift' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Template' }),
    'Late, 14:00 – 21:00',
  );
  await user.click(dialog.getByRole('button', { name: 'Add shift' }));
  await screen.findByText('Berit Dahl: shift added');
  expect(http.requests(PLAN)[0]?.body).toMatchObject({
    ...{ shiftStart: 840, shiftEnd: 1260, breaks: [{ start: 1080, end: 1110 }] },
  });
});

test('a shift that is repeated says on which days, until when', async () => {
  const { user, http } = await open({ [PLAN]: () => ok([aShift()], 201) });
  await user.click(await screen.findByRole('button', { name: /New shift: Berit Dahl, Thu/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New shift' }));
  await user.click(dialog.getByRole('switch', { name: 'Repeat' }));
  await user.click(dialog.getByRole('button', { name: 'Friday' }));
  await user.click(dialog.getByRole('button', { name: 'Add shift' }));
  expect(await dialog.findByText('Choose a later day.')).toBeVisible();
  await enter('Repeat until', '24/12/2026');
  await user.click(dialog.getByRole('button', { name: 'Add shift' }));
  await screen.findByText('Berit Dahl: shifts added');
  expect(http.requests(PLAN)[0]?.body).toMatchObject({
    repeat: { weekdays: [4, 5], until: '2026-12-24' },
  });
});

test('a shift is drawn across its day', async () => {
  const { user } = await open();
  const cell = await screen.findByRole('button', { name: /New shift: Berit Dahl, Thu/ });
  const track = cell.parentElement;
  if (!track) throw new Error('a cell without its track');
  jest.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 720, 46));
  // 08:00 to 20:00 in 720 pixels: a pixel is a minute
  const at = (clientX: number) => ({ coords: { clientX, clientY: 10 } });
  await user.pointer([{ keys: '[MouseLeft>]', target: cell, ...at(130) }, at(200), at(300)]);
  expect(screen.getByText('10:00 – 13:00')).toBeVisible();
  await user.pointer([at(365), { keys: '[/MouseLeft]' }]);
  const dialog = await screen.findByRole('dialog', { name: 'New shift' });
  const group = (name: string) => within(dialog).findByRole('group', { name });
  expect((await group('Starts')).querySelector('input')).toHaveValue('10:00');
  expect((await group('Ends')).querySelector('input')).toHaveValue('14:30');
});

test('the arrow keys go from cell to cell', async () => {
  const { user } = await open();
  const bar = await screen.findByRole('button', { name: /Anna Lund, Mon,? 23 Nov: 09/ });
  bar.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /New shift: Anna Lund, Tue/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /New shift: Berit Dahl, Tue/ })).toHaveFocus();
});

test('level 1 reads the plan', async () => {
  await open({}, 1);
  const row = within(await screen.findByRole('row', { name: /Anna Lund/ }));
  expect(row.getByRole('img', { name: /09:00 – 17:00/ })).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New shift' })).toBeNull();
  await expectAccessible();
});

test('a venue without therapists is told what to do first', async () => {
  await open({ 'GET /api/spa/therapist': () => ok([]) });
  expect(await screen.findByRole('link', { name: 'Add therapists' })).toHaveAttribute(
    'href',
    '/admin/settings/therapists',
  );
});

test('a plan that cannot be loaded can be asked for again', async () => {
  await open({ [WEEK]: () => refuse(500, 'INTERNAL_ERROR') });
  expect(await screen.findByText('The schedules could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('one therapist', () => {
  const ONE = 'GET /api/spa/schedule/therapist/:id';
  const TREATMENTS = 'GET /api/spa/treatment';
  const openOne = (http: MockRoutes = {}) =>
    open(
      { [ONE]: () => ok(week), [TREATMENTS]: () => ok([aTreatment()]), ...http },
      2,
      `/admin/schedules/${id(120)}`,
    );

  test('has four weeks, and what they give then', async () => {
    const { http } = await openOne();
    expect(await screen.findByRole('heading', { name: 'Anna Lund', level: 1 })).toBeVisible();
    expect(await screen.findAllByRole('row')).toHaveLength(5);
    expect(screen.getByRole('button', { name: /Anna Lund, Mon,? 23 Nov: 09:00/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Łucja Wałęsa' })).toHaveAttribute(
      'href',
      `/admin/guests/${id(10)}`,
    );
    expect(http.requests(ONE)[0]?.params).toEqual({ id: id(120) });
    expect(http.requests(WEEK)).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Copy week' })).toBeNull();
    await expectAccessible();
  });

  test('who does not exist is told', async () => {
    await openOne({ [ONE]: () => refuse(404, 'NOT_FOUND') });
    expect(await screen.findByText(/This therapist does not exist/)).toBeVisible();
  });
});

test('the week is printed with times, and without the reasons of absences', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  const paper = document.querySelector('[data-paper]');
  expect(paper).toHaveTextContent('Anna Lund · 7.5 h');
  expect(paper).toHaveTextContent('09:00 – 17:00');
  expect(paper).toHaveTextContent('Away');
  expect(paper).not.toHaveTextContent('Ill');
});
