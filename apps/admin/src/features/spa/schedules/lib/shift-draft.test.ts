import { aShift } from '../../../../testing/spa-fixtures';
import {
  newShiftDraft,
  type ShiftDraft,
  shiftDraftOf,
  shiftDraftProblem,
  toNewShift,
  toShiftChange,
} from './shift-draft';

const draft = (change: Partial<ShiftDraft> = {}): ShiftDraft => ({
  ...newShiftDraft({ therapist: 'a', date: '2026-11-23', start: 540, end: 1020 }),
  ...change,
});
const rest = (start: string, end: string) => ({ key: 0, start, end });

test.each<[string, Partial<ShiftDraft>, string | undefined]>([
  ['nine to five', {}, undefined],
  ['a night', { start: '20:00', end: '02:00', breaks: [rest('00:30', '01:00')] }, undefined],
  ['no end', { end: '' }, 'time'],
  ['half a break', { breaks: [rest('12:00', '')] }, 'breakTime'],
  ['a break that ends before it begins', { breaks: [rest('13:00', '12:30')] }, 'breakTime'],
  ['a break after work', { breaks: [rest('17:00', '17:30')] }, 'breakOutside'],
  ['a break before work', { breaks: [rest('08:00', '08:30')] }, 'breakOutside'],
  [
    'two breaks at once',
    { breaks: [rest('12:00', '13:00'), rest('12:30', '13:30')] },
    'breaksOverlap',
  ],
  ['a repeat on no day', { repeats: true, weekdays: [], until: '2026-12-24' }, 'weekdays'],
  ['a repeat until its own day', { repeats: true, until: '2026-11-23' }, 'until'],
  ['a repeat', { repeats: true, weekdays: [1, 3], until: '2026-12-24' }, undefined],
])('%s: %p', (_, change, problem) => {
  expect(shiftDraftProblem(draft(change))).toBe(problem);
});

test('a night ends on the next day, and so does its break', () => {
  const night = draft({ start: '20:00', end: '02:00', breaks: [rest('00:30', '01:00')] });
  expect(toNewShift(night)).toEqual({
    ...{ _therapist: 'a', date: '2026-11-23', shiftStart: 1200, shiftEnd: 1560, comment: null },
    breaks: [{ start: 1470, end: 1500 }],
  });
});

test('a repeat is sent with its days', () => {
  const repeated = draft({ repeats: true, weekdays: [1, 3], until: '2026-12-24' });
  expect(toNewShift(repeated)?.repeat).toEqual({ weekdays: [1, 3], until: '2026-12-24' });
});

test('what was read is written back as it was', () => {
  const shift = aShift({ breaks: [{ start: 720, end: 750 }], comment: 'Late' });
  expect(toShiftChange(shiftDraftOf(shift), shift)).toEqual({
    ...{ _id: shift._id, _therapist: shift._therapist, date: shift.date, version: 1 },
    ...{ shiftStart: 540, shiftEnd: 1020, breaks: [{ start: 720, end: 750 }], comment: 'Late' },
  });
});
