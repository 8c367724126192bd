import fc from 'fast-check';
import {
  agesOf,
  atLeastZero,
  changeSelection,
  INITIAL_SELECTION,
  knownAges,
  type ParticipantSelection,
  partyFor,
  toParticipants,
  toSelection,
} from './participants';

const roomy = { available: 10, allowChildren: true };
const pair = { adults: 2, children: 0 };

describe('changeSelection', () => {
  test.each([
    ['one more adult', pair, { adults: 3 }, roomy, { adults: 3, children: 0 }],
    ['a child', pair, { children: 1 }, roomy, { adults: 2, children: 1 }],
    ['the last place', pair, { adults: 3 }, { available: 3 }, { adults: 3, children: 0 }],
    [
      'beyond the places, waiting',
      pair,
      { adults: 3 },
      { available: 0, waitingList: true },
      { adults: 3, children: 0 },
    ],
    [
      'fewer of a party too large',
      { adults: 5, children: 0 },
      { adults: 4 },
      { available: 3 },
      { adults: 4, children: 0 },
    ],
    [
      'fewer children where they are no longer allowed',
      { adults: 2, children: 2 },
      { children: 1 },
      { available: 4, allowChildren: false },
      { adults: 2, children: 1 },
    ],
  ])('%s is taken', (_, selection, change, limits, expected) => {
    expect(changeSelection(selection, change, limits)).toEqual(expected);
  });

  test.each([
    ['no adult', INITIAL_SELECTION, { adults: 0 }, roomy],
    ['no adult, with a child', { adults: 1, children: 1 }, { adults: 0 }, roomy],
    ['a negative child', pair, { children: -1 }, roomy],
    ['an adult beyond the places', pair, { adults: 3 }, { available: 2 }],
    ['a child beyond the places', pair, { children: 1 }, { available: 2, allowChildren: true }],
    ['more of a party too large', { adults: 5, children: 0 }, { adults: 6 }, { available: 3 }],
    [
      'a child for an adult of a party too large',
      { adults: 5, children: 0 },
      { adults: 4, children: 1 },
      { available: 3, allowChildren: true },
    ],
    ['a child where none are allowed', pair, { children: 1 }, { available: 9 }],
    [
      'a child where none are allowed, waiting',
      pair,
      { children: 1 },
      { available: 0, waitingList: true },
    ],
    [
      'an adult of an exclusive booking',
      INITIAL_SELECTION,
      { adults: 2 },
      { ...roomy, exclusive: true },
    ],
    ['half an adult', pair, { adults: 2.5 }, roomy],
    ['no number', pair, { adults: Number.NaN }, roomy],
  ])('%s is ignored: the same object', (_, selection, change, limits) => {
    expect(changeSelection(selection, change, limits)).toBe(selection);
  });

  test('no series of changes leaves the rules', () => {
    const changes = fc.array(
      fc.oneof(
        fc.integer({ min: -2, max: 12 }).map((adults) => ({ adults })),
        fc.integer({ min: -2, max: 12 }).map((children) => ({ children })),
      ),
    );
    fc.assert(
      fc.property(
        changes,
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        (list, available, allowChildren) => {
          const limits = { available, allowChildren };
          const end = list.reduce<ParticipantSelection>(
            (selection, change) => changeSelection(selection, change, limits),
            INITIAL_SELECTION,
          );
          expect(end.adults).toBeGreaterThanOrEqual(1);
          expect(end.children).toBeGreaterThanOrEqual(0);
          expect(end.adults + end.children).toBeLessThanOrEqual(available);
          if (!allowChildren) expect(end.children).toBe(0);
        },
      ),
    );
  });
});

test('children are added into the total on submit', () => {
  expect(toParticipants({ adults: 2, children: 1 })).toEqual({
    participants: 3,
    numberOfChildren: 1,
  });
});

test('an exclusive booking is for one', () => {
  expect(toParticipants({ adults: 4, children: 2 }, { exclusive: true })).toEqual({
    participants: 1,
    numberOfChildren: 0,
  });
});

test.each([
  [
    { participants: 3, numberOfChildren: 1 },
    { adults: 2, children: 1 },
  ],
  [{ participants: 3 }, { adults: 3, children: 0 }],
  [
    { participants: 3, numberOfChildren: null },
    { adults: 3, children: 0 },
  ],
  [
    { participants: 2, numberOfChildren: 2 },
    { adults: 0, children: 2 },
  ],
  [
    { participants: 2, numberOfChildren: 5 },
    { adults: 0, children: 2 },
  ],
])('%p is shown as %p', (stored, expected) => {
  expect(toSelection(stored)).toEqual(expected);
});

test('editing and saving again keeps the number: 3 stays 3', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (adults, numberOfChildren) => {
      const stored = { participants: adults + numberOfChildren, numberOfChildren };
      expect(toParticipants(toSelection(stored))).toEqual(stored);
    }),
  );
});

test.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [2.9, 2],
  [Number.NaN, 0],
])('atLeastZero(%p) is %i', (count, expected) => {
  expect(atLeastZero(count)).toBe(expected);
});

describe('ages of children', () => {
  const family = { adults: 2, children: 2, ages: [4, 9] };

  test('follow the number of children', () => {
    expect(changeSelection(family, { children: 3 }, roomy).ages).toEqual([4, 9, null]);
    expect(changeSelection(family, { children: 1 }, roomy).ages).toEqual([4]);
    expect(agesOf({ children: 2 })).toEqual([null, null]);
  });

  test.each([
    ['all chosen', family, [4, 9]],
    ['one not chosen', { ...family, ages: [4, null] }, undefined],
    ['none asked for', { adults: 2, children: 2 }, undefined],
    ['no children', { adults: 2, children: 0, ages: [] }, undefined],
  ])('%s', (_, party, known) => {
    expect(knownAges(party)).toEqual(known);
    expect(toParticipants(party).childAges).toEqual(known);
  });

  test('are told only to a service with prices for them, and come back with the booking', () => {
    expect(partyFor(family, undefined)).toEqual({ adults: 2, children: 2 });
    expect(partyFor(family, [{}])).toEqual(family);
    expect(toParticipants(family, { exclusive: true })).toEqual({
      ...{ participants: 1, numberOfChildren: 0 },
    });
    expect(toSelection(toParticipants(family))).toEqual(family);
  });
});
