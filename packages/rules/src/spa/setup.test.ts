import { treatmentMinutes, treatmentTimesProblems } from './setup';
import type { Phase, TimeAround } from './treatments/treatment-plan';

const handsOn = (minutes: number): Phase => ({ kind: 'handsOn', minutes });
const setting = (minutes: number): Phase => ({ kind: 'setting', minutes });
const none: TimeAround = { minutes: 0, holds: 'both' };

it.each([
  [[handsOn(60)], 60],
  [[handsOn(30), setting(45), handsOn(20)], 95],
])('a treatment lasts as long as its phases: %#', (phases, minutes) => {
  expect(treatmentMinutes(phases)).toBe(minutes);
});

it.each<[string, Phase[], number, number, string[]]>([
  ['an hour of massage', [handsOn(60)], 10, 15, []],
  ['a colour that takes', [handsOn(30), setting(45), handsOn(20)], 0, 15, []],
  ['twelve hours in all', [handsOn(480), setting(120)], 60, 60, []],
  ['a minute more than twelve hours', [handsOn(480), setting(120)], 61, 60, ['TREATMENT_TOO_LONG']],
  ['nothing but waiting', [setting(30)], 0, 0, ['TREATMENT_WITHOUT_HANDS_ON']],
])('%s', (_name, phases, before, after, codes) => {
  const problems = treatmentTimesProblems({
    lengths: [{ phases: [handsOn(30)] }, { phases }],
    preparation: { ...none, minutes: before },
    reset: { ...none, minutes: after },
  });
  expect(problems).toEqual(codes.map((code) => ({ code, field: 'lengths.1' })));
});
