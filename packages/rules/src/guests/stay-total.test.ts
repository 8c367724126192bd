import { stayTotal } from './stay-total';

const nights = { arrivaldate: '2026-06-19', departuredate: '2026-06-21' };

test.each<[string, object, number]>([
  ['nothing without a price', {}, 0],
  ['the package for each guest', { packagePrice: 400_000 }, 1_200_000],
  ['the nights', { pricePerNight: 150_000 }, 300_000],
  ['both', { packagePrice: 400_000, pricePerNight: 150_000 }, 1_500_000],
])('a stay costs %s', (_, prices, total) => {
  expect(stayTotal({ ...nights, adults: 2, children: 1, ...prices })).toBe(total);
});
