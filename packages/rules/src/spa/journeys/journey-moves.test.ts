import { treatmentPlan } from '../treatments/treatment-plan';
import { journeyMoves, staffedAt } from './journey-moves';

const none = { minutes: 0, holds: 'both' } as const;
const span = (from: number, until: number) => ({ from, until });
const spa = {
  therapists: [
    { _id: 'a', free: [span(540, 720)] },
    { _id: 'b', free: [span(600, 720)] },
  ].map((one) => ({
    ...{ ...one, gender: 'woman' as const, sortOrder: 0, busy: 0 },
    shifts: [span(540, 720)],
  })),
  rooms: ['r', 's'].map((_id) => ({
    ...{ _id, places: 1, equipment: 0, alternatives: 1, sortOrder: 0 },
    free: [span(0, 1440)],
  })),
};
const hour = {
  demand: {
    plan: treatmentPlan({
      phases: [{ kind: 'handsOn', minutes: 60 }],
      preparation: none,
      reset: none,
    }),
    ...{ therapistsNeeded: 1, guests: 1 },
  },
  day: spa,
};

test.each<[string, number[], number[]]>([
  ['one after the other', [0, 60], [540, 570, 600]],
  ['with the same wait as before', [0, 90], [540, 570]],
  ['side by side, once both therapists are there', [0, 0], [600, 630, 660]],
  ['three side by side', [0, 0, 0], []],
  ['longer than the day', [0, 180], []],
])('a journey moves %s', (_, offsets, expected) => {
  const treatments = offsets.map(() => hour);
  expect(journeyMoves(treatments, offsets, 30)).toEqual(expected);
  for (let first = 0; first < 1440; first += 30) {
    const starts = offsets.map((offset) => first + offset);
    expect(staffedAt(treatments, starts, 30) !== undefined).toBe(expected.includes(first));
  }
});

test('what is moved keeps its therapist and its room, unless they are taken', () => {
  const given = { therapists: ['b'], room: 's' };
  const treatments = [{ ...hour, given }, hour];
  expect(staffedAt(treatments, [600, 660], 30)?.[0]).toEqual({ therapists: ['b'], room: 's' });
  expect(staffedAt(treatments, [540, 600], 30)?.[0]).toEqual({ therapists: ['a'], room: 's' });
});
