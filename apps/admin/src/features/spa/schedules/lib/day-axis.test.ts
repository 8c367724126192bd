import { axisOf, drawnSpan, minutesAt, placeOn, stretched } from './day-axis';

const shift = (shiftStart: number, shiftEnd: number) => ({ shiftStart, shiftEnd });

test.each([
  ['08:00 to 20:00 without shifts', [], { from: 480, until: 1200 }],
  [
    'the whole hours of an early and a late shift',
    [shift(405, 800), shift(900, 1290)],
    { from: 360, until: 1320 },
  ],
  ['up to midnight, though a shift goes on', [shift(1200, 1560)], { from: 480, until: 1440 }],
])('a day shows %s', (_, shifts, axis) => {
  expect(axisOf(shifts)).toEqual(axis);
});

const axis = { from: 480, until: 1080 };

test('a time is placed in per cent, and cut off where the day ends', () => {
  expect(placeOn(axis, { from: 630, until: 780 })).toEqual({ left: '25%', width: '25%' });
  expect(placeOn(axis, { from: 300, until: 1500 })).toEqual({ left: '0%', width: '100%' });
  expect(minutesAt(axis, 0.25)).toBe(630);
  expect(minutesAt(axis, 1.2)).toBe(1080);
});

test('what is drawn in either direction is whole steps', () => {
  expect(drawnSpan(541, 725, 30)).toEqual({ from: 540, until: 750 });
  expect(drawnSpan(725, 541, 30)).toEqual({ from: 540, until: 750 });
  expect(drawnSpan(541, 541, 30)).toEqual({ from: 540, until: 570 });
});

test('an end follows the pointer, and stays after the start', () => {
  const span = { from: 540, until: 1020 };
  expect(stretched(span, 'until', 1094, 30)).toEqual({ from: 540, until: 1080 });
  expect(stretched(span, 'until', 300, 30)).toEqual({ from: 540, until: 570 });
  expect(stretched(span, 'from', 612, 30)).toEqual({ from: 600, until: 1020 });
  expect(stretched(span, 'from', 1300, 30)).toEqual({ from: 990, until: 1020 });
});
