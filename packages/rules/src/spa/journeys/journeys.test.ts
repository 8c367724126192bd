import { treatmentPlan } from '../treatments/treatment-plan';
import { keepsJourney } from './journeys';

const none = { minutes: 0, holds: 'both' } as const;
const reset = { minutes: 15, holds: 'both' } as const;

/** An hour, and a quarter of an hour of reset that no guest waits for. */
const hour = (guests: number[] = [0], anyOrder = false) => ({
  demand: {
    plan: treatmentPlan({
      phases: [{ kind: 'handsOn', minutes: 60 }],
      preparation: none,
      reset,
    }),
    ...{ therapistsNeeded: 1, guests: guests.length },
  },
  guests,
  anyOrder,
});

const FREE = true;
const BOTH = [0, 1];

test.each<[string, boolean, ReturnType<typeof hour>[], number[]]>([
  ['one after the other', true, [hour(), hour()], [600, 660]],
  ['with the longest wait', true, [hour(), hour()], [600, 690]],
  ['with too long a wait', false, [hour(), hour()], [600, 691]],
  ['two at once for one guest', false, [hour(), hour()], [600, 630]],
  ['in another order', false, [hour(), hour()], [660, 600]],
  ['in another order where one type allows it', true, [hour(), hour([0], FREE)], [660, 600]],
  ['in another order where the other does', true, [hour([0], FREE), hour()], [660, 600]],
  [
    'a free one between two that keep their order',
    true,
    [hour(), hour(), hour([0], FREE)],
    [600, 720, 660],
  ],
  [
    'two that do not keep it around a free one',
    false,
    [hour(), hour(), hour([0], FREE)],
    [720, 600, 660],
  ],
  ['two guests side by side', true, [hour([0]), hour([1])], [600, 600]],
  ['two guests of whom one begins later', false, [hour([0]), hour([1])], [600, 660]],
  ['a couple, then each alone', true, [hour(BOTH), hour([0]), hour([1])], [600, 660, 690]],
  ['a couple who wait for each other', false, [hour([0]), hour(BOTH), hour([1])], [600, 660, 600]],
])('%s: %s', (_, expected, treatments, starts) => {
  expect(keepsJourney({ treatments, leastGap: 0, mostGap: 30 }, starts)).toBe(expected);
});

test.each([
  [675, true],
  [674, false],
])('a wait of a quarter of an hour at least, and the next at %i', (start, expected) => {
  const journey = { treatments: [hour(), hour()], leastGap: 15, mostGap: 30 };
  expect(keepsJourney(journey, [600, start])).toBe(expected);
});
