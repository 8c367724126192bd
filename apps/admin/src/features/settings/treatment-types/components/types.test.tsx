import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';
import { aRoom, aTherapist, aTreatmentType, spaOf } from '../../../../testing/spa-fixtures';

afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/spa/treatmenttype';
const CREATE = 'POST /api/spa/treatmenttype';
const UPDATE = 'PUT /api/spa/treatmenttype';

const open = (page: string, more = {}) =>
  renderApp(`/admin/settings/treatment-types${page}`, {
    signedIn: true,
    http: { ...signedIn(2), ...spaOf(), ...more },
  });

test('a new type with a setting phase: what it takes is seen while it is typed', async () => {
  const made = aTreatmentType({ name: 'Mask' });
  const { user, http, router } = await open('/new', { [CREATE]: () => ok(made, 201) });
  const names = await screen.findAllByRole('textbox', { name: 'Name' });
  if (names[0]) await user.type(names[0], 'Mask');
  const length = within(screen.getByRole('listitem', { name: 'Length 1' }));
  expect(length.getByText(/Fill in the minutes/)).toBeVisible();
  await user.type(length.getByRole('textbox', { name: 'Lasts' }), '20');
  await user.click(length.getByRole('button', { name: 'Add phase' }));
  expect(length.getByRole('combobox', { name: 'Phase 2' })).toHaveValue('setting');
  await user.type(length.getAllByRole('textbox', { name: 'Lasts' })[1] ?? document.body, '25');
  await user.type(length.getByRole('textbox', { name: 'Price' }), '950');
  await user.type(screen.getByRole('textbox', { name: 'Reset' }), '15');
  const reset = within(screen.getByRole('group', { name: 'Reset' }));
  await user.selectOptions(reset.getByRole('combobox', { name: 'Takes up' }), 'Room');

  const [therapist, room] = length.getAllByRole('definition');
  expect(therapist).toHaveTextContent(/Hands-on 20 min: .*20 min$/);
  expect(room).toHaveTextContent(/Hands-on 20 min, Setting 25 min, Reset 15 min: .*60 min$/);
  expect(length.getByText(/The therapist is free for 25 min in between\./)).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Anna Lund' }));
  await user.click(await screen.findByRole('button', { name: 'Birch' }));
  await user.type(screen.getByRole('textbox', { name: 'Level 3' }), '200');
  const preview = within(screen.getByRole('complementary', { name: 'What guests will see' }));
  expect(preview.getByText('45 min')).toBeVisible();
  expect(preview.getByText(/Therapist of level 3: .*200.* more/)).toBeVisible();
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(CREATE)[0]?.body).toEqual({
    name: 'Mask',
    description: '',
    languageList: [],
    active: true,
    lengths: [
      {
        phases: [
          { kind: 'handsOn', minutes: 20 },
          { kind: 'setting', minutes: 25 },
        ],
        price: 95_000,
      },
    ],
    preparation: { minutes: 0, holds: 'both' },
    reset: { minutes: 15, holds: 'room' },
    levelPrices: [{ level: 3, surcharge: 20_000 }],
    therapists: [id(120)],
    rooms: [id(130)],
    guests: 1,
    therapistsNeeded: 1,
    cancelInformation: 24,
    addons: [],
    taxRates: [],
    intake: { asked: false, questions: [] },
    anyOrder: false,
    online: true,
    minNoticeMinutes: null,
    bookingWindowDays: null,
    sortOrder: 20,
  });
  expect(router.state.location.pathname).toBe(`/admin/settings/treatment-types/${made._id}`);
});

test('what the API would refuse is said at its field before anything is sent', async () => {
  const { user, http } = await open(`/${id(140)}`);
  const length = within(await screen.findByRole('listitem', { name: 'Length 1' }));
  for (const phase of ['Phase 1', 'Phase 3']) {
    await user.selectOptions(length.getByRole('combobox', { name: phase }), 'Setting');
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await length.findByText('A treatment needs at least one hands-on phase.')).toBeVisible();
  expect(length.getByRole('combobox', { name: 'Phase 1' })).toHaveFocus();
  expect(http.requests(UPDATE)).toHaveLength(0);
});

test('guests are asked before it, also in their language', async () => {
  const type = aTreatmentType();
  const { user, http } = await open(`/${type._id}`, {
    [LIST]: () => ok([type]),
    [UPDATE]: () => ok({ ...type, version: 8 }),
  });
  await user.click(
    await screen.findByRole('switch', { name: 'Ask guests to fill in an intake form' }),
  );
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'First time?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), 'Yes or no');
  await user.click(screen.getByRole('tab', { name: /^Deutsch/ }));
  const german = within(screen.getByRole('tabpanel', { name: /^Deutsch/ }));
  await user.type(german.getByRole('textbox', { name: 'First time?' }), 'Zum ersten Mal?');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    intake: {
      asked: true,
      questions: [
        {
          ...{ text: 'First time?', kind: 'yesNo', required: false },
          languageList: [{ languageType: 'de', text: 'Zum ersten Mal?' }],
        },
      ],
    },
  });
});

const oil = { _id: id(142), name: 'Oil', price: 9900, maxQuantity: 2 };

test('an addon is named in another language', async () => {
  const type = aTreatmentType({ addons: [oil] });
  const { user, http } = await open(`/${type._id}`, {
    [LIST]: () => ok([type]),
    [UPDATE]: () => ok({ ...type, version: 8 }),
  });
  await user.click(await screen.findByRole('tab', { name: /Deutsch/ }));
  const texts = within(screen.getByRole('tabpanel'));
  await user.type(texts.getByRole('textbox', { name: 'Oil' }), 'Öl');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    addons: [{ ...oil, languageList: [{ languageType: 'de', name: 'Öl' }] }],
  });
});

test('saved unchanged it would send what it was given', async () => {
  const type = aTreatmentType({
    minNoticeMinutes: 120,
    addons: [{ ...oil, languageList: [{ languageType: 'no', name: 'Olje' }] }],
  });
  const { user, http } = await open(`/${type._id}`, {
    [LIST]: () => ok([type]),
    [UPDATE]: () => ok({ ...type, version: 8 }),
  });
  await user.click(await screen.findByRole('switch', { name: 'Any order' }));
  await user.click(screen.getByRole('switch', { name: 'Bookable online' }));
  expect(
    screen.getByText(/only staff book it\.$/, { selector: '.MuiAlert-message' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  const { sortOrder, lengths, addons, ...same } = type;
  expect(http.requests(UPDATE)[0]?.body).toEqual({
    ...same,
    lengths: lengths.map(({ _id, phases, price }) => ({ _id, phases, price })),
    addons,
    anyOrder: true,
    online: false,
    bookingWindowDays: null,
  });
});

test.each([
  ['nobody gives it', { therapists: [] }, /Choose at least one therapist/],
  ['a couple and one therapist', { therapistsNeeded: 2 }, /It needs 2 therapists/],
  ['no room', { rooms: [] }, /Choose at least one room/],
  ['a couple and a room for one', { guests: 2 }, /has places for 2 guests/],
])('%s: why it has no free times', async (_, given, reason) => {
  await open(`/${id(140)}`, { [LIST]: () => ok([aTreatmentType(given)]) });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getAllByText(/free times/)).toHaveLength(1);
});

test('who is inactive is offered no more, but named where chosen', async () => {
  await open(`/${id(140)}`, {
    ...spaOf({
      therapists: [
        aTherapist({ active: false }),
        aTherapist({ _id: id(121), name: 'Berit Dahl', active: false }),
      ],
      rooms: [aRoom()],
    }),
  });
  expect(
    await screen.findByRole('button', { name: 'Anna Lund (inactive)', pressed: true }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Berit/ })).not.toBeInTheDocument();
});

test('a spa without rooms and therapists is led to where they are added', async () => {
  await open('/new', spaOf({ therapists: [], rooms: [] }));
  expect(await screen.findByRole('link', { name: 'Add therapist' })).toHaveAttribute(
    'href',
    '/admin/settings/therapists',
  );
  expect(screen.getByRole('link', { name: 'Add treatment room' })).toHaveAttribute(
    'href',
    '/admin/settings/treatment-rooms',
  );
});

describe('the list', () => {
  test('shows what each takes and costs', async () => {
    await open('', {
      [LIST]: () =>
        ok([aTreatmentType(), aTreatmentType({ _id: id(149), name: 'Bath', rooms: [] })]),
    });
    const facial = within(await screen.findByRole('row', { name: /Facial/ }));
    expect(facial.getByText('60 min', { selector: 'p' })).toBeVisible();
    expect(facial.getByText(/1,200/)).toBeVisible();
    expect(screen.getByText('60 min · No free times yet')).toBeVisible();
    await expectAccessible();
  });

  test('of none says what to begin with', async () => {
    await open('', { [LIST]: () => ok([]) });
    expect(await screen.findByText('No treatment types yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add treatment type' })).toBeVisible();
  });

  test('that cannot be loaded can be asked for again', async () => {
    await open('', { [LIST]: () => refuse(500, 'INTERNAL_ERROR') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('one that is gone says so', async () => {
  await open(`/${id(999)}`);
  expect(await screen.findByText(/does not exist, or has been deleted/)).toBeVisible();
});
