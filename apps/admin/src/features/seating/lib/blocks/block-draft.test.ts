import { aRoom, aTable } from '../../testing/fixtures';
import { type BlockDraft, draftProblem, newBlock, toInput } from './block-draft';

const draft = (given: Partial<BlockDraft> = {}): BlockDraft => ({
  ...newBlock('2026-06-15', 1142),
  reason: 'Wobbly leg',
  ...given,
});

test.each([
  ['now', 1142, '19:05'],
  ['at the end of the day', 1438, ''],
  ['on another day', undefined, ''],
])('a block begun %s starts then', (_, at, start) => {
  expect(newBlock('2026-06-15', at)).toMatchObject({
    ...{ scope: 'table', from: '2026-06-15', until: '2026-06-15', start, end: '' },
  });
});

test.each([
  ['whole', {}, undefined],
  ['without a reason', { reason: ' ' }, 'reason'],
  ['that ends before it begins', { until: '2026-06-14' }, 'period'],
  ['of no minute', { start: '19:00', end: '19:00' }, 'time'],
  ['into the night', { start: '22:00', end: '02:00' }, undefined],
])('a draft %s is sent or not', (_, given, problem) => {
  expect(draftProblem(draft(given))).toBe(problem);
});

test.each([
  ['the table', { scope: 'table' as const }, { tables: [aTable(1)._id] }],
  ['its section', { scope: 'section' as const }, { section: 'bar' }],
  ['the room', { scope: 'room' as const }, {}],
  ['until midnight', { scope: 'room' as const, end: '00:00' }, {}],
  ['until ten', { scope: 'room' as const, end: '22:00' }, { end: 1320 }],
])('a block of %s is asked for', (_, given, asked) => {
  expect(toInput(draft(given), aRoom(), aTable(1, { section: 'bar' }))).toEqual({
    _venue: aRoom()._id,
    ...{ from: '2026-06-15', until: '2026-06-15', start: 1145, reason: 'Wobbly leg' },
    ...asked,
  });
});
