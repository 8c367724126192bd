import { type CarryMode, draggedSpan, markedSpan, steppedSpan } from './carried-time';

const span = { from: 1145, until: 1265 };

test.each<[string, CarryMode, number, { from: number; until: number }]>([
  ['a hand that shakes moves nothing', 'move', 7, span],
  ['half a step goes to the next quarter', 'move', 8, { from: 1155, until: 1275 }],
  ['an hour later', 'move', 60, { from: 1200, until: 1320 }],
  ['into the evening before', 'move', -1200, { from: -60, until: 60 }],
  ['a hand that shakes stretches nothing', 'stretch', -7, span],
  ['a later end', 'stretch', 30, { from: 1145, until: 1290 }],
  ['never shorter than a quarter', 'stretch', -300, { from: 1145, until: 1160 }],
])('dragged: %s', (_, mode, by, expected) => {
  expect(draggedSpan(span, mode, by)).toEqual(expected);
});

test.each<[string, CarryMode, 1 | -1, { from: number; until: number }]>([
  ['later, to the next quarter', 'move', 1, { from: 1155, until: 1275 }],
  ['earlier, to the quarter before', 'move', -1, { from: 1140, until: 1260 }],
  ['a later end', 'stretch', 1, { from: 1145, until: 1275 }],
  ['an earlier end', 'stretch', -1, { from: 1145, until: 1260 }],
])('by key: %s', (_, mode, step, expected) => {
  expect(steppedSpan(span, mode, step)).toEqual(expected);
});

test('a step from a quarter goes a whole one', () => {
  const sharp = { from: 1140, until: 1260 };
  expect(steppedSpan(sharp, 'move', 1)).toEqual({ from: 1155, until: 1275 });
  expect(steppedSpan(sharp, 'move', -1)).toEqual({ from: 1125, until: 1245 });
});

test('the end goes no further back than a quarter after the start', () => {
  expect(steppedSpan({ from: 1140, until: 1155 }, 'stretch', -1).until).toBe(1155);
});

test.each([
  ['to the right', 1203, 1276, { from: 1200, until: 1290 }],
  ['to the left', 1276, 1203, { from: 1200, until: 1290 }],
  ['hardly at all', 1203, 1207, { from: 1200, until: 1215 }],
  ['from a quarter to a quarter', 1200, 1230, { from: 1200, until: 1230 }],
])('marked %s', (_, one, other, expected) => {
  expect(markedSpan(one, other)).toEqual(expected);
});
