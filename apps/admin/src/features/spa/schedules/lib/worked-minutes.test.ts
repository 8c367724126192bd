import { anAbsence, aShift } from '../../../../testing/spa-fixtures';
import { workedMinutes } from './worked-minutes';

const breaks = [{ start: 720, end: 750 }];

test('breaks are not worked, nor is what an absence takes', () => {
  expect(workedMinutes([aShift(), aShift({ date: '2026-11-24', breaks })], [])).toBe(930);
  const ill = anAbsence({ from: '2026-11-24', until: '2026-11-24', start: 600 });
  expect(workedMinutes([aShift(), aShift({ date: '2026-11-24', breaks })], [ill])).toBe(540);
});

test('an absence that has been entered for weeks takes nothing of other weeks', () => {
  const leave = anAbsence({ from: '2026-11-30', until: '2026-12-13' });
  expect(workedMinutes([aShift()], [leave])).toBe(480);
});
