import { planAt, type TreatmentCourse, treatmentPlan, wholeOf } from './treatment-plan';

const span = (from: number, until: number) => ({ from, until });
const none = { minutes: 0, holds: 'both' } as const;
const massage: TreatmentCourse = {
  phases: [{ kind: 'handsOn', minutes: 50 }],
  preparation: none,
  reset: none,
};
const mask: TreatmentCourse = {
  ...massage,
  phases: [
    { kind: 'handsOn', minutes: 20 },
    { kind: 'setting', minutes: 25 },
    { kind: 'handsOn', minutes: 15 },
  ],
};

test.each<[string, TreatmentCourse, [number, number][], [number, number], number, number]>([
  ['a massage alone', massage, [[0, 50]], [0, 50], 50, 50],
  [
    'preparation and reset by both',
    {
      ...massage,
      preparation: { minutes: 10, holds: 'both' },
      reset: { minutes: 15, holds: 'both' },
    },
    [[-10, 65]],
    [-10, 65],
    50,
    65,
  ],
  [
    'a room that is warmed up and cleaned without the therapist',
    {
      ...massage,
      preparation: { minutes: 20, holds: 'room' },
      reset: { minutes: 10, holds: 'room' },
    },
    [[0, 50]],
    [-20, 60],
    50,
    60,
  ],
  [
    'a therapist who prepares and writes notes elsewhere',
    {
      ...massage,
      preparation: { minutes: 5, holds: 'therapist' },
      reset: { minutes: 10, holds: 'therapist' },
    },
    [[-5, 60]],
    [0, 50],
    50,
    60,
  ],
  [
    'preparation by the therapist and reset of the room',
    {
      ...massage,
      preparation: { minutes: 5, holds: 'therapist' },
      reset: { minutes: 10, holds: 'room' },
    },
    [[-5, 50]],
    [0, 60],
    50,
    60,
  ],
  [
    'a mask that sets',
    mask,
    [
      [0, 20],
      [45, 60],
    ],
    [0, 60],
    60,
    60,
  ],
  [
    'a mask that sets before a reset by the therapist',
    { ...mask, phases: mask.phases.slice(0, 2), reset: { minutes: 10, holds: 'therapist' } },
    [
      [0, 20],
      [45, 55],
    ],
    [0, 45],
    45,
    55,
  ],
  [
    'two phases by hand, one after the other',
    { ...massage, phases: [...massage.phases, { kind: 'handsOn', minutes: 30 }] },
    [[0, 80]],
    [0, 80],
    80,
    80,
  ],
])('%s', (_, course, therapist, room, end, endAndReset) => {
  const plan = treatmentPlan(course);
  const { preparation } = course;
  expect(wholeOf(plan)).toEqual(span(0 - preparation.minutes, endAndReset));
  expect(plan).toEqual({
    therapist: therapist.map(([from, until]) => span(from, until)),
    room: span(...room),
    end,
    endAndReset,
  });
});

test('a plan takes its times from the start', () => {
  expect(planAt(treatmentPlan(mask), 600)).toEqual({
    therapist: [span(600, 620), span(645, 660)],
    room: span(600, 660),
  });
});
