import type {
  DuplicateOutput,
  GuestMergeOutput,
  MergePreviewOutput,
} from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuest, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const LIST = 'GET /api/v1/admin/customers/duplicates';
const DISMISS = 'PUT /api/v1/admin/customers/duplicates/:id/dismiss';
const PREVIEW = 'POST /api/v1/admin/customers/merge/preview';
const MERGE = 'POST /api/v1/admin/customers/merge';
const MERGES = 'GET /api/v1/admin/customers/:id/merges';
const UNDO = 'POST /api/v1/admin/customers/merges/:id/undo';

const pair: DuplicateOutput = {
  _id: id(60),
  score: 90,
  reasons: ['email', 'name', 'a reason of a newer server'],
  guests: [
    {
      _id: id(10),
      firstname: 'Łucja',
      lastname: 'Wałęsa',
      email: 'lucja@guests.example',
      createdAt: '2025-01-01T10:00:00.000Z',
    },
    {
      _id: id(11),
      firstname: 'Lucja',
      lastname: 'Walesa',
      phone: '+48512100200',
      createdAt: '2026-01-01T10:00:00.000Z',
    },
  ],
};
const preview = (take: readonly string[] = []): MergePreviewOutput => ({
  kept: aGuest({ version: 3 }),
  merged: aGuest({ _id: id(11), firstname: 'Lucja', lastname: 'Walesa', version: 8 }),
  fields: [
    {
      field: 'firstname',
      kept: 'Łucja',
      merged: 'Lucja',
      from: take.includes('firstname') ? 'merged' : 'kept',
    },
    { field: 'phone', merged: '+48512100200', from: 'merged' },
    { field: 'birthDate', kept: '1990-02-28', merged: '1990-02-28', from: 'kept' },
  ],
  globalComments: 'Allergic to nuts\n\nLikes the window',
  doNotDelete: true,
  moves: [
    { kind: 'bookings', count: 3 },
    { kind: 'stays', count: 0 },
    { kind: 'vouchers', count: 1 },
  ],
});
const open = (path: string, http: MockRoutes = {}, level: AccessLevel = 2) =>
  renderApp(path, {
    signedIn: true,
    http: {
      ...signedIn(level),
      [LIST]: () => ok({ items: [pair] }),
      [MERGES]: () => ok([]),
      [PREVIEW]: ({ body }) => {
        const take = (body as { take?: string[] }).take;
        return ok(preview(take));
      },
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/v1/admin/customers/:id/auditLogs': () => ok({ items: [] }),
      'GET /api/admin/getBookings/:id': () => ok({ upcoming: [], past: [] }),
      ...http,
    },
  });

test.each([1, 2, 3, 4] as const)('level %d opens the page as the table says', async (level) => {
  await open('/admin/duplicates', {}, level);
  const allowed = may(level, 'customers.merge');
  expect(
    await screen.findByText(allowed ? 'Same email' : 'You do not have permission to do this.'),
  ).toBeInTheDocument();
});

describe('the list of pairs', () => {
  test('shows both, why they look alike, and leads to the comparison', async () => {
    await open('/admin/duplicates');
    const guest = await screen.findByRole('link', { name: 'Łucja Wałęsa' });
    const entry = guest.closest('li') ?? guest;
    expect(within(entry).getByRole('link', { name: 'Łucja Wałęsa' })).toHaveAttribute(
      'href',
      `/admin/guests/${id(10)}`,
    );
    expect(entry).toHaveTextContent('90%');
    expect(within(entry).getByText('Same name')).toBeInTheDocument();
    expect(entry).not.toHaveTextContent('newer server');
    expect(within(entry).getByRole('link', { name: /^Compare/ })).toHaveAttribute(
      'href',
      `/admin/duplicates/${id(10)}/${id(11)}`,
    );
    await expectAccessible();
  });

  test('a pair that is two people is not shown again', async () => {
    let dismissed = false;
    const { user, http } = await open('/admin/duplicates', {
      [LIST]: () => ok({ items: dismissed ? [] : [pair] }),
      [DISMISS]: () => {
        dismissed = true;
        return ok(null);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Two people' }));
    expect(await screen.findByText('No two guests look like one.')).toBeInTheDocument();
    expect(http.requests(DISMISS)[0]?.params.id).toBe(id(60));
  });

  test('says when it could not be loaded', async () => {
    await open('/admin/duplicates', { [LIST]: () => refuse(500, 'INTERNAL') });
    expect(await screen.findByText('The duplicates could not be loaded.')).toBeInTheDocument();
  });
});

describe('the comparison', () => {
  const PAGE = `/admin/duplicates/${id(10)}/${id(11)}`;

  test('shows what stays, what moves, and lets one choose only where both differ', async () => {
    await open(PAGE);
    const name = await screen.findByRole('row', { name: /^First name/ });
    expect(within(name).getAllByRole('radio')).toHaveLength(2);
    const phone = screen.getByRole('row', { name: /^Phone/ });
    expect(within(phone).queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Date of birth/ })).toHaveTextContent(
      '28 February 199028 February 1990',
    );
    expect(screen.getByText('3 reservations')).toBeInTheDocument();
    expect(screen.queryByText('0 stays')).not.toBeInTheDocument();
    expect(screen.getByText('1 other record')).toBeInTheDocument();
    expect(screen.getByText(/Likes the window/)).toBeInTheDocument();
    expect(screen.getByText('The guest will be Eternal.')).toBeInTheDocument();
    await expectAccessible();
  });

  test('merges as chosen, with what was seen, and goes to the guest who stays', async () => {
    const { user, http, router } = await open(PAGE, {
      [MERGE]: () => ok({ merge: {}, guest: aGuest() }, 201),
    });
    await user.click(await screen.findByRole('radio', { name: /First name Lucja$/ }));
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /First name Lucja$/ })).toBeChecked(),
    );
    expect(router.state.location.search).toBe('?take=firstname');
    const previews = http.requests(PREVIEW).length;
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    const done = await screen.findByRole('status', { name: 'Success' });
    expect(done).toHaveTextContent('You can undo it under Audit Logs.');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/guests/${id(10)}`));
    expect(http.requests(MERGE)[0]?.body).toEqual({
      kept: id(10),
      merged: id(11),
      take: ['firstname'],
      keptVersion: 3,
      mergedVersion: 8,
    });
    // what was merged has no preview any more
    expect(http.requests(PREVIEW)).toHaveLength(previews);
  });

  test('the other guest can be kept instead', async () => {
    const { user, http, router } = await open(PAGE, {
      [PREVIEW]: ({ body }) => {
        const { kept } = body as { kept: string };
        const { kept: first, merged: second, ...rest } = preview();
        return ok(kept === id(10) ? preview() : { ...rest, kept: second, merged: first });
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Keep the other instead' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/admin/duplicates/${id(11)}/${id(10)}`),
    );
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /^Kept/ })).toHaveTextContent('Lucja Walesa'),
    );
    expect(http.requests(PREVIEW).at(-1)?.body).toMatchObject({ kept: id(11), merged: id(10) });
  });

  test('somebody saved one of them meanwhile: refused, and compared again', async () => {
    const { user, http, router } = await open(PAGE, {
      [MERGE]: () => refuse(409, 'STALE_VERSION', 'Someone else has saved this in the meantime.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Someone else has saved this in the meantime.')).toBeVisible();
    await waitFor(() => expect(http.requests(PREVIEW)).toHaveLength(2));
    expect(router.state.location.pathname).toBe(PAGE);
  });

  test('says when one of them is gone', async () => {
    await open(PAGE, { [PREVIEW]: () => refuse(404, 'NOT_FOUND') });
    expect(await screen.findByText(/does not exist any more/)).toBeInTheDocument();
  });
});

test('the card of a guest who looks like another says so to whoever may merge', async () => {
  const { unmount } = await open(`/admin/guests/${id(11)}`);
  const hint = await screen.findByText('This may be the same person as Łucja Wałęsa.');
  expect(hint).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    `/admin/duplicates/${id(11)}/${id(10)}`,
  );
  unmount();
  const { http } = await open(`/admin/guests/${id(11)}`, {}, 1);
  await screen.findByRole('heading', { level: 1 });
  expect(http.requests(LIST)).toHaveLength(0);
});

test('a merge is undone above the log that tells of it; one that was undone is not shown', async () => {
  const merge = (given: Partial<GuestMergeOutput>): GuestMergeOutput => ({
    _id: id(65),
    kept: id(10),
    merged: id(11),
    mergedName: 'Lucja Walesa',
    at: '2026-11-20T10:00:00.000Z',
    by: 'Ola Ås',
    moved: [],
    ...given,
  });
  const { user, http } = await open(`/admin/guests/${id(10)}/auditLogs`, {
    [MERGES]: () => ok([merge({}), merge({ _id: id(66), mergedName: 'Bo', undoneAt: '2026' })]),
    [UNDO]: () => refuse(409, 'MERGE_CHANGED_SINCE', 'The guest has been changed since the merge.'),
  });
  expect(
    await screen.findByText(/Merged with Lucja Walesa · 20 November 2026.*Ola Ås/),
  ).toBeVisible();
  expect(screen.queryByText(/Merged with Bo/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo merge' }));
  const question = await screen.findByRole('alertdialog', { name: 'Undo merge' });
  await user.click(within(question).getByRole('button', { name: 'Undo merge' }));
  expect(
    await screen.findByText('The guest has been changed since the merge.'),
  ).toBeInTheDocument();
  expect(http.requests(UNDO)[0]?.params.id).toBe(id(65));
});
