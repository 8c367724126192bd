import fc from 'fast-check';
import { contrastRatio, isHexColor, meetsAA } from './color-contrast';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#FFFFFF', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#b22222', '#ffe4e1', 5.54],
])('%s on %s is %d', (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
});

test.each([
  ['#767676', '#ffffff', false, true],
  ['#777777', '#ffffff', false, false],
  ['#777777', '#ffffff', true, true],
  ['#ffb300', '#fff8e1', true, false],
])('%s on %s, large %p: meets AA %p', (text, background, large, expected) => {
  expect(meetsAA(text, background, { large })).toBe(expected);
});

test('contrast has no direction', () => {
  fc.assert(
    fc.property(hex, hex, (background, other) => {
      expect(contrastRatio(background, other)).toBe(contrastRatio(other, background));
    }),
  );
});

test.each([
  ['#abc', true],
  ['#A1B2C3', true],
  ['#abcd', false],
  ['#a1b2c3d4', false],
  ['abc', false],
  ['red', false],
  [undefined, false],
])('isHexColor(%p) is %p', (value, expected) => {
  expect(isHexColor(value)).toBe(expected);
});

test('what is no colour is refused', () => {
  expect(() => contrastRatio('red', '#fff')).toThrow(RangeError);
});
