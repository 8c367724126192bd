import { dayFixture, timeFixture } from '../../../testing/fixtures';
import { nextTimesIn } from './next-times-in';

const at = (...starts: number[]) => starts.map((start) => timeFixture({ start }));

test('the first of each day, while there are enough days', () => {
  const days = [dayFixture('2026-11-25', at(600, 720)), dayFixture('2026-11-26', at(600, 720))];
  expect(nextTimesIn(days, 2)).toEqual([
    { date: '2026-11-25', start: 600 },
    { date: '2026-11-26', start: 600 },
  ]);
  expect(nextTimesIn(days, 3)).toEqual([
    { date: '2026-11-25', start: 600 },
    { date: '2026-11-25', start: 720 },
    { date: '2026-11-26', start: 600 },
  ]);
});

test('none that is full or cannot be booked, even with a waiting list', () => {
  const day = dayFixture('2026-11-25', [
    timeFixture({ start: 600, available: 0 }),
    timeFixture({ start: 660, available: 4, bookable: false }),
    timeFixture({ start: 720, available: 1 }),
  ]);
  expect(nextTimesIn([day], 4)).toEqual([{ date: '2026-11-25', start: 720 }]);
  expect(nextTimesIn([], 4)).toEqual([]);
});
