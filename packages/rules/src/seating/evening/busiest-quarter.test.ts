import { busiestQuarter } from './busiest-quarter';

const at = (start: number, covers: number) => ({ start, covers });

test.each([
  ['nobody', [], undefined],
  ['a start that sold nothing', [at(1_080, 0)], undefined],
  ['starts of the same quarter', [at(1_080, 4), at(1_090, 5), at(1_095, 8)], at(1_080, 9)],
  ['two that are as busy', [at(1_140, 6), at(1_080, 6)], at(1_080, 6)],
])('of %s', (_, arrivals, expected) => {
  expect(busiestQuarter(arrivals)).toEqual(expected);
});
