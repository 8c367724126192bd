import { isWithinBounds } from './json-body';

const fits = (json: string, most?: number) => isWithinBounds(Buffer.from(json), most);
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])));

it.each<[string, string, boolean]>([
  ['64 levels', nested(64), true],
  ['65 levels', nested(65), false],
  ['65 levels of objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, false],
  ['many siblings, none deep', JSON.stringify(Array.from({ length: 400 }, () => [1])), true],
  ['1,000 keys', keys(1_000), true],
  ['1,001 keys', keys(1_001), false],
  ['1,000 items', JSON.stringify(Array(1_000).fill(0)), true],
  ['1,001 items', JSON.stringify(Array(1_001).fill(0)), false],
  ['brackets and commas in a text', JSON.stringify({ a: '[{,'.repeat(2_000) }), true],
  ['quotes in a text', JSON.stringify({ a: '"[,"\\'.repeat(2_000), b: '\\' }), true],
  ['a text that never ends', `{"a":"${','.repeat(2_000)}`, true],
  ['a text of several bytes a letter', JSON.stringify({ 'é[': '世界,'.repeat(2_000) }), true],
  ['nothing', '', true],
])('%s', (_name, json, isFine) => {
  expect(fits(json)).toBe(isFine);
});

it('takes as many members as a route asks for', () => {
  expect(fits(keys(5_000), 5_000)).toBe(true);
  expect(fits(keys(5_001), 5_000)).toBe(false);
});
