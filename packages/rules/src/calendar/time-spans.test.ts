import fc from 'fast-check';
import { joined, minutesIn, shifted, type TimeSpan, without } from './time-spans';

const span = (from: number, until: number): TimeSpan => ({ from, until });

test.each([
  ['nothing', [], []],
  ['one that is empty', [span(5, 5), span(9, 3)], []],
  ['spans out of order', [span(20, 30), span(0, 10)], [span(0, 10), span(20, 30)]],
  ['spans that touch', [span(0, 10), span(10, 20)], [span(0, 20)]],
  ['one within another', [span(0, 30), span(5, 10)], [span(0, 30)]],
])('%s is joined', (_, given, expected) => {
  expect(joined(given)).toEqual(expected);
});

test.each([
  ['nothing is taken', [span(0, 10)], [], [span(0, 10)]],
  ['the middle is taken', [span(0, 30)], [span(10, 20)], [span(0, 10), span(20, 30)]],
  ['all is taken', [span(0, 10)], [span(-5, 15)], []],
  [
    'one that is taken covers two',
    [span(0, 10), span(20, 30)],
    [span(5, 25)],
    [span(0, 5), span(25, 30)],
  ],
  ['what is taken only touches', [span(10, 20)], [span(0, 10), span(20, 30)], [span(10, 20)]],
])('where %s, the rest is left', (_, spans, taken, expected) => {
  expect(without(spans, taken)).toEqual(expected);
});

test('a span is shifted, and its minutes are counted', () => {
  expect(shifted(span(10, 20), -15)).toEqual(span(-5, 5));
  expect(minutesIn([span(-5, 5), span(10, 11)])).toBe(11);
});

const someSpans = fc.array(
  fc
    .tuple(fc.integer({ min: -10, max: 60 }), fc.nat(20))
    .map(([from, length]) => span(from, from + length)),
  { maxLength: 8 },
);
const minutesOf = (spans: readonly TimeSpan[]) =>
  new Set(
    spans.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, i) => from + i)),
  );

test('what is joined, and what is left, has the minutes that a count finds', () => {
  fc.assert(
    fc.property(someSpans, someSpans, (spans, taken) => {
      const whole = joined(spans);
      expect([...minutesOf(whole)].sort()).toEqual([...minutesOf(spans)].sort());
      const left = without(whole, taken);
      const gone = minutesOf(taken);
      expect([...minutesOf(left)].sort()).toEqual(
        [...minutesOf(spans)].filter((minute) => !gone.has(minute)).sort(),
      );
      expect(joined(left)).toEqual(left);
    }),
  );
});
