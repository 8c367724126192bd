import { countryCodes } from './countries';

test('every country has a name of its own, and stands once', () => {
  expect(countryCodes).toHaveLength(249);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(countryCodes.map((code) => names.of(code))).size).toBe(249);
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
});
