import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { enter } from '../../../../testing/picker-fields';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import {
  anAbsence,
  aShift,
  aShiftTemplate,
  aTherapist,
  aTreatment,
  spaOf,
} from '../../../../testing/spa-fixtures';

pinToday('2026-11-25T08:00:00Z');

const WEEK = 'GET /api/v1/admin/spa/schedule/from/:from/until/:until';
const PLAN = 'POST /api/spa/schedule';
const CHANGE = 'PUT /api/spa/schedule';
const REMOVE = 'DELETE /api/spa/schedule';
const COPY = 'POST /api/v1/spa/schedule/copy';
const USE = 'POST /api/v1/spa/shift-templates/:id/shifts';
const TAKE_BACK = 'DELETE /api/v1/spa/schedule/shifts';
const AWAY = 'POST /api/v1/spa/absences';
const PREVIEW = 'POST /api/v1/spa/takeovers/preview';
const TAKE = 'POST /api/v1/spa/takeovers';

const berit = aTherapist({ _id: id(121), name: 'Berit Dahl', sortOrder: 20 });
const lunch = [{ start: 720, end: 750 }];
const week = {
  shifts: [aShift({ breaks: lunch }), aShift({ _id: id(151), _therapist: id(121), version: 3 })],
  absences: [anAbsence()],
  _vendor: { spaTimeSlotSpaceInMinutes: 30 },
};
const loaded: MockRoutes = {
  ...spaOf({ therapists: [aTherapist(), berit] }),
  [WEEK]: () => ok(week),
};
const open = (http: MockRoutes = {}, level: AccessLevel = 2, address = '/admin/schedules') =>
  renderApp(address, { signedIn: true, http: { ...signedIn(level), ...loaded, ...http } });

const narrow = window.matchMedia('print');
/** jsdom has no width. */
const wide = (isWide: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...narrow,
    media,
    matches: isWide && media.includes('min-width'),
  }));
const refuseWith = (code: string, data: object) =>
  reply(409, { success: false, statusCode: 409, code, message: code, data });
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
