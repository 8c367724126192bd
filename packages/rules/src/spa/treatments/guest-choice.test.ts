import { askedFor, chosenPrice, wishOptions } from './guest-choice';

const anna = { _id: 'anna', name: 'Anna', gender: 'woman', surcharge: 0 };
const berit = { ...anna, _id: 'berit', name: 'Berit', surcharge: 15_000 };
const carl = { ...anna, _id: 'carl', name: 'Carl', gender: 'man' };
const offer = {
  lengths: [
    { _id: 'hour', price: 120_000 },
    { _id: 'long', price: 170_000 },
  ],
  therapists: [anna, berit],
  guests: 1,
  addons: [{ _id: 'oil', price: 9_000 }],
};

it.each([
  ['of the length', { length: 'hour', wish: undefined, addons: {} }, 120_000],
  ['of another length', { length: 'long', wish: 'woman', addons: {} }, 170_000],
  ['with the level of who is asked for', { length: 'hour', wish: 'berit', addons: {} }, 135_000],
  ['with addons', { length: 'hour', wish: 'anna', addons: { oil: 2, gone: 1 } }, 138_000],
  [
    'of the addons alone, where a membership pays',
    { length: 'hour', wish: 'berit', addons: { oil: 2 }, isCovered: true },
    18_000,
  ],
])('the price %s', (_, choice, expected) => {
  expect(chosenPrice(offer, choice)).toBe(expected);
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['woman', { gender: 'woman' }],
  ['man', { gender: 'man' }],
  ['anna', { _therapist: 'anna' }],
])('%s asks for %j', (wish, asked) => {
  expect(askedFor(wish)).toEqual(asked);
});

it('a woman or a man can be asked for only where there are both', () => {
  const values = (therapists: (typeof anna)[], guests = 1, byName?: boolean) =>
    wishOptions({ therapists, guests }, byName).map(({ is, value }) => [is, value]);
  expect(values([anna, berit])).toEqual([
    ['any', ''],
    ['named', 'anna'],
    ['named', 'berit'],
  ]);
  expect(values([anna, carl], 1, false)).toEqual([
    ['any', ''],
    ['woman', 'woman'],
    ['man', 'man'],
  ]);
  expect(values([anna, carl], 2, false).map(([is]) => is)).toEqual(['any', 'women', 'men']);
});
