import fc from 'fast-check';
import {
  afterUses,
  endAfterPause,
  MEMBERSHIP_STATUSES,
  type MembershipDates,
  membershipEnd,
  membershipProblem,
  membershipRefusal,
  membershipStatus,
  usagesLeft,
  usesToGiveBack,
  usesToSettle,
} from './membership';

const FROM = '2026-06-01';
const dates = (change: Partial<MembershipDates> = {}): MembershipDates => ({
  dateFrom: FROM,
  dateUntil: '2026-06-30',
  ...change,
});

test.each([
  ['within its days', {}, '2026-06-15', 'active'],
  ['on its last day', {}, '2026-06-30', 'active'],
  ['the day after', {}, '2026-07-01', 'expired'],
  ['before its first day', {}, '2026-05-01', 'active'],
  ['without an end', { dateUntil: undefined }, '2099-01-01', 'active'],
  ['paused', { pausedFrom: '2026-06-10' }, '2026-06-15', 'paused'],
  ['paused over its end', { pausedFrom: '2026-06-10' }, '2026-09-01', 'paused'],
  ['ended', { endedOn: '2026-06-10' }, '2026-06-15', 'ended'],
  ['ended while paused', { endedOn: '2026-06-10', pausedFrom: '2026-06-05' }, FROM, 'ended'],
  ['ended, long ago', { endedOn: '2026-06-10' }, '2026-09-01', 'ended'],
] as const)('%s it is as it should be', (_, change, today, expected) => {
  expect(membershipStatus(dates(change), today)).toBe(expected);
});

test.each([
  ['a month', '2026-01-15', { months: 1 }, '2026-02-14'],
  ['a month from the last of one', '2026-01-31', { months: 1 }, '2026-02-27'],
  ['a year over a leap day', '2024-02-29', { months: 12 }, '2025-02-27'],
  ['thirty days', FROM, { days: 30 }, '2026-06-30'],
  ['one day', FROM, { days: 1 }, FROM],
  ['a month and a week', FROM, { months: 1, days: 7 }, '2026-07-07'],
  ['for ever', FROM, {}, undefined],
  ['for ever, said by zeros', FROM, { months: 0, days: 0 }, undefined],
  ['for ever, said by nulls', FROM, { months: null, days: null }, undefined],
] as const)('it lasts %s', (_, from, validity, expected) => {
  expect(membershipEnd(from, validity)).toBe(expected);
});

test.each([
  ['each day of the pause', '2026-06-30', '2026-06-10', '2026-06-20', '2026-07-10'],
  ['none when resumed the same day', '2026-06-30', '2026-06-10', '2026-06-10', '2026-06-30'],
  ['none when the clock went back', '2026-06-30', '2026-06-10', '2026-06-09', '2026-06-30'],
  ['nothing to what has no end', undefined, '2026-06-10', '2026-06-20', undefined],
])('a pause adds %s', (_, until, from, on, expected) => {
  expect(endAfterPause(until, from, on)).toBe(expected);
});

test.each([
  ['nothing when resumed before the first day', '2026-05-01', '2026-05-20', '2026-06-30'],
  ['nothing when resumed on the first day', '2026-05-01', FROM, '2026-06-30'],
  ['the days since the first', '2026-05-01', '2026-06-11', '2026-07-10'],
])('a pause that began before the membership did adds %s', (_, from, on, expected) => {
  expect(endAfterPause('2026-06-30', from, on, FROM)).toBe(expected);
});

test.each([
  ['all of a use at the desk', [2, false], 2],
  ['nothing of one that was given back', [2, true], 0],
  ['nothing of what gives back itself', [-2, false], 0],
  ['all of a booking’s', [3, false, 3], 3],
  ['what a booking that shrank still has', [3, false, 1], 1],
  ['not what the same booking took later', [3, false, 5], 3],
  ['nothing of a cancelled booking’s', [3, false, 0], 0],
  ['nothing where the booking gave back more', [3, false, -1], 0],
] as const)('of an entry can be given back %s', (_, entry, expected) => {
  expect(usesToGiveBack(...(entry as readonly [number, boolean, number?]))).toBe(expected);
});

test('a pause never shortens, and leaves as many days as there were', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), (before, paused) => {
      const until = membershipEnd(FROM, { days: before + 1 }) ?? '';
      const resumed = membershipEnd(FROM, { days: paused + 1 }) ?? '';
      const after = endAfterPause(until, FROM, resumed) ?? '';
      expect(after >= until).toBe(true);
      expect(endAfterPause(FROM, FROM, after)).toBe(
        membershipEnd(FROM, { days: before + paused + 1 }),
      );
    }),
  );
});

describe('what may be done', () => {
  const table = {
    pause: [undefined, 'MEMBERSHIP_PAUSED', 'MEMBERSHIP_ENDED', 'MEMBERSHIP_EXPIRED'],
    resume: ['MEMBERSHIP_NOT_PAUSED', undefined, 'MEMBERSHIP_ENDED', 'MEMBERSHIP_EXPIRED'],
    end: [undefined, undefined, 'MEMBERSHIP_ENDED', 'MEMBERSHIP_EXPIRED'],
  } as const;
  test.each(['pause', 'resume', 'end'] as const)('%s', (action) => {
    expect(MEMBERSHIP_STATUSES.map((status) => membershipRefusal(action, status))).toEqual(
      table[action],
    );
  });
});

test.each([
  [0, 0, undefined],
  [0, 99, undefined],
  [10, 0, 10],
  [10, 10, 0],
  [10, 11, 0],
])('of %i, %i used leaves %p', (maxNumberOfUsages, numberOfUsages, expected) => {
  expect(usagesLeft({ maxNumberOfUsages, numberOfUsages })).toBe(expected);
});

describe('what is booked in one go with it', () => {
  const claims = [2, 1, 3, 1];
  test.each([
    [
      'pays for each that it has uses for, in their order',
      4,
      [undefined, undefined, 'USED_UP', undefined],
    ],
    ['its last use cannot pay for two', 1, ['USED_UP', undefined, 'USED_UP', 'USED_UP']],
    ['an unlimited one pays for all', 0, [undefined, undefined, undefined, undefined]],
  ])('%s', (_name, maxNumberOfUsages, expected) => {
    let membership = { ...dates(), maxNumberOfUsages, numberOfUsages: 0 };
    const problems = claims.map((uses) => {
      const problem = membershipProblem(membership, { date: FROM, uses });
      if (!problem) membership = afterUses(membership, uses);
      return problem?.replace('MEMBERSHIP_', '');
    });
    expect(problems).toEqual(expected);
  });
});

describe('a use', () => {
  const ten = (numberOfUsages: number) => ({ maxNumberOfUsages: 10, numberOfUsages });
  const on = '2026-06-15';

  test.each([
    ['with one left', ten(9), {}, { date: on }, undefined],
    ['with none left', ten(10), {}, { date: on }, 'MEMBERSHIP_USED_UP'],
    ['of two with one left', ten(9), {}, { date: on, uses: 2 }, 'MEMBERSHIP_USED_UP'],
    [
      'of what is unlimited',
      { maxNumberOfUsages: 0, numberOfUsages: 500 },
      {},
      { date: on, uses: 99 },
      undefined,
    ],
    ['before it starts', ten(0), {}, { date: '2026-05-31' }, 'MEMBERSHIP_NOT_STARTED'],
    ['on its first day', ten(0), {}, { date: FROM }, undefined],
    ['on its last day', ten(0), {}, { date: '2026-06-30' }, undefined],
    ['after its last day', ten(0), {}, { date: '2026-07-01' }, 'MEMBERSHIP_EXPIRED'],
    ['in a pause', ten(0), { pausedFrom: FROM }, { date: on }, 'MEMBERSHIP_PAUSED'],
    ['after it was ended', ten(0), { endedOn: FROM }, { date: on }, 'MEMBERSHIP_ENDED'],
    [
      'for what it covers',
      ten(0),
      {},
      { date: on, services: ['spa', 'gym'], service: 'gym' },
      undefined,
    ],
    [
      'for something else',
      ten(0),
      {},
      { date: on, services: ['spa'], service: 'gym' },
      'MEMBERSHIP_DOES_NOT_COVER',
    ],
    [
      'where it covers nothing',
      ten(0),
      {},
      { date: on, services: [], service: 'gym' },
      'MEMBERSHIP_DOES_NOT_COVER',
    ],
  ] as const)('%s', (_, uses, change, use, expected) => {
    expect(membershipProblem({ ...dates(change), ...uses }, use)).toBe(expected);
  });
});

test.each([
  ['a new booking of one', { was: 0, is: 1, taken: 0, mayGiveBack: false }, 1],
  ['a new booking of three', { was: 0, is: 3, taken: 0, mayGiveBack: false }, 3],
  ['a larger party', { was: 2, is: 5, taken: 2, mayGiveBack: true }, 3],
  ['a smaller party', { was: 5, is: 2, taken: 5, mayGiveBack: true }, -3],
  ['a note', { was: 2, is: 2, taken: 2, mayGiveBack: true }, 0],
  [
    'a note on what staff gave back already: it stays given back',
    { was: 2, is: 2, taken: 0, mayGiveBack: true },
    0,
  ],
  ['a timely cancellation', { was: 1, is: 0, taken: 1, mayGiveBack: true }, -1],
  ['a late cancellation', { was: 1, is: 0, taken: 1, mayGiveBack: false }, 0],
  ['a cancellation of what staff gave back', { was: 1, is: 0, taken: 0, mayGiveBack: true }, 0],
  ['a return after a timely cancellation', { was: 0, is: 2, taken: 0, mayGiveBack: true }, 2],
  ['a return after a late one', { was: 0, is: 2, taken: 2, mayGiveBack: true }, 0],
  ['a deletion after a late one', { was: 0, is: 0, taken: 2, mayGiveBack: true }, -2],
])('%s settles', (_, change, expected) => {
  expect(usesToSettle(change)).toBe(expected);
});
