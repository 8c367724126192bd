import { anAbsence } from '../../../../testing/spa-fixtures';
import {
  type AbsenceDraft,
  absenceDraftProblem,
  fieldsOfAbsence,
  newAbsenceDraft,
  toAbsence,
} from './absence-draft';

const draft = (change: Partial<AbsenceDraft>) => ({
  ...newAbsenceDraft('a', '2026-11-24'),
  ...change,
});

test.each<[string, Partial<AbsenceDraft>, string | undefined]>([
  ['a day', {}, undefined],
  ['from ten on', { start: '10:00' }, undefined],
  ['until ten', { end: '10:00' }, undefined],
  ['until midnight', { start: '10:00', end: '00:00' }, undefined],
  ['an end before the start', { start: '10:00', end: '09:00' }, 'time'],
  [
    'from Tuesday at ten until Wednesday at nine',
    { until: '2026-11-25', start: '10:00', end: '09:00' },
    undefined,
  ],
  ['a last day before the first', { until: '2026-11-23' }, 'period'],
])('%s: %p', (_, change, problem) => {
  expect(absenceDraftProblem(draft(change))).toBe(problem);
});

test('what has no time is of whole days', () => {
  expect(toAbsence(draft({ reason: ' Ill ', end: '00:00' }))).toEqual({
    ...{ _therapist: 'a', from: '2026-11-24', until: '2026-11-24' },
    ...{ start: null, end: null, reason: 'Ill' },
  });
});

test('what was read is written back as it was', () => {
  const { _id, version, ...fields } = anAbsence({ start: 600, end: 720, reason: 'Dentist' });
  expect(fieldsOfAbsence({ _id, version, ...fields })).toEqual(fields);
});
