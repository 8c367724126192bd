import { nextTimes } from './next-times';

const day = (date: string, ...starts: number[]) => ({ date, starts });

test('days without a free start are passed over, and three are enough', () => {
  const days = [day('d1'), day('d2', 600), day('d3', 540), day('d4'), day('d5', 900), day('d6', 1)];
  expect(nextTimes(days)).toEqual([day('d2', 600), day('d3', 540), day('d5', 900)]);
});

test.each([
  [
    [600, 630, 660, 690],
    [600, 630, 660, 690],
  ],
  [
    [600, 630, 660, 690, 720],
    [600, 630, 690, 720],
  ],
  [
    [540, 570, 600, 630, 660, 690, 720, 750, 780, 810],
    [540, 630, 720, 810],
  ],
])('of %j a day shows %j', (starts, shown) => {
  expect(nextTimes([day('d1', ...starts)])).toEqual([day('d1', ...shown)]);
});
