import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const LIST = 'GET /api/v1/admin/parkedJobs';
const RETRY = 'POST /api/v1/admin/parkedJobs/:id/retry';
const REMOVE = 'DELETE /api/v1/admin/parkedJobs/:id';

const job = {
  _id: id(70),
  kind: 'send-message',
  attempts: 7,
  createdAt: '2026-11-20T10:00:00.000Z',
  parkedAt: '2026-11-20T11:00:00.000Z',
  error: '452 Mailbox full',
  installation: false,
};

const open = (http: MockRoutes = {}) =>
  renderApp('/admin/settings/jobs', {
    signedIn: true,
    http: { ...signedIn(2), [LIST]: () => ok([job]), ...http },
  });

test('shows what was given up, when and why', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Failed background work' });
  expect(table).toHaveTextContent('Send a message');
  expect(table).toHaveTextContent('7 tries');
  expect(table).toHaveTextContent('452 Mailbox full');
  expect(table).toHaveTextContent('20 November 2026 at 12:00');
  expect(table).not.toHaveTextContent('All venues');
  await expectAccessible();
});

test('has it tried again, and reloads the list', async () => {
  let jobs: object[] = [job];
  const { user, http } = await open({
    [LIST]: () => ok(jobs),
    [RETRY]: () => {
      jobs = [];
      return ok(null);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again: Send a message' }));
  expect(await screen.findByText('Nothing has failed')).toBeInTheDocument();
  expect(http.requests(RETRY)).toHaveLength(1);
});

test('a refusal is shown, and the work stays in the list', async () => {
  const { user } = await open({
    [RETRY]: () => refuse(422, 'MESSAGE_LINK_OVER', 'The link in this message no longer works.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again: Send a message' }));
  expect(await screen.findByText(/link in this message no longer works/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('table', { name: 'Failed background work' })).toBeInTheDocument();
});

test('is removed once that is confirmed', async () => {
  const { user, http } = await open({ [REMOVE]: () => ok(null) });
  await user.click(await screen.findByRole('button', { name: 'Remove: Send a message' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove “Send a message”' });
  expect(http.requests(REMOVE)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(http.requests(REMOVE)).toHaveLength(1));
});
