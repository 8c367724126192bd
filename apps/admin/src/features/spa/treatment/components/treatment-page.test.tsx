import type { TreatmentOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aMessage } from '../../../../testing/booking-fixtures';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aTherapist, spaOf } from '../../../../testing/spa-fixtures';
import { aTreatment } from '../../../../testing/treatment-fixtures';

pinToday();

const SAVE = 'PUT /api/spa/treatment';
const LOCK = 'PUT /api/spa/lockTreatment';
const CONFIRM = 'POST /api/v1/spa/treatments/:id/confirmation';
const INTAKE = 'GET /api/v1/spa/treatments/:id/intake';
const LOCKED = 'Cannot save a locked treatment';
const berit = aTherapist({ _id: id(121), name: 'Berit Moe' });

async function openTreatment(
  given: TreatmentOutput | (() => TreatmentOutput) = aTreatment(),
  http: MockRoutes = {},
  level: AccessLevel = 1,
) {
  const app = await renderApp(`/admin/treatments/${id(150)}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      ...spaOf({ therapists: [aTherapist(), berit] }),
      'GET /api/v1/spa/treatments/:id': () => ok(typeof given === 'function' ? given() : given),
      'GET /api/v1/spa/treatments/:id/auditLogs': () => ok({ items: [] }),
      [INTAKE]: () => ok({ asked: false, open: true, readable: false, guests: [] }),
      'GET /api/v1/admin/customers/:id/messages': () => ok({ items: [] }),
      'GET /api/admin/getSegments': () => ok([]),
      'GET /api/v1/spa/therapist': () =>
        ok([
          { therapist: id(120), name: 'Anna Lund', gender: 'woman', works: true },
          { therapist: id(121), name: 'Berit Moe', gender: 'woman', works: true },
        ]),
      'GET /api/spa/room/:date/:start/:end/:treatmentTypeId': () =>
        ok([{ _id: id(130), name: 'Birch', places: 1 }]),
      ...http,
    },
  });
  await screen.findByRole('form', { name: 'Treatment' });
  return app;
}
const type = async (text: string, user: { type: (to: Element, text: string) => Promise<void> }) =>
  user.type(screen.getByLabelText('Internal comment'), text);

test('shows whose it is, when, and what was agreed', async () => {
  await openTreatment();
  expect(screen.getByRole('heading', { level: 1, name: 'Łucja Wałęsa' })).toBeInTheDocument();
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getByRole('link', { name: 'Łucja Wałęsa' })).toHaveAttribute(
    'href',
    `/admin/guests/${id(10)}`,
  );
  for (const text of ['Facial', '14:00 - 15:00 (15:15)', 'Not paid', 'Booked online']) {
    expect(details.getByText(text)).toBeInTheDocument();
  }
  expect(details.getByText(/^Free until 20 November 2026/)).toBeInTheDocument();
  await screen.findByRole('option', { name: 'Berit Moe' });
  await expectAccessible();
});

test('sends only what was changed, with the version that was seen', async () => {
  const { user, http } = await openTreatment(aTreatment(), { [SAVE]: () => ok(aTreatment()) });
  await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
  await screen.findByRole('option', { name: 'Berit Moe' });
  await user.selectOptions(screen.getByLabelText('Therapist'), 'Berit Moe');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Treatment has been updated')).toBeInTheDocument();
  expect(http.requests(SAVE)[0]?.body).toEqual({
    _id: id(150),
    data: { status: 'paid', therapists: [{ _therapist: id(121) }], version: 3 },
  });
});

test('is locked as a whole, and shown locked only once that is answered', async () => {
  let treatmentLock = false;
  const { user, http } = await openTreatment(() => aTreatment({ treatmentLock }), {
    [LOCK]: () => {
      treatmentLock = true;
      return ok(aTreatment({ treatmentLock }));
    },
  });
  await user.click(screen.getByRole('button', { name: 'Lock', pressed: false }));
  const locked = await screen.findByRole('button', { name: 'Locked', pressed: true });
  expect(http.requests(LOCK)[0]?.body).toMatchObject({
    ...{ _id: id(150), treatmentLock: true, version: 3, date: '2026-11-21' },
  });
  await user.type(screen.getByLabelText('Internal comment'), 'Late');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(locked).toBeInTheDocument();
});

test('a lock that fails leaves it open', async () => {
  const { user } = await openTreatment(aTreatment(), { [LOCK]: () => refuse(500, 'INTERNAL', '') });
  await user.click(screen.getByRole('button', { name: 'Lock' }));
  expect(await screen.findByText('Failed to update the treatment lock')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Lock', pressed: false });
});

test('one that a colleague has locked is not saved, and what was typed is kept', async () => {
  let treatmentLock = false;
  const { user } = await openTreatment(() => aTreatment({ treatmentLock }), {
    [SAVE]: () => {
      treatmentLock = true;
      return refuse(423, 'TREATMENT_LOCKED', LOCKED);
    },
  });
  await type('Late', user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(LOCKED)).toBeInTheDocument();
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(screen.getByLabelText('Internal comment')).toHaveValue('Late');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('another change of the same field is told before it is written over', async () => {
  let saved = aTreatment();
  const { user, http } = await openTreatment(() => saved, {
    [SAVE]: () => {
      if (saved.version > 3) return ok(saved);
      saved = aTreatment({ internalComment: 'Early', version: 4 });
      return refuse(409, 'STALE_VERSION', 'Someone else has changed this.');
    },
  });
  await type('Late', user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Somebody else has changed this meanwhile: Internal comment.');
  expect(screen.getByLabelText('Internal comment')).toHaveValue('Late');
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(http.requests(SAVE)).toHaveLength(2));
  expect(http.requests(SAVE)[1]?.body).toMatchObject({
    data: { internalComment: 'Late', version: 4 },
  });
});

test.each([
  [1, false],
  [2, true],
] as const)('level %i may go outside working time: %s', async (level, isAsked) => {
  const { user, http } = await openTreatment(
    aTreatment(),
    { [SAVE]: () => refuse(409, 'THERAPIST_NOT_WORKING', 'This therapist is not working then.') },
    level,
  );
  await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  if (!isAsked) {
    expect(await screen.findByText('This therapist is not working then.')).toBeInTheDocument();
    return;
  }
  await user.click(await screen.findByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(http.requests(SAVE)).toHaveLength(2));
  expect(http.requests(SAVE)[1]?.body).toMatchObject({ data: { outsideWorkingTime: true } });
});

test('the confirmation is sent, and told to whom', async () => {
  const to = 'lucja@example.com';
  const { user, http } = await openTreatment(aTreatment(), {
    [CONFIRM]: () => ok(aMessage({ to, state: 'pending' }), 201),
  });
  await user.click(screen.getByRole('button', { name: 'Send Confirmation' }));
  expect(await screen.findByText(`Confirmation sent to ${to}`)).toBeInTheDocument();
  expect(http.requests(CONFIRM)[0]?.params).toEqual({ id: id(150) });
});

test.each<[string, Partial<TreatmentOutput>]>([
  ['A confirmation can only be sent once the treatment is confirmed.', { status: 'tentative' }],
  [
    'The guest has no email address.',
    { _customer: { _id: id(10), firstname: 'Bo', lastname: '' } },
  ],
])('why it cannot be sent is said: %s', async (text, given) => {
  await openTreatment(aTreatment(given));
  expect(screen.getByRole('button', { name: 'Send Confirmation' })).toBeDisabled();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('deleting asks first, and is not for a locked one', async () => {
  const DELETE = 'DELETE /api/spa/treatment';
  const { user, http } = await openTreatment(aTreatment(), { [DELETE]: () => ok(null) });
  await user.click(screen.getByRole('button', { name: 'Delete treatment' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete treatment' }));
  await waitFor(() => expect(http.requests(DELETE)[0]?.body).toEqual({ _id: id(150) }));
});

test('one that does not exist is said to be missing', async () => {
  await renderApp(`/admin/treatments/${id(99)}`, {
    signedIn: true,
    http: { ...signedIn(), 'GET /api/v1/spa/treatments/:id': () => refuse(404, 'NOT_FOUND') },
  });
  expect(await screen.findByText(/This treatment does not exist/)).toBeInTheDocument();
});

describe('a treatment of a journey', () => {
  const journey = id(190);
  const massage = aTreatment({
    ...{ _id: id(151), timeindexStart: 915, timeindexEnd: 975, _journey: journey },
    _treatmentType: { _id: id(142), name: 'Massage', cancelInformation: 24 },
  });
  const open = (http: MockRoutes = {}, second = massage) =>
    openTreatment(aTreatment({ _journey: journey }), {
      'GET /api/v1/spa/journeys/:id': () =>
        ok({ _id: journey, treatments: [aTreatment({ _journey: journey }), second] }),
      'GET /api/v1/spa/journeys/:id/starts': () =>
        ok([840, 870].map((start) => ({ timeindexStart: start, timeindexEnd: start + 135 }))),
      ...http,
    });
  const card = async () => within(await screen.findByRole('region', { name: 'Booked together' }));

  test('leads to the others, and says which one it is', async () => {
    await open();
    const others = await card();
    expect(await others.findByRole('link', { name: '15:15 – 16:15 Massage' })).toHaveAttribute(
      'href',
      `/admin/treatments/${id(151)}?date=2026-11-21`,
    );
    expect(others.getByText(/^This treatment · Anna Lund/)).toBeInTheDocument();
    await expectAccessible();
  });

  test('moves all of them, and back', async () => {
    const MOVE = 'PUT /api/v1/spa/journeys/:id';
    const { user, http } = await open({ [MOVE]: () => ok({ _id: journey, treatments: [] }) });
    await user.click(await (await card()).findByRole('button', { name: 'Move all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move all' }));
    await user.selectOptions(await dialog.findByLabelText('Start'), '14:30 – 16:45');
    await user.click(dialog.getByRole('button', { name: 'Move all' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(http.requests(MOVE)).toHaveLength(2));
    expect(http.requests(MOVE).map(({ body }) => body)).toEqual([
      { date: '2026-11-21', timeindexStart: 870 },
      { date: '2026-11-21', timeindexStart: 840 },
    ]);
  });

  test('deletes all of them once asked, and not while one is locked', async () => {
    const REMOVE = 'DELETE /api/v1/spa/journeys/:id';
    const { user, http } = await open({ [REMOVE]: () => ok(null) });
    await user.click(await (await card()).findByRole('button', { name: 'Delete all' }));
    const sure = within(await screen.findByRole('alertdialog'));
    await user.click(sure.getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('All treatments deleted')).toBeInTheDocument();
    expect(http.requests(REMOVE)).toHaveLength(1);
  });

  test('says why all of them cannot be changed', async () => {
    await open({}, { ...massage, treatmentLock: true });
    const others = await card();
    expect(await others.findByText(/^One of them is locked/)).toBeInTheDocument();
    expect(others.getByRole('button', { name: 'Move all' })).toBeDisabled();
    expect(others.getByRole('button', { name: 'Delete all' })).toBeDisabled();
  });
});

const answered = {
  ...{ asked: true, open: true, readable: true },
  guests: [{ guest: 1, answeredAt: '2026-06-15T08:00:00.000Z' }],
};

test('answers before it are read on a press, and gone from the page when closed', async () => {
  const read = 'POST /api/v1/spa/treatments/:id/intake/reading';
  const { user, http } = await openTreatment(aTreatment(), {
    [INTAKE]: () => ok(answered),
    [read]: () =>
      ok([
        {
          ...{ guest: 1, answeredAt: '2026-06-15T08:00:00.000Z', consent: 'I agree' },
          consentVersion: 1,
          answers: [
            { question: 'health', answer: 'Asthma' },
            { question: 'pregnancy', answer: 'no' },
            { question: 'allergies', answer: '' },
            { question: id(160), text: 'How firm?', answer: 'Soft' },
          ],
        },
      ]),
  });
  const card = within(await screen.findByRole('region', { name: 'Intake form' }));
  expect(card.getByText(/^Answered /)).toBeVisible();
  expect(http.requests(read)).toHaveLength(0);
  await user.click(card.getByRole('button', { name: 'Read answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Intake form' }));
  for (const text of ['Health', 'Asthma', 'No', 'No answer', 'How firm?', 'Soft', 'I agree']) {
    expect(dialog.getByText(text)).toBeVisible();
  }
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Asthma')).toBeNull());
  expect(http.requests(read)).toHaveLength(1);
});

test('whoever may not read them sees that they are there', async () => {
  await openTreatment(aTreatment(), { [INTAKE]: () => ok({ ...answered, readable: false }) });
  const card = within(await screen.findByRole('region', { name: 'Intake form' }));
  expect(card.getByText(/^Answered /)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Read answers' })).toBeNull();
  expect(card.getByRole('button', { name: 'Answer on this device' })).toBeVisible();
});
