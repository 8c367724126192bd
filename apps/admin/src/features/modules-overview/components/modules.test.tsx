import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const OWN = 'GET /api/v1/admin/vendor';
const modules = {
  services: true,
  stays: true,
  spa: true,
  fnb: true,
  memberships: true,
  openBooking: false,
};

test('says which modules the venue has, and calls nothing that is there yet to come', async () => {
  await renderApp('/admin/wip', {
    signedIn: true,
    http: { ...signedIn(), [OWN]: () => ok({ modules }) },
  });
  const own = await screen.findByRole('region', { name: 'Your venue' });
  const states = within(own)
    .getAllByRole('listitem')
    .map((card) => [
      within(card).getByRole('heading').textContent,
      within(card).getByText(/^(In use|Switched off)$/).textContent,
    ]);
  expect(states).toEqual([
    ['Activities', 'In use'],
    ['Stays', 'In use'],
    ['Memberships', 'In use'],
    ['Open booking', 'Switched off'],
    ['Tables', 'In use'],
    ['Spa', 'In use'],
  ]);
  const cards = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(cards.filter((card) => !own.contains(card))).toEqual([]);
  await expectAccessible();
});

test('says when they cannot be loaded', async () => {
  await renderApp('/admin/wip', {
    signedIn: true,
    http: { ...signedIn(), [OWN]: () => refuse(500, 'INTERNAL') },
  });
  expect(await screen.findByText('The modules could not be loaded.')).toBeInTheDocument();
});
