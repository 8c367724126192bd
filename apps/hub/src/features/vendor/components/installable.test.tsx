/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { render } from '@testing-library/react';
import { Installable } from './installable';

const manifests = () =>
  [...document.head.querySelectorAll('link[rel="manifest"]')].map((link) =>
    link.getAttribute('href'),
  );
const bars = () =>
  [...document.head.querySelectorAll('meta[name="theme-color"]')].map((bar) =>
    bar.getAttribute('content'),
  );
const install = (slug: string, color?: string) => {
  const { rerender, unmount } = render(<Installable slug={slug} color={color} />);
  return {
    unmount,
    change: (to: string, itsColor: string) => rerender(<Installable slug={to} color={itsColor} />),
  };
};

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111111">`;
});

test('the venue’s manifest and colour are there, whatever the scheme', () => {
  install('fjord', '#0b5d57');
  expect(manifests()).toEqual(['/api/v1/hub/vendors/fjord/manifest.webmanifest']);
  expect(bars()).toEqual(['#0b5d57', '#0b5d57']);
});

test('another venue takes the place of the first: a page has one manifest', () => {
  const { change } = install('fjord', '#0b5d57');
  change('bakken', '#aa3300');
  expect(manifests()).toEqual(['/api/v1/hub/vendors/bakken/manifest.webmanifest']);
  expect(bars()).toEqual(['#aa3300', '#aa3300']);
});

test('a render that changes nothing leaves the manifest that the browser has read', () => {
  const { change } = install('fjord', '#0b5d57');
  const before = document.head.querySelector('link[rel="manifest"]');
  change('fjord', '#aa3300');
  expect(document.head.querySelector('link[rel="manifest"]')).toBe(before);
});

test('leaving the venue’s pages takes both away', () => {
  const { unmount } = install('fjord', '#0b5d57');
  unmount();
  expect(manifests()).toEqual([]);
  expect(bars()).toEqual(['#ffffff', '#111111']);
});

test('a venue without a colour of its own leaves the page’s', () => {
  install('fjord');
  expect(manifests()).toHaveLength(1);
  expect(bars()).toEqual(['#ffffff', '#111111']);
});

test('a slug stays one part of the address', () => {
  install('a/b?c', '#000');
  expect(manifests()).toEqual(['/api/v1/hub/vendors/a%2Fb%3Fc/manifest.webmanifest']);
});
