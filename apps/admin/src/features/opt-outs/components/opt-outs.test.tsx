import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuest, id, ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const LIST = 'GET /api/v1/admin/optOuts';
const ADD = 'POST /api/v1/admin/optOuts';
const REMOVE = 'DELETE /api/v1/admin/optOuts';

const one = {
  customerId: id(10),
  firstname: 'Łucja',
  lastname: 'Wałęsa',
  email: 'lucja@guests.example',
  channels: ['email', 'sms'],
  at: '2026-11-20T10:00:00.000Z',
};
const open = (http: MockRoutes = {}, query = '') =>
  renderApp(`/admin/optout${query}`, {
    signedIn: true,
    http: { ...signedIn(), [LIST]: () => ok({ items: [one] }), ...http },
  });

test('lists who wants no advertising, by what, since when', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Opt-outs' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(
    'Łucja Wałęsalucja@guests.exampleEmailSMS20 November 2026 at 11:00',
  );
  await expectAccessible();
});

test('the channel shown is in the address, and asked of the server', async () => {
  const { user, http, router } = await open();
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText('Show'), 'SMS');
  await waitFor(() => expect(router.state.location.search).toBe('?channel=sms'));
  await waitFor(() => expect(http.requests(LIST).at(-1)?.query.get('channel')).toBe('sms'));
  await user.selectOptions(screen.getByLabelText('Show'), 'Email and SMS');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a text finds among those who opted out, beside the channel, and both are in the address', async () => {
  const { user, http, router } = await open(
    {
      [LIST]: ({ query }) => ok({ items: query.get('text') === 'wal' ? [one] : [] }),
    },
    '?channel=sms',
  );
  expect(await screen.findByText('No guest has opted out.')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Search' });
  await user.type(field, 'wal');
  expect(await screen.findByRole('table', { name: 'Opt-outs' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?channel=sms&text=wal');
  expect(http.requests(LIST).at(-1)?.query.get('channel')).toBe('sms');
  // a slow typist's pauses ask in between
  expect(http.requests(LIST).at(0)?.query.get('text')).toBeNull();
  expect(http.requests(LIST).at(-1)?.query.get('text')).toBe('wal');
  await user.type(field, 'x');
  expect(await screen.findByText('No guest who has opted out matches.')).toBeInTheDocument();
});

test('a guest is found while typing and added for both ways', async () => {
  const { user, http } = await open({
    'GET /api/v1/admin/search_customer/:term': () => {
      const { _id, firstname, lastname, phone } = aGuest({ _id: id(12) });
      return reply(200, [{ _id, firstname, lastname, phone }]);
    },
    [ADD]: () => ok(one, 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Add opt-out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add opt-out' });
  const submit = within(dialog).getByRole('button', { name: 'Add opt-out' });
  expect(submit).toBeDisabled();
  await user.type(within(dialog).getByRole('combobox', { name: 'Find the guest' }), 'luc');
  await user.click(await screen.findByRole('option', { name: 'Łucja Wałęsa · +48512100200' }));
  await expectAccessible();
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(http.requests(ADD).map(({ body }) => body)).toEqual([
    { customerId: id(12), channel: 'email' },
    { customerId: id(12), channel: 'sms' },
  ]);
  // what is shown is asked for again
  await waitFor(() => expect(http.requests(LIST).length).toBeGreaterThan(1));
});

test('a click beside the dialog keeps what was chosen in it, Escape closes it', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add opt-out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add opt-out' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'SMS' }));
  const beside = document.querySelector('.MuiDialog-container');
  if (!beside) throw new Error('no dialog');
  await user.click(beside);
  expect(within(dialog).getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('one way is taken back, once asked; a refusal is said', async () => {
  const { user, http } = await open({
    [REMOVE]: () => refuse(404, 'NOT_FOUND', 'We could not find this.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove SMS: Łucja Wałęsa' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove SMS' });
  await user.click(within(question).getByRole('button', { name: 'Remove SMS' }));
  expect(await screen.findByText('We could not find this.')).toBeInTheDocument();
  expect(http.requests(REMOVE)[0]?.body).toEqual({ customerId: id(10), channel: 'sms' });
});

test('nobody, and a failure, each say so', async () => {
  const { unmount } = await open({ [LIST]: () => ok({ items: [] }) });
  expect(await screen.findByText('No guest has opted out.')).toBeInTheDocument();
  unmount();
  await open({ [LIST]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The opt-outs could not be loaded.')).toBeInTheDocument();
});
