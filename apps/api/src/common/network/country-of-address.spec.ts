import { countryOfAddress } from './country-of-address';

describe('the country of a network address', () => {
  it.each([
    ['193.213.112.4', 'NO'],
    ['::ffff:193.213.112.4', 'NO'],
    ['2001:700::1', 'NO'],
    ['8.8.8.8', 'US'],
    ['10.0.0.1', undefined],
    ['192.0.2.17', undefined],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['fe80::1%eth0', undefined],
    ['nonsense', undefined],
    ['', undefined],
  ])('of %s is %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country);
  });
});
