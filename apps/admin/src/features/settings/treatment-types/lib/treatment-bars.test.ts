import { type TreatmentCourse, treatmentPlan } from '@atrium/rules/spa/treatments/treatment-plan';
import { sumOf, treatmentBars } from './treatment-bars';

const facial: TreatmentCourse = {
  phases: [
    { kind: 'handsOn', minutes: 20 },
    { kind: 'setting', minutes: 25 },
    { kind: 'handsOn', minutes: 15 },
  ],
  preparation: { minutes: 10, holds: 'both' },
  reset: { minutes: 15, holds: 'room' },
};

test('a facial: the therapist is free while the mask works, and leaves the reset to others', () => {
  const { therapist, room, ...sums } = treatmentBars(facial);
  expect(therapist.map(({ kind, from, minutes }) => `${kind} ${from}+${minutes}`)).toEqual([
    'preparation 0+10',
    'handsOn 10+20',
    'handsOn 55+15',
  ]);
  expect(room.map(({ kind }) => kind)).toEqual([
    'preparation',
    'handsOn',
    'setting',
    'handsOn',
    'reset',
  ]);
  expect(sums).toMatchObject({ minutes: 85, guestMinutes: 60, freeMinutes: 25 });
});

test.each<[string, TreatmentCourse]>([
  ['a facial', facial],
  ['the room is prepared alone', { ...facial, preparation: { minutes: 10, holds: 'room' } }],
  ['the therapist is, too', { ...facial, reset: { minutes: 5, holds: 'therapist' } }],
  ['nothing around it', { ...facial, preparation: { minutes: 0, holds: 'both' } }],
])('%s: the bars are what free times are counted by', (_, course) => {
  const bars = treatmentBars(course);
  const plan = treatmentPlan(course);
  expect(sumOf(bars.therapist)).toBe(
    sumOf(plan.therapist.map(({ from, until }) => ({ minutes: until - from }))),
  );
  expect(sumOf(bars.room)).toBe(plan.room.until - plan.room.from);
  expect(bars.guestMinutes).toBe(plan.end);
});
