import { moneyOfChange } from './changed-booking';
import type { PrepaidPart } from './prepaid-amount';

const HOUR = 3_600_000;
const start = 1_000 * HOUR;
const ALL: PrepaidPart = { kind: 'all' };
const QUARTER: PrepaidPart = { kind: 'share', basisPoints: 2_500 };
const A_HEAD: PrepaidPart = { kind: 'perHead', amount: 9_000 };
const cancellation = [
  { hours: 48, basisPoints: 0 },
  { hours: 24, basisPoints: 5_000 },
];
/** So many at 25,000 each, and what addons cost. */
const party = (participants: number, addons = 0) => ({
  participants,
  total: participants * 25_000 + addons,
});
const free = start - 72 * HOUR;
const half = start - 30 * HOUR;
const late = start - HOUR;

test.each([
  ['two more, all of it in advance', ALL, party(2), party(4), 50_000, 50_000],
  ['two more, a quarter in advance', QUARTER, party(2), party(4), 12_500, 12_500],
  ['two more, an amount a head in advance', A_HEAD, party(2), party(4), 18_000, 18_000],
  ['an addon, all of it in advance', ALL, party(2), party(2, 3_000), 50_000, 3_000],
  ['an addon, a quarter in advance', QUARTER, party(2), party(2, 3_000), 12_500, 750],
  ['an addon, an amount a head in advance', A_HEAD, party(2), party(2, 3_000), 18_000, 0],
  ['who has paid all of it already', QUARTER, party(2), party(4), 50_000, 0],
  ['who has paid a little more already', QUARTER, party(2), party(4), 20_000, 5_000],
  ['whom staff let book without paying', ALL, party(2), party(3), 0, 25_000],
  ['nothing else', ALL, party(2), party(2), 50_000, 0],
  ['one that staff have made larger before', ALL, party(4), party(5), 50_000, 25_000],
])('due in advance: %s', (_, prepaidPart, before, after, paid, due) => {
  const terms = { prepayment: 'required' as const, prepaidPart, cancellation };
  const changed = { before, after, paid, start, now: free };
  expect(moneyOfChange(terms, changed)).toEqual({ due, givesBack: 0 });
});

test.each([
  ['it is not asked for', 'none' as const],
  ['guests may choose', 'optional' as const],
])('nothing is due in advance where %s', (_, prepayment) => {
  const changed = { before: party(2), after: party(4), paid: 50_000, start, now: free };
  expect(moneyOfChange({ prepayment, prepaidPart: ALL, cancellation }, changed)).toEqual({
    due: 0,
    givesBack: 0,
  });
});

test.each([
  ['all of it in advance', ALL, 4, 2, 100_000, free, 50_000],
  ['all of it in advance, at half the price', ALL, 4, 2, 100_000, half, 25_000],
  ['all of it in advance, too late', ALL, 4, 2, 100_000, late, 0],
  ['a quarter in advance', QUARTER, 4, 2, 25_000, free, 12_500],
  [
    'a quarter in advance, at half the price: it costs more than that',
    QUARTER,
    4,
    2,
    25_000,
    half,
    0,
  ],
  ['an amount a head in advance', A_HEAD, 4, 2, 36_000, free, 18_000],
  ['who has paid some of the rest', QUARTER, 4, 2, 60_000, free, 12_500],
  ['who has paid nearly all of the rest', QUARTER, 4, 2, 90_000, free, 40_000],
  ['who has paid nothing', ALL, 4, 2, 0, free, 0],
  ['whom staff let book without paying all', ALL, 4, 2, 50_000, free, 0],
  ['what was kept for the first that stayed away is kept', ALL, 3, 2, 87_500, half, 12_500],
])('goes back: %s', (_, prepaidPart, from, to, paid, now, givesBack) => {
  const terms = { prepayment: 'required' as const, prepaidPart, cancellation };
  const changed = { before: party(from), after: party(to), paid, start, now };
  expect(moneyOfChange(terms, changed)).toEqual({ due: 0, givesBack });
});

test('what was paid by choice goes back as well', () => {
  const terms = { prepayment: 'optional' as const, cancellation };
  const changed = { before: party(4), after: party(2), paid: 100_000, start, now: free };
  expect(moneyOfChange(terms, changed)).toEqual({ due: 0, givesBack: 50_000 });
});

test('what was paid beyond the price by a link goes back where nothing is prepaid', () => {
  const terms = { prepayment: 'none' as const, cancellation };
  const changed = { before: party(4), after: party(2), paid: 60_000, start, now: free };
  expect(moneyOfChange(terms, changed)).toEqual({ due: 0, givesBack: 10_000 });
});
