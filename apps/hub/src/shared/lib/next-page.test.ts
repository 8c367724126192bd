import { vendorPaths } from '../../paths';
import { keepNextPage, nextPage, withNextPage } from './next-page';

const paths = vendorPaths('fjord');
const own = vendorPaths('fjord', 'fjord');

test.each([
  ['', '/activity-hub/fjord/overview'],
  ['?next=%2Factivity-hub%2Ffjord%2Fstays', '/activity-hub/fjord/stays'],
  ['?next=%2Factivity-hub%2Fbakken%2Fstays', '/activity-hub/fjord/overview'],
  ['?next=%2F%2Fevil.example%2Factivity-hub', '/activity-hub/fjord/overview'],
  ['?next=https%3A%2F%2Fevil.example', '/activity-hub/fjord/overview'],
  ['?next=%2F%5Cevil.example', '/activity-hub/fjord/overview'],
])('%s leads to %s', (search, page) => {
  expect(nextPage(search, paths)).toBe(page);
});

test('on the venue’s own address any of its pages may be next', () => {
  expect(nextPage('?next=%2Fnew-activity%2F1%3Fdate%3D2026-12-01', own)).toBe(
    '/new-activity/1?date=2026-12-01',
  );
  expect(nextPage('?next=%2F%2Fevil.example', own)).toBe('/overview');
});

test('the way back survives a detour over signup', () => {
  const login = withNextPage(paths.login, '/activity-hub/fjord/new-activity/1?date=2026-12-01');
  const signup = keepNextPage(paths.signup, login.slice(login.indexOf('?')));
  expect(nextPage(signup.slice(signup.indexOf('?')), paths)).toBe(
    '/activity-hub/fjord/new-activity/1?date=2026-12-01',
  );
  expect(keepNextPage(paths.signup, '?lang=no')).toBe(paths.signup);
});
