import { focusAfterKey } from './calendar-keys';

const limits = { today: '2026-11-18', hidePast: true };
const open = { today: '2026-11-18', hidePast: false };

test.each([
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-12-03', '2026-11-26'],
  ['ArrowDown', '2026-12-29', '2027-01-05'],
  ['Home', '2026-11-22', '2026-11-16'],
  ['Home', '2026-11-23', '2026-11-23'],
  ['End', '2026-11-23', '2026-11-29'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2027-03-31', '2027-02-28'],
])('%s from %s goes to %s', (key, from, to) => {
  expect(focusAfterKey(from, { key, shiftKey: false }, open)).toBe(to);
});

test.each([
  ['PageDown', '2026-11-18', '2027-11-18'],
  ['PageUp', '2028-02-29', '2027-02-28'],
])('with shift, %s from %s goes a year, to %s', (key, from, to) => {
  expect(focusAfterKey(from, { key, shiftKey: true }, open)).toBe(to);
});

test('earlier days of the current month can be read, earlier months not', () => {
  const left = { key: 'ArrowLeft', shiftKey: false };
  expect(focusAfterKey('2026-11-18', left, limits)).toBe('2026-11-17');
  expect(focusAfterKey('2026-11-01', left, limits)).toBe('2026-11-18');
  expect(focusAfterKey('2026-11-20', { key: 'PageUp', shiftKey: false }, limits)).toBe(
    '2026-11-18',
  );
});

test('the month of the latest date is the last one', () => {
  const bounded = { ...limits, latestDate: '2026-12-10' };
  expect(focusAfterKey('2026-12-10', { key: 'ArrowRight', shiftKey: false }, bounded)).toBe(
    '2026-12-11',
  );
  expect(focusAfterKey('2026-12-20', { key: 'PageDown', shiftKey: false }, bounded)).toBe(
    '2026-12-10',
  );
});

test.each(['Enter', ' ', 'Tab', 'a'])('%p is left to the browser', (key) => {
  expect(focusAfterKey('2026-11-18', { key, shiftKey: false }, limits)).toBeUndefined();
});
