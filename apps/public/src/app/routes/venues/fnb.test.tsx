import type { ListPublicRoomsApiResponse } from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { SEARCH, venueRoutes } from '../../../testing/venue-fixtures';

const place = { position: { posX: 10, posY: 10 }, size: { width: 10, height: 10 }, rotation: 0 };
const rooms: ListPublicRoomsApiResponse['data'] = {
  booksOnline: true,
  rooms: [
    {
      _id: 'r1',
      name: 'Restaurant',
      tables: [
        { ...place, radius: 50 },
        { ...place, radius: 0 },
      ],
      shapes: [{ ...place, kind: 'bar' }],
      services: [
        {
          _id: 's1',
          name: 'Dinner',
          openings: [
            { date: '2026-11-20', from: 1080, until: 1320 },
            { date: '2026-11-21', from: 1080, until: 1320 },
          ],
          nextForTwo: [{ date: '2026-11-20', start: 1110 }],
        },
      ],
    },
  ],
};

const ROOMS = 'GET /api/v1/fnb/rooms/:vendor';
const http = (more: MockRoutes = {}): MockRoutes => ({
  ...venueRoutes(),
  [ROOMS]: () => reply<ListPublicRoomsApiResponse>(200, { success: true, data: rooms }),
  ...more,
});

test('venues with a restaurant lead to their dining rooms', async () => {
  const { user, http: network } = await renderApp('/fnb', { http: http() });
  const list = await screen.findByRole('list', { name: 'Venues' });
  expect(network.requests(SEARCH)[0]?.query.get('module')).toBe('fnb');
  await expectAccessible();
  await user.click(within(list).getByRole('link', { name: /Fjord Hotel/ }));
  expect(await screen.findByRole('heading', { name: 'Restaurant' })).toBeVisible();
});

test('a room shows when it is open, and leads to booking', async () => {
  await renderApp('/fnb/fjord', { http: http() });
  const dinner = await screen.findByRole('group', { name: 'Dinner' });
  expect(dinner).toHaveTextContent('Fri and Sat: 18:00 – 22:00');
  expect(screen.getByText('2 tables')).toBeVisible();
  const hrefs = within(dinner)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/activity-hub/fjord/new-activity/s1?date=2026-11-20&time=1110',
    '/activity-hub/fjord/new-activity/s1',
  ]);
  expect(document.title).toBe('Dining at Fjord Hotel & Spa · Atrium');
  await expectAccessible();
});

test('a room with a picture shows it, in words too', async () => {
  const picture = {
    ...{ _id: 'p1', width: 1200, height: 800, widths: [320, 640], alt: 'The hall at dusk' },
    ...{ placeholder: 'data:image/webp;base64,AA', focalPoint: { x: 50, y: 50 } },
  };
  const pictured = () =>
    reply<ListPublicRoomsApiResponse>(200, {
      success: true,
      data: { ...rooms, rooms: rooms.rooms.map((room) => ({ ...room, picture })) },
    });
  await renderApp('/fnb/fjord', { http: http({ [ROOMS]: pictured }) });
  const image = await screen.findByRole('img', { name: 'The hall at dusk' });
  expect(image).toHaveAttribute('src', '/media/p1/640.jpeg');
  await expectAccessible();
});

test('where guests cannot book online, they are told to ask', async () => {
  const offline = () =>
    reply<ListPublicRoomsApiResponse>(200, {
      success: true,
      data: { ...rooms, booksOnline: false },
    });
  await renderApp('/fnb/fjord', { http: http({ [ROOMS]: offline }) });
  expect(await screen.findByText(/cannot be booked online here/)).toBeVisible();
  const dinner = screen.getByRole('group', { name: 'Dinner' });
  expect(within(dinner).queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['without a restaurant', () => refuse(403, 'MODULE_OFF')],
  [
    'without a room to book',
    () =>
      reply<ListPublicRoomsApiResponse>(200, {
        success: true,
        data: { rooms: [], booksOnline: true },
      }),
  ],
])('a venue %s says so', async (_, answer) => {
  await renderApp('/fnb/fjord', { http: http({ [ROOMS]: answer }) });
  expect(await screen.findByText('Fjord Hotel & Spa offers no tables online.')).toBeVisible();
});

test('an unknown venue is searched for', async () => {
  await renderApp('/fnb/nowhere', { http: http() });
  expect(await screen.findByRole('searchbox')).toHaveValue('nowhere');
});

test.each([
  ['/fnb', 'Find a table', 'Write the name of the hotel or restaurant where you want to eat.'],
  [
    '/fnb/fjord',
    'Dining at Fjord Hotel & Spa',
    'Dining at Fjord Hotel & Spa. See when the kitchen is open, and book a table.',
  ],
])('%s says to search engines what it is', async (path, title, description) => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'description' }));
  await renderApp(path, { http: http() });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toContain(title);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    description,
  );
});
