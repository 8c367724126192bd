import type { PaymentLinkOutput } from '@atrium/api-client/hub/pay-link';
import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen } from '@testing-library/react';
import { ok, venueRoutes } from '../../testing/hub-routes';
import { renderApp } from '../../testing/render-app';

const page = '/activity-hub/fjord/pay/the-token';
const LINK = 'GET /api/v1/hub/paymentLinks';
const LOOK = 'POST /api/v1/hub/paymentLinks/look';
const PAY = 'POST /api/v1/hub/paymentLinks/pay';
const asked = (state: PaymentLinkOutput['state'] = 'open'): PaymentLinkOutput => ({
  ...{ description: 'Dinner, Friday, 19:00', amount: 70_000, currency: 'NOK', state },
  expiresAt: '2026-12-04T10:00:00.000Z',
});

it('says what for, how much and until when, without signing in', async () => {
  await renderApp(page, { http: { ...venueRoutes(), [LINK]: () => ok(asked()) } });
  expect(await screen.findByText('Dinner, Friday, 19:00')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay NOK\s700$/ })).toBeEnabled();
  expect(screen.getByText(/^Can be paid until 4 December 2026/)).toBeVisible();
  await expectAccessible();
});

it('says why the page of the provider cannot be opened, and can be pressed again', async () => {
  const { user } = await renderApp(page, {
    http: {
      ...venueRoutes(),
      [LINK]: () => ok(asked()),
      [PAY]: () => refuse(503, 'PAYMENT_PROVIDER_SILENT'),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Pay/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('did not answer');
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

it('has it looked at for a guest who comes back, and says that it is paid', async () => {
  let now = asked();
  const { http } = await renderApp(`${page}?back`, {
    http: {
      ...venueRoutes(),
      [LINK]: () => ok(now),
      [LOOK]: () => {
        now = asked('paid');
        return ok(now);
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  expect(http.requests(LOOK)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

it('who comes back without having paid is told so, and can pay', async () => {
  await renderApp(`${page}?back`, {
    http: { ...venueRoutes(), [LINK]: () => ok(asked()), [LOOK]: () => ok(asked()) },
  });
  expect(await screen.findByText('You have not paid yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

it.each([
  ['settling', 'Your payment is on its way'],
  ['over', 'Nothing to pay here'],
] as const)('what is %s is not paid again', async (state, title) => {
  await renderApp(page, {
    http: { ...venueRoutes(), [LINK]: () => ok(asked(state)), [LOOK]: () => ok(asked(state)) },
  });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await expectAccessible();
});

it('a link that nobody made says what to do', async () => {
  await renderApp(page, {
    http: { ...venueRoutes(), [LINK]: () => refuse(403, 'PAYMENT_LINK_INVALID') },
  });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
