import { partiesThatFit } from './printed-table';

const evening = ['17:00', '19:00', '21:00'];

test.each([
  { height: 16, told: evening, left: 0 },
  // name and two lines: the second says how many more there are
  { height: 8, told: ['17:00'], left: 2 },
  { height: 4, told: [], left: 3 },
])('a table as high as $height % of the plan', ({ height, told, left }) => {
  expect(partiesThatFit(evening, height)).toEqual({ told, left });
});

test('nothing is left out of a free table, however small', () => {
  expect(partiesThatFit([], 1)).toEqual({ told: [], left: 0 });
});
