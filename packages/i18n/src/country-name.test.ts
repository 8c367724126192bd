import { countryName } from './country-name';

test.each([
  ['en', 'NO', 'Norway'],
  ['no', 'NO', 'Norge'],
  ['de', 'NO', 'Norwegen'],
  ['en', 'ZZ', 'Unknown Region'],
  ['en', 'QX', 'QX'],
  ['en', 'Norway', 'Norway'],
  ['en', '', ''],
] as const)('in %s, %s is %s', (language, code, name) => {
  expect(countryName(language, code)).toBe(name);
});
