import { feeDue, lateCancellationFee, type NoShowTerms, noShowFee } from './no-show-fee';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 5, 19, 17);
const half: NoShowTerms = { kind: 'share', basisPoints: 5_000 };
const aHead: NoShowTerms = { kind: 'perHead', amount: 20_000 };
const dinner = { total: 90_000, participants: 2 };
const table = { total: 0, participants: 2 };
const steps = [
  { hours: 48, basisPoints: 0 },
  { hours: 24, basisPoints: 2_500 },
];

test.each<[string, NoShowTerms, typeof dinner, number]>([
  ['all of it', { kind: 'all' }, dinner, 90_000],
  ['a share', half, dinner, 45_000],
  ['an amount a head', aHead, dinner, 40_000],
  ['an amount a head of what costs nothing', aHead, table, 40_000],
  ['a share of what costs nothing', half, table, 0],
])('not coming costs %s', (_, terms, booked, fee) => {
  expect(noShowFee(terms, booked)).toBe(fee);
});

test.each<[string, number, typeof dinner, number]>([
  ['in time', 48, dinner, 0],
  ['in the second step', 30, dinner, 22_500],
  ['after the last, no more than not coming', 2, dinner, 40_000],
  ['a table that costs nothing, in the second step', 30, table, 10_000],
  ['a table that costs nothing, after the last', 2, table, 40_000],
])('cancelling %s', (_, hours, booked, fee) => {
  const cancelledAt = START - hours * HOUR;
  expect(lateCancellationFee(aHead, steps, { ...booked, start: START, cancelledAt })).toBe(fee);
});

const booking = { ...dinner, start: START, isActive: true, hasArrived: false };

test.each<[string, object, number, ReturnType<typeof feeDue>]>([
  ['before it begins', {}, -1, undefined],
  ['who has not come', {}, 0, { kind: 'noShow', amount: 40_000 }],
  ['who has come', { hasArrived: true }, 5, undefined],
  [
    'who cancelled late',
    { isActive: false, cancelledAt: START - 2 * HOUR },
    -1,
    { kind: 'lateCancellation', amount: 40_000 },
  ],
  ['whose party has grown', { agreed: 20_000 }, 0, { kind: 'noShow', amount: 20_000 }],
  ['whose party has shrunk', { agreed: 60_000 }, 0, { kind: 'noShow', amount: 40_000 }],
  [
    'whose party had grown, and who cancelled late',
    { agreed: 20_000, isActive: false, cancelledAt: START - 2 * HOUR },
    -1,
    { kind: 'lateCancellation', amount: 20_000 },
  ],
  ['who cancelled in time', { isActive: false, cancelledAt: START - 72 * HOUR }, 5, undefined],
  [
    'whose status ended it after the start',
    { isActive: false, cancelledAt: START + HOUR },
    2,
    { kind: 'noShow', amount: 40_000 },
  ],
  ['whose status ended it', { isActive: false }, 2, { kind: 'noShow', amount: 40_000 }],
])('%s owes what the terms say', (_, change, hours, expected) => {
  expect(feeDue(aHead, steps, { ...booking, ...change }, START + hours * HOUR)).toEqual(expected);
});
