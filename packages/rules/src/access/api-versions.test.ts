import {
  API_VERSIONS,
  apiVersionNamed,
  apiVersionOn,
  CURRENT_API_VERSION,
  endOfVersion,
} from './api-versions';

const VERSIONS = ['2026-11-28', '2027-03-01', '2027-09-15'];

test.each([
  ['2026-01-01', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['2027-02-28', '2026-11-28'],
  ['2027-03-01', '2027-03-01'],
  ['2030-01-01', '2027-09-15'],
])('a key made on %s has version %s', (madeOn, expected) => {
  expect(apiVersionOn(madeOn, VERSIONS)).toBe(expected);
});

test.each([
  ['2027-03-01', '2027-03-01'],
  ['2027-03-02', undefined],
  ['1', undefined],
  ['', undefined],
])('%p names %p', (name, expected) => {
  expect(apiVersionNamed(name, VERSIONS)).toBe(expected);
});

test('versions are days, in their order', () => {
  expect([...API_VERSIONS]).toEqual([...API_VERSIONS].sort());
  for (const version of API_VERSIONS) expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(CURRENT_API_VERSION).toBe(API_VERSIONS.at(-1));
});

test.each([
  ['2026-11-28', { deprecatedOn: '2027-03-01', endsOn: '2029-03-01' }],
  ['2027-03-01', { deprecatedOn: '2027-09-15', endsOn: '2029-09-15' }],
  ['2027-09-15', undefined],
])('version %s ends %p', (version, expected) => {
  expect(endOfVersion(version, VERSIONS)).toEqual(expected);
});
