import { overlaps } from './overlaps';

const at = (date: string, start: number, end: number) => ({ date, start, end });
const morning = at('2026-11-25', 600, 660);

test.each([
  ['the same time', at('2026-11-25', 600, 660), true],
  ['inside it', at('2026-11-25', 615, 630), true],
  ['around it', at('2026-11-25', 540, 720), true],
  ['over its start', at('2026-11-25', 570, 601), true],
  ['over its end', at('2026-11-25', 659, 700), true],
  ['up to its start', at('2026-11-25', 540, 600), false],
  ['from its end on', at('2026-11-25', 660, 720), false],
  ['the same time of another day', at('2026-11-26', 600, 660), false],
  ['from the evening before until then', at('2026-11-24', 1320, 1440 + 601), true],
  ['from the evening before until its start', at('2026-11-24', 1320, 1440 + 600), false],
])('%s: %j overlaps 10:00 to 11:00: %p', (_name, other, expected) => {
  expect(overlaps(morning, other)).toBe(expected);
  expect(overlaps(other, morning)).toBe(expected);
});

test('across midnight and into another month', () => {
  expect(overlaps(at('2026-11-30', 1380, 1500), at('2026-12-01', 30, 90))).toBe(true);
  expect(overlaps(at('2026-11-30', 1380, 1440), at('2026-12-01', 0, 90))).toBe(false);
});
