import { aRoom, aTable } from '../../testing/fixtures';
import { type BlockDraft, draftProblem, newBlock, toInput } from './block-draft';

const draft = (given: Partial<BlockDraft> = {}): BlockDraft => ({
  ...newBlock('2026-06-15', { from: 1142 }),
  reason: 'Wobbly leg',
  ...given,
});

test.each([
  ['now', { from: 1142 }, '2026-06-15', '19:05', ''],
  ['at the end of the day', { from: 1438 }, '2026-06-16', '', ''],
  ['on another day', {}, '2026-06-15', '', ''],
  ['for a time', { from: 1140, until: 1260 }, '2026-06-15', '19:00', '21:00'],
  ['until midnight', { from: 1140, until: 1440 }, '2026-06-15', '19:00', ''],
  ['into the night', { from: 1380, until: 1500 }, '2026-06-15', '23:00', '01:00'],
  ['after midnight', { from: 1455, until: 1500 }, '2026-06-16', '00:15', '01:00'],
])('a block begun %s starts then', (_, time, day, start, end) => {
  expect(newBlock('2026-06-15', time)).toMatchObject({
    ...{ scope: 'table', from: day, until: day, start, end },
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
