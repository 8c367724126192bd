import { hoursOf, placeOf, timeAxis } from './time-axis';

test.each([
  ['an evening where there is nothing', [], undefined, [1080, 1380]],
  ['whole hours around everything', [{ from: 1075, until: 1455 }], undefined, [1020, 1500]],
  ['the clock, with an hour ahead', [{ from: 1080, until: 1200 }], 1195, [1080, 1380]],
  ['the clock before anything', [{ from: 1080, until: 1400 }], 970, [960, 1440]],
  ['no clock in the morning', [{ from: 1080, until: 1400 }], 610, [1080, 1440]],
  ['from midnight on', [{ from: -120, until: 60 }], undefined, [0, 300]],
])('shows %s', (_, spans, now, [from, until]) => {
  expect(timeAxis(spans, now)).toEqual({ from, until });
});

test('the hours of the axis', () => {
  expect(hoursOf({ from: 1380, until: 1560 })).toEqual([1380, 1440, 1500]);
});

test.each([
  ['inside', { from: 1140, until: 1200 }, { left: '25%', width: '25%' }],
  ['cut at the start', { from: 1020, until: 1140 }, { left: '0%', width: '25%' }],
  ['cut at the end', { from: 1260, until: 1500 }, { left: '75%', width: '25%' }],
])('a span %s', (_, span, expected) => {
  expect(placeOf({ from: 1080, until: 1320 }, span)).toEqual(expected);
});
