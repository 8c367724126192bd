import { offerFixture } from '../../../testing/treatment-fixtures';
import { treatmentPrice } from './treatment-price';

const offer = offerFixture();

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
  expect(treatmentPrice(offer, choice)).toBe(expected);
});
