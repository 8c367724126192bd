import type { MyDayOutput, TreatmentOutput } from '@atrium/api-client/admin';
import { refuse } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const ROUTE = 'GET /api/v1/spa/my-day';
const PROGRESS = 'PUT /api/v1/spa/treatments/:id/progress';

const aTreatment = (change: Partial<TreatmentOutput> = {}): TreatmentOutput => ({
  _id: id(71),
  date: TODAY,
  timeindexStart: 840,
  timeindexEnd: 900,
  timeindexEndAndReset: 915,
  status: 'confirmed',
  _customer: { _id: id(72), firstname: 'Kari', lastname: 'Dahl', allergies: 'Nuts' },
  _treatmentType: { _id: id(73), name: 'Massage', cancelInformation: 24 },
  therapists: [{ _therapist: { _id: id(74), name: 'Anna', gender: 'woman' } }],
  _room: { _id: id(75), name: 'Birch' },
  held: { therapist: [{ from: 0, until: 60 }], room: { from: 0, until: 75 } },
  treatmentLock: false,
  comment: 'Softly, please',
  internalComment: 'Sore shoulder',
  onlineBooking: false,
  guests: 1,
  addons: [],
  version: 0,
  createdAt: '2026-06-01T08:00:00.000Z',
  ...change,
});
const later = aTreatment({
  ...{ _id: id(76), timeindexStart: 960, timeindexEnd: 1020 },
  ...{ _customer: { _id: id(77), firstname: 'Per', lastname: 'Vik' }, comment: '' },
  internalComment: '',
});
const aDay = (change: Partial<MyDayOutput> = {}): MyDayOutput => ({
  date: TODAY,
  therapist: { _id: id(74), name: 'Anna' },
  shifts: [{ start: 540, end: 1020, breaks: [{ start: 720, end: 750 }] }],
  treatments: [aTreatment(), later],
  intakes: [],
  ...change,
});
const open = (
  answer: () => Response,
  more: Record<string, () => Response> = {},
  level: AccessLevel = 1,
) =>
  renderApp('/admin/my-day', {
    signedIn: true,
    http: {
      ...signedIn(level),
      [ROUTE]: answer,
      'GET /api/v1/spa/therapist/:id/feed': () => ok({}),
      ...more,
    },
  });

test('shows the next guest first, with what to know of them, and the whole day below', async () => {
  const { container } = await open(() => ok(aDay()));
  const next = await screen.findByRole('region', { name: 'Next' });
  for (const text of ['Nuts', 'Softly, please', 'Sore shoulder']) {
    expect(within(next).getByText(text)).toBeInTheDocument();
  }
  expect(next).toHaveTextContent('14:00Kari DahlMassage · 60 min · Birch');
  const rows = within(screen.getByRole('list', { name: 'Treatments' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Break 12:00 – 12:30',
    expect.stringContaining('Kari Dahl'),
    expect.stringContaining('Per Vik'),
  ]);
  await expectAccessible(container);
});

test('starts and ends a treatment, and takes it back', async () => {
  let treatment = aTreatment();
  let answer: Partial<TreatmentOutput> = {};
  const put = () => {
    treatment = aTreatment(answer);
    return ok(treatment);
  };
  const day = () => ok(aDay({ treatments: [treatment, later] }));
  const { user, http } = await open(day, { [PROGRESS]: put });
  const sent = () => http.requests(PROGRESS).map(({ body }) => body);

  answer = { startedAt: '2026-11-21T13:02:00.000Z' };
  await user.click(await screen.findByRole('button', { name: 'Start: Kari Dahl' }));
  expect(await screen.findByRole('region', { name: 'With you now' })).toBeInTheDocument();

  answer = { ...answer, doneAt: '2026-11-21T14:00:00.000Z' };
  await user.click(await screen.findByRole('button', { name: 'Done: Kari Dahl' }));
  expect(await screen.findByText('Done 15:00')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Start: Per Vik' })).toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: /Kari Dahl/, expanded: false }));
  answer = { startedAt: '2026-11-21T13:02:00.000Z' };
  await user.click(await screen.findByRole('button', { name: 'Not done after all' }));
  expect(await screen.findByRole('button', { name: 'Done: Kari Dahl' })).toBeInTheDocument();
  expect(sent()).toEqual([{ progress: 'started' }, { progress: 'done' }, { progress: 'started' }]);
});

test('opens a treatment of the day with its notes', async () => {
  const { user } = await open(() => ok(aDay()));
  await user.click(await screen.findByRole('button', { name: /Per Vik/, expanded: false }));
  expect(await screen.findByText('No notes')).toBeInTheDocument();
});

test.each([
  [
    'somebody who gives none',
    aDay({ therapist: undefined, shifts: [], treatments: [] }),
    'Your account isn’t linked to a therapist',
  ],
  ['a day off', aDay({ shifts: [], treatments: [] }), 'No treatments'],
  [
    'the end of the day',
    aDay({ treatments: [aTreatment({ doneAt: '2026-11-21T14:00:00Z' })] }),
    'That was the last one today',
  ],
])('says so for %s', async (_name, day, text) => {
  await open(() => ok(day));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('offers to try again when it could not be loaded', async () => {
  let isDown = true;
  const { user } = await open(() => (isDown ? refuse(500, 'INTERNAL') : ok(aDay())));
  expect(await screen.findByText('Your day could not be loaded.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('region', { name: 'Next' })).toBeInTheDocument();
});

const FEED = '/api/v1/spa/therapist/:id/feed';

test.each([1, 2, 3] as const)('a therapist of level %d can make one', async (level) => {
  await open(() => ok(aDay()), {}, level);
  expect(await screen.findByRole('button', { name: 'Make address' })).toBeEnabled();
});

test('makes a calendar address, shows it once, and ends it', async () => {
  let feed: object = {};
  const url = 'https://atrium.example/api/v1/spa/feeds/secret.ics';
  const make = () => {
    feed = { createdAt: '2026-11-21T11:00:00.000Z' };
    return ok({ ...feed, url }, 201);
  };
  const end = () => {
    feed = {};
    return ok(null);
  };
  const { user, http } = await open(() => ok(aDay()), {
    [`GET ${FEED}`]: () => ok(feed),
    [`POST ${FEED}`]: make,
    [`DELETE ${FEED}`]: end,
  });
  await user.click(await screen.findByRole('button', { name: 'Make address' }));
  expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(url);
  await user.click(await screen.findByRole('button', { name: 'End address' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'End this address?' });
  await user.click(within(dialog).getByRole('button', { name: 'End address' }));
  expect(await screen.findByRole('button', { name: 'Make address' })).toBeInTheDocument();
  expect(http.requests(`DELETE ${FEED}`)).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'Calendar address' })).not.toBeInTheDocument();
});

it('says whether the guest has answered, and reads it on a press', async () => {
  const intakes = [
    { _treatment: aTreatment()._id, guests: 1, answered: 1 },
    { _treatment: later._id, guests: 1, answered: 0 },
  ];
  const read = 'POST /api/v1/spa/treatments/:id/intake/reading';
  const answers = [{ question: 'allergies', answer: 'Nuts' }];
  const { user } = await open(() => ok(aDay({ intakes })), {
    [read]: () =>
      ok([
        {
          guest: 1,
          answeredAt: '2026-06-15T08:00:00.000Z',
          answers,
          consent: '',
          consentVersion: 0,
        },
      ]),
  });
  expect(await screen.findByText('Intake form: Answered')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Intake form' }));
  expect(dialog.getByText('Nuts')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: /Per Vik/ }));
  expect(await screen.findByText('Intake form: Not answered yet')).toBeVisible();
});
