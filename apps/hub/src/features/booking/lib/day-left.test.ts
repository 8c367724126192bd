import { timeFixture } from '../../../testing/fixtures';
import { shareLeft } from './day-left';

const time = (available: number, capacity?: number, bookable = true) =>
  timeFixture({ available, bookable, ...(capacity !== undefined && { capacity }) });

test.each([
  ['half of the places', [time(4, 4), time(0, 4)], 0.5],
  ['only of the times that can be booked', [time(1, 4), time(4, 4, false)], 0.25],
  ['nothing where a service does not show its places', [time(4)], undefined],
  ['nothing on a day without times', [], undefined],
  ['nothing where the times have no places', [time(0, 0)], undefined],
  ['never more than all', [time(6, 4)], 1],
])('tells %s', (_name, times, share) => {
  expect(shareLeft({ times })).toBe(share);
});
