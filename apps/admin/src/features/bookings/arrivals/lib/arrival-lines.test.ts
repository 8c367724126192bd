import { aBooking, id } from '../../../../testing/fixtures';
import { drawnTimes, toLines } from './arrival-lines';

const at = (timeindex: number, of: number) =>
  aBooking({ _id: id(of), timeindex, timeindexEnd: timeindex + 60, participants: of });
const lines = toLines([at(660, 3), at(600, 1), at(600, 2)]);

test('a time stands before its parties and counts their people', () => {
  expect(
    lines.map((line) => (line.kind === 'time' ? [line.time, line.participants] : line.booking._id)),
  ).toEqual([[600, 3], id(1), id(2), [660, 3], id(3)]);
});

test.each([
  [
    'all',
    [0, 1, 2, 3, 4],
    [
      [600, 0, [1, 2]],
      [660, 3, [4]],
    ],
  ],
  [
    'from the middle of a time',
    [2, 3],
    [
      [600, undefined, [2]],
      [660, 3, []],
    ],
  ],
  ['none', [], []],
  ['what is no longer there', [4, 5], [[660, undefined, [4]]]],
])('draws %s', (_, indexes, times) => {
  expect(
    drawnTimes(lines, indexes).map(({ time, head, parties }) => [time, head, parties]),
  ).toEqual(times);
});
