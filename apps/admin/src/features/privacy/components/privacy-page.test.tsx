import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const NEXT = 'GET /api/v1/admin/privacy/anonymisation';
const RUNS = 'GET /api/v1/admin/privacy/anonymisation/runs';
const REQUESTS = 'GET /api/v1/admin/privacy/requests';
const TRY = 'POST /api/v1/admin/privacy/anonymisation/dryRuns';

const kari = { _id: id(10), firstname: 'Kari', lastname: 'Nordmann', createdOn: '2020-01-01' };
const night = {
  ...{ _id: id(80), at: '2026-11-20T01:00:00.000Z', dryRun: false, afterMonths: 12 },
  ...{ since: '2025-11-20', lookedAt: 9, anonymised: 3, active: 5, refused: 1, eternal: 2 },
};
const open = (http: MockRoutes = {}) =>
  renderApp('/admin/privacy', {
    signedIn: true,
    http: {
      ...signedIn(3),
      [NEXT]: () => ok({ afterMonths: 12, since: '2025-11-20', items: [kari] }),
      [RUNS]: () => ok({ items: [night] }),
      [REQUESTS]: () => ok({ items: [] }),
      ...http,
    },
  });

test('who is anonymised tonight and why, and what earlier nights did', async () => {
  await open();
  const next = await screen.findByRole('table', { name: 'Tonight' });
  const [, guest] = within(next).getAllByRole('row');
  expect(guest).toHaveTextContent(
    'Kari Nordmann1 January 2020Nothing booked since 20 November 2025',
  );
  const receipts = await screen.findByRole('table', { name: 'Past runs' });
  const [, receipt] = within(receipts).getAllByRole('row');
  expect(receipt).toHaveTextContent('20 November 2026 at 02:00Night12 months3512');
  await expectAccessible();
});

test('a dry run counts by the months that are typed, and its receipt appears', async () => {
  let runs = [night];
  const { user, http } = await open({
    [RUNS]: () => ok({ items: runs }),
    [TRY]: () => {
      runs = [{ ...night, _id: id(81), dryRun: true, anonymised: 7 }, night];
      return ok(null);
    },
  });
  const months = await screen.findByRole('spinbutton', { name: 'Months without a visit' });
  await waitFor(() => expect(months).toHaveValue(12));
  await user.clear(months);
  await user.type(months, '36');
  await user.click(screen.getByRole('button', { name: 'Count' }));
  const receipts = await screen.findByRole('table', { name: 'Past runs' });
  await waitFor(() => expect(receipts).toHaveTextContent('Dry run'));
  expect(http.requests(TRY).map(({ body }) => body)).toEqual([{ afterMonths: 36 }]);
});

test('everybody kept, nobody yet and a failure each say so', async () => {
  const { unmount } = await open({
    [NEXT]: () => ok({ items: [] }),
    [RUNS]: () => ok({ items: [] }),
  });
  expect(await screen.findByText('All guests are kept')).toBeInTheDocument();
  expect(await screen.findByText('Nothing has run yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Venue settings' })).toBeInTheDocument();
  unmount();
  await open({ [NEXT]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The guests could not be loaded.')).toBeInTheDocument();
});
