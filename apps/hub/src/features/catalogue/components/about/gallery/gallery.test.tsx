import type { ActivityWithAvailability, ShownPictureOutput } from '@atrium/api-client/hub';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import { availabilityFixture } from '../../../../../testing/fixtures';
import { ok } from '../../../../../testing/hub-routes';
import { pinNow } from '../../../../../testing/pin-now';
import { renderApp } from '../../../../../testing/render-app';

pinNow();

const picture = (_id: string, alt: string): ShownPictureOutput => ({
  ...{ _id, alt, width: 1500, height: 1000, widths: [320, 640, 1280, 1920] },
  ...{ placeholder: 'data:image/webp;base64,AAAA', focalPoint: { x: 20, y: 70 } },
});
const pictures = [
  picture('p1', 'The sauna at dusk'),
  picture('p2', 'Steps into the fjord'),
  picture('p3', 'The stove'),
];

async function open(activity: Partial<ActivityWithAvailability>) {
  const view = await renderApp('/activity-hub/fjord/discover/sauna', {
    http: {
      'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture([], activity)),
      'GET /api/v1/hub/activities/:vendorId/ratings': () =>
        ok([{ _id: 'sauna', count: 23, average: 4.7 }]),
    },
  });
  // the last of what the page asks for
  await screen.findByText('Rated 4.7 out of 5 by 23 guests');
  return view;
}
const gallery = () => within(screen.getByRole('region', { name: 'Pictures of Sauna' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Pictures of Sauna' }));
const shown = () => dialog().getByRole('img');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the first picture is large and fetched at once, its place kept; the others wait in a row', async () => {
  await open({ pictures });
  const [first, ...others] = gallery().getAllByRole('img');
  expect(first).toHaveAccessibleName('The sauna at dusk');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first?.closest('picture')?.parentElement).toHaveStyle({
    aspectRatio: String(16 / 9),
    backgroundImage: 'url("data:image/webp;base64,AAAA")',
  });
  const row = within(gallery().getByRole('list')).getAllByRole('img');
  expect(others).toEqual(row);
  expect(row.map((image) => image.getAttribute('alt'))).toEqual([
    'Steps into the fjord',
    'The stove',
  ]);
  for (const image of row) expect(image).toHaveAttribute('loading', 'lazy');
  await expectAccessible();
});

test('one opens large; arrows lead through all of them, and Escape back to it', async () => {
  const { user } = await open({ pictures });
  const opener = gallery().getByRole('button', { name: 'Steps into the fjord' });
  // with the keyboard alone: each is reached by Tab
  act(() => gallery().getByRole('button', { name: 'The sauna at dusk' }).focus());
  await user.tab();
  expect(opener).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Pictures of Sauna' });
  expect(shown()).toHaveAccessibleName('Steps into the fjord');
  expect(dialog().getByRole('status')).toHaveTextContent('2 of 3: Steps into the fjord');
  await expectAccessible();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toHaveAccessibleName('The stove');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toHaveAccessibleName('The sauna at dusk');
  await user.keyboard('{ArrowLeft}');
  expect(dialog().getByRole('status')).toHaveTextContent('3 of 3: The stove');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(shown()).toHaveAccessibleName('The stove');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(opener).toHaveFocus();
});

test('the buttons do the same', async () => {
  const { user } = await open({ pictures });
  await user.click(gallery().getByRole('button', { name: 'The sauna at dusk' }));
  await screen.findByRole('dialog', { name: 'Pictures of Sauna' });
  await user.click(dialog().getByRole('button', { name: 'Next picture' }));
  expect(shown()).toHaveAccessibleName('Steps into the fjord');
  await user.click(dialog().getByRole('button', { name: 'Previous picture' }));
  await user.click(dialog().getByRole('button', { name: 'Previous picture' }));
  expect(shown()).toHaveAccessibleName('The stove');
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await isClosed();
});

test('a single picture has no row and nowhere to go', async () => {
  const { user } = await open({ pictures: pictures.slice(0, 1) });
  expect(gallery().queryByRole('list')).toBeNull();
  await user.click(gallery().getByRole('button', { name: 'The sauna at dusk' }));
  await screen.findByRole('dialog', { name: 'Pictures of Sauna' });
  expect(dialog().getAllByRole('button')).toHaveLength(1);
  await user.keyboard('{ArrowRight}');
  expect(shown()).toHaveAccessibleName('The sauna at dusk');
});

test('without pictures the address of an old one is shown, and without that nothing', async () => {
  const { unmount } = await open({ image: 'https://fjord.example/sauna.jpg' });
  const images = () => [...document.querySelectorAll('article img')];
  expect(images().map((image) => image.getAttribute('src'))).toEqual([
    'https://fjord.example/sauna.jpg',
  ]);
  unmount();
  await open({});
  expect(images()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Pictures of Sauna' })).toBeNull();
});
