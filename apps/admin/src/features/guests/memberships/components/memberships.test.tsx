import type { MembershipOutput, MembershipUseOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuest, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { enter } from '../../../../testing/picker-fields';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const GUEST = `/admin/guests/${id(10)}`;
const LIST = 'GET /api/v1/admin/customers/:id/memberships/pages';
const ADD = 'POST /api/v1/admin/customers/:id/memberships';
const USE = 'POST /api/v1/admin/memberships/:id/use';
const USES = 'GET /api/v1/admin/memberships/:id/usages';

const aMembership = (given: Partial<MembershipOutput> = {}): MembershipOutput => ({
  _id: id(70),
  _customer: id(10),
  _membershipType: { _id: id(71), name: 'Ten swims' },
  status: 'active',
  dateFrom: '2026-06-01',
  dateUntil: '2027-05-31',
  maxNumberOfUsages: 10,
  numberOfUsages: 3,
  usagesLeft: 7,
  services: [id(30)],
  treatmentTypes: [],
  price: 90000,
  currency: 'NOK',
  createdAt: '2026-06-01T08:00:00.000Z',
  version: 4,
  ...given,
});
const aUse = (given: Partial<MembershipUseOutput> = {}): MembershipUseOutput => ({
  _id: id(80),
  at: '2026-11-20T10:00:00.000Z',
  uses: 1,
  numberOfUsages: 3,
  by: { kind: 'staff', name: 'Ola Ås' },
  mayBeGivenBack: Math.max(0, given.uses ?? 1),
  ...given,
});
const type = {
  _id: id(71),
  name: 'Ten swims',
  description: '',
  languageList: [],
  price: 90000,
  maxNumberOfUsages: 10,
  validityMonths: 12,
  services: [],
  treatmentTypes: [],
  active: true,
  version: 0,
};

const page = (items: MembershipOutput[], nextCursor?: string) => ok({ items, nextCursor });
const open = (path: string, http: MockRoutes = {}) =>
  renderApp(`${GUEST}${path}`, {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/v1/services': () => ok([aService()]),
      'GET /api/v1/admin/membershipTypes': () =>
        ok([{ ...type, _id: id(72), name: 'Old pass', active: false }, type]),
      'GET /api/v1/admin/memberships/:id': () => ok(aMembership()),
      ...http,
    },
  });
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Memberships' });
  return within(table).getAllByRole('row').slice(1);
};

test('lists type, status, start and usage, what can be used today first and alone with its button', async () => {
  await open('/memberships', {
    [LIST]: () =>
      page([
        aMembership({ _id: id(73), status: 'ended', endedOn: '2026-02-01' }),
        aMembership({ _id: id(74), dateFrom: '2026-12-01' }),
        aMembership({ _id: id(75), status: 'paused', pausedFrom: '2026-11-01' }),
        aMembership(),
        aMembership({
          _id: id(76),
          maxNumberOfUsages: 0,
          numberOfUsages: 41,
          usagesLeft: undefined,
          dateUntil: undefined,
        }),
      ]),
  });
  const shown = (await rows()).map((row) => [
    within(row)
      .getAllByRole('cell')
      .slice(1, 5)
      .map((cell) => cell.textContent),
    within(row).queryByRole('button', { name: 'Use Ten swims' }) !== null,
  ]);
  expect(shown).toEqual([
    [['Active', '01/06/2026', '31/05/2027', '3/10'], true],
    [['Active', '01/06/2026', 'Does not run out', 'Unlimited'], true],
    [['Starts 01/12/2026', '01/12/2026', '31/05/2027', '3/10'], false],
    [['Paused', '01/06/2026', '31/05/2027', '3/10'], false],
    [['Ended', '01/06/2026', '31/05/2027', '3/10'], false],
  ]);
  await expectAccessible();
});

test('one use is a click and Enter, and says so without a dialog to close', async () => {
  const { user, http } = await open('/memberships', {
    [LIST]: () => page([aMembership()]),
    [USE]: () => ok(aMembership({ numberOfUsages: 4, usagesLeft: 6 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Use Ten swims' }));
  const dialog = await screen.findByRole('dialog', { name: 'Use Ten swims' });
  expect(within(dialog).getByText('7 uses left')).toBeInTheDocument();
  await expectAccessible();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('1 use has been recorded.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(http.requests(USE)[0]?.body).toEqual({ numberOfUsages: 1 });
  // what it shows is asked for again
  await waitFor(() => expect(http.requests(LIST)).toHaveLength(2));
});

test('no more uses can be chosen than are left, and a refusal keeps what was chosen', async () => {
  const { user } = await open('/memberships', {
    [LIST]: () => page([aMembership({ numberOfUsages: 8, usagesLeft: 2 })]),
    [USE]: () =>
      refuse(409, 'MEMBERSHIP_USED_UP', 'There are not enough uses left on this membership.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Use Ten swims' }));
  const more = await screen.findByRole('button', { name: 'More uses' });
  for (let click = 0; click < 4; click += 1) await user.click(more);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('status')).toHaveTextContent('2');
  await user.click(within(dialog).getByRole('button', { name: 'Use' }));
  expect(
    await screen.findByText('There are not enough uses left on this membership.'),
  ).toBeInTheDocument();
  expect(within(dialog).getByRole('status')).toHaveTextContent('2');
});

test('adds one of a type that is sold, valid as the type says', async () => {
  const { user, http } = await open('/memberships', {
    [LIST]: () => page([]),
    [ADD]: () => ok(aMembership(), 201),
  });
  expect(await screen.findByText('This guest has no memberships.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add membership' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add membership' });
  const field = await within(dialog).findByLabelText('Membership type');
  expect(within(field).getAllByRole('option')).toHaveLength(1);
  expect(within(dialog).getByText('Valid until 20 November 2027')).toBeInTheDocument();
  await enter(/^First day/, '01/12/2026', dialog);
  expect(within(dialog).getByText('Valid until 30 November 2027')).toBeInTheDocument();
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Add membership' }));
  expect(await screen.findByText('The membership has been added.')).toBeInTheDocument();
  expect(http.requests(ADD)[0]?.body).toEqual({
    _membershipType: id(71),
    dateFrom: '2026-12-01',
  });
});

test('a venue that sells none says who can change that', async () => {
  const { user } = await open('/memberships', {
    [LIST]: () => page([]),
    'GET /api/v1/admin/membershipTypes': () => ok([]),
  });
  await user.click(await screen.findByRole('button', { name: 'Add membership' }));
  expect(await screen.findByText(/Administrators add the types/)).toBeInTheDocument();
});

describe('one membership', () => {
  const PAGE = `/manage-membership/${id(70)}`;

  test('tells what it is worth and every use of it, those given back as such', async () => {
    await open(PAGE, {
      [USES]: () =>
        ok({
          items: [
            aUse({
              _id: id(82),
              uses: -1,
              numberOfUsages: 3,
              _reverses: id(81),
              comment: 'Closed',
            }),
            aUse({ _id: id(81), numberOfUsages: 4, _booking: id(20), mayBeGivenBack: 0 }),
            aUse({ _id: id(80), by: { kind: 'guest' } }),
          ],
        }),
    });
    const card = await screen.findByRole('region', { name: 'Ten swims' });
    const fact = (name: string) => within(card).getByText(name).nextElementSibling?.textContent;
    expect(fact('Usage')).toBe('3/10');
    await waitFor(() => expect(fact('Pays for')).toBe('Kayak tour'));
    expect(fact('Price')).toMatch(/NOK\s900/);
    const ledger = await within(card).findByRole('table', { name: 'Uses' });
    const [back, paid, own] = within(ledger).getAllByRole('row').slice(1);
    expect(back).toHaveTextContent('−1');
    expect(back).toHaveTextContent('Closed');
    expect(paid).toHaveTextContent('Given back');
    expect(within(paid ?? card).queryByRole('button')).not.toBeInTheDocument();
    expect(within(paid ?? card).getByRole('link', { name: 'Reservation' })).toHaveAttribute(
      'href',
      `/admin/reservations/${id(20)}`,
    );
    expect(own).toHaveTextContent('The guest');
    await expectAccessible();
  });

  test('a use can be given back, once asked', async () => {
    const UNDO = 'POST /api/v1/admin/memberships/:id/undoUse';
    const { user, http } = await open(PAGE, {
      // a booking's, which gave one of three back by itself
      [USES]: () => ok({ items: [aUse({ uses: 3, mayBeGivenBack: 2 })] }),
      [UNDO]: () => ok(aMembership({ numberOfUsages: 1 })),
    });
    await user.click(await screen.findByRole('button', { name: /^Undo the use of 20 November/ }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('2 uses are given back.');
    await user.click(within(question).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(http.requests(UNDO)[0]?.body).toEqual({ _use: id(80) }));
  });

  test.each([
    ['active', ['End membership', 'Pause', 'Use']],
    ['paused', ['End membership', 'Resume']],
    ['ended', []],
  ] as const)('one that is %s offers what may be done with it', async (status, names) => {
    await open(PAGE, {
      [USES]: () => ok({ items: [] }),
      'GET /api/v1/admin/memberships/:id': () =>
        ok(
          aMembership({
            status,
            ...(status === 'paused' && { pausedFrom: '2026-11-01' }),
            ...(status === 'ended' && { endedOn: '2026-11-01' }),
          }),
        ),
    });
    const card = await screen.findByRole('region', { name: 'Ten swims' });
    expect(
      within(card)
        .queryAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(names);
    expect(await within(card).findByText('It has not been used yet.')).toBeInTheDocument();
  });

  test('ending is asked about, pausing is not; both send the version seen', async () => {
    const END = 'POST /api/v1/admin/memberships/:id/end';
    const PAUSE = 'POST /api/v1/admin/memberships/:id/pause';
    const { user, http } = await open(PAGE, {
      [USES]: () => ok({ items: [] }),
      [PAUSE]: () => refuse(409, 'STALE_VERSION', 'Someone else has saved this in the meantime.'),
      [END]: () => ok(aMembership({ status: 'ended' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    const failure = await screen.findByRole('alert', { name: 'Error' });
    expect(failure).toHaveTextContent('Someone else has saved this in the meantime.');
    await user.click(screen.getByRole('button', { name: 'End membership' }));
    const question = await screen.findByRole('alertdialog', { name: 'End membership' });
    await user.click(within(question).getByRole('button', { name: 'End membership' }));
    await waitFor(() => expect(http.requests(END)[0]?.body).toEqual({ version: 4 }));
  });

  test('one that does not exist says so', async () => {
    await open(PAGE, {
      'GET /api/v1/admin/memberships/:id': () => refuse(404, 'NOT_FOUND'),
    });
    expect(await screen.findByText('This membership does not exist.')).toBeInTheDocument();
  });
});

test('a crowd of them is reached to the last one, a page at a time', async () => {
  const old = aMembership({ _id: id(79), _membershipType: { _id: id(72), name: 'Old pass' } });
  const { user, http } = await open('/memberships', {
    [LIST]: ({ query }) =>
      query.get('cursor') === id(70) ? page([old]) : page([aMembership()], id(70)),
  });
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('link', { name: 'Old pass' })).toBeInTheDocument();
  expect(http.requests(LIST)[1]?.params.id).toBe(id(10));
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByRole('link', { name: 'Ten swims' })).toBeInTheDocument();
});
