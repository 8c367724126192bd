import type { GetSystemStatusApiResponse } from '@atrium/api-client/public';
import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';

type Status = GetSystemStatusApiResponse['data'];

const well: Status = {
  state: 'working',
  measuredAt: '2026-06-15T09:30:00.000Z',
  parts: [
    { part: 'bookings', state: 'working' },
    { part: 'messages', state: 'off' },
    { part: 'payments', state: 'working' },
    { part: 'partners', state: 'working' },
    { part: 'background', state: 'working' },
  ],
};
const impaired: Status = {
  ...well,
  state: 'impaired',
  parts: well.parts.map((one) => (one.part === 'payments' ? { ...one, state: 'down' } : one)),
};
const show = (data: Status) =>
  renderApp('/status', {
    http: { 'GET /api/health/status': () => reply(200, { success: true, data }) },
  });

test('says first whether everything works, and then each part', async () => {
  await show(well);
  expect(await screen.findByRole('heading', { name: 'Everything works' })).toBeVisible();
  const parts = screen.getByRole('main').querySelectorAll('li');
  expect([...parts].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bookings.*Works$/),
    expect.stringMatching(/^Messages.*Not set up$/),
    expect.stringMatching(/^Payments.*Works$/),
    expect.stringMatching(/^Webhooks.*Works$/),
    expect.stringMatching(/^Background work.*Works$/),
  ]);
  expect(screen.getByText(/^Checked at \d\d:\d\d\./)).toBeVisible();
  await expectAccessible();
});

test('names what does not work, and that bookings are taken', async () => {
  await show(impaired);
  const heading = await screen.findByRole('heading', {
    name: 'Some things are slow or not working',
  });
  expect(heading).toBeVisible();
  expect(screen.getByText(/^You can still book\./)).toBeVisible();
  const [payments] = screen
    .getAllByRole('listitem')
    .filter((one) => within(one).queryByText('Payments'));
  expect(payments).toHaveTextContent(/Not working$/);
});

test('says so where nobody answers', async () => {
  await renderApp('/status', {
    http: { 'GET /api/health/status': () => refuse(503, 'UNAVAILABLE') },
  });
  const heading = await screen.findByRole('heading', { name: 'We cannot be reached from here' });
  expect(heading).toBeVisible();
  expect(screen.queryByText('Payments')).not.toBeInTheDocument();
  await expectAccessible();
});
