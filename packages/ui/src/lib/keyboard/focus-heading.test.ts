/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { focusHeading } from './focus-heading';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const focused = () => document.activeElement?.tagName;
const mutated = () => new Promise((resolve) => setTimeout(resolve));

let stop: (() => void) | undefined;
afterEach(() => stop?.());

test('a page that comes later has the focus on its heading', async () => {
  show('<main></main>');
  stop = focusHeading();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Guests</h1>');
  await mutated();
  expect(focused()).toBe('H1');
});

test('a page that begins with a field keeps the focus there', () => {
  show('<main><h1>Search</h1><input></main>');
  focusOn('input');
  stop = focusHeading();
  expect(focused()).toBe('INPUT');
});

test('a dialog that was opened meanwhile keeps the focus for as long as it is there', async () => {
  show('<main></main><div role="dialog"><input></div>');
  focusOn('input');
  stop = focusHeading();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Guests</h1>');
  await mutated();
  expect(focused()).toBe('INPUT');
  document.querySelector('[role="dialog"]')?.remove();
  await mutated();
  expect(focused()).toBe('H1');
});
