import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vendorPaths } from '../../../paths';
import type { GuestState } from '../../../shared/hooks/use-guest';
import { VendorContext } from '../../../shared/hooks/use-vendor';
import { guestFixture, vendorFixture } from '../../../testing/fixtures';
import { useExpectsGuest } from './use-expects-guest';

const unknown: GuestState = { status: 'unknown' };
const visitor: GuestState = { status: 'visitor', expired: false };
const guest: GuestState = { status: 'guest', guest: guestFixture() };
const failed: GuestState = { status: 'failed', retry: () => {} };

/** A freshly loaded page that then learns who is here. */
function load(_id = 'fjord') {
  const value = { ...vendorFixture({ _id })._vendor, paths: vendorPaths('fjord') };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VendorContext value={value}>{children}</VendorContext>
  );
  const { result, rerender } = renderHook(useExpectsGuest, { wrapper, initialProps: unknown });
  const first = result.current;
  return {
    first,
    hears: (state: GuestState) => {
      rerender(state);
      return result.current;
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a browser in which nobody was signed in lays out nothing for a guest', () => {
  const page = load();
  expect(page.first).toBe(false);
  expect(page.hears(visitor)).toBe(false);
});

test('one in which somebody was does, from the first frame of the next load on', () => {
  expect(load().hears(guest)).toBe(true);
  const next = load();
  expect(next.first).toBe(true);
  expect(next.hears(guest)).toBe(true);
});

test('while nobody can say it stays laid out; a session that has ended takes it away, for good', () => {
  load().hears(guest);
  const page = load();
  expect(page.hears(failed)).toBe(true);
  expect(page.hears(visitor)).toBe(false);
  expect(load().first).toBe(false);
});

test('what is known of one venue says nothing of another', () => {
  load('fjord').hears(guest);
  expect(load('bakken').first).toBe(false);
});

test('a browser that forbids storage lays out nothing before it knows', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const page = load();
  expect(page.first).toBe(false);
  expect(page.hears(guest)).toBe(true);
});
