import { vendorOfAddress, vendorOfHost, vendorPaths } from './paths';

test.each([
  ['fjord.localhost', '/', 'fjord'],
  ['fjord.localhost', '/overview', 'fjord'],
  ['fjord.example.com', '/new-activity/1', 'fjord'],
  ['fjord.localhost', '/activity-hub/bakken/overview', undefined],
  ['localhost', '/activity-hub/fjord', undefined],
  ['booking.example.com', '/activity-hub/fjord/stays', undefined],
  ['booking.example.com', '/guest/resetPassword', undefined],
  ['booking.example.com', '/activate/1', undefined],
  ['fjord.localhost', '/guesthouse', 'fjord'],
])('%s%s belongs to %s', (hostname, pathname, vendor) => {
  expect(vendorOfHost({ hostname, pathname })).toBe(vendor);
});

test('a venue on its own address has short paths, and long ones anywhere else', () => {
  expect(vendorPaths('fjord', 'fjord').login).toBe('/');
  expect(vendorPaths('fjord', 'fjord').stays).toBe('/stays');
  expect(vendorPaths('fjord').login).toBe('/activity-hub/fjord');
  expect(vendorPaths('bakken', 'fjord').stays).toBe('/activity-hub/bakken/stays');
});

test('an id cannot leave its place in the path', () => {
  expect(vendorPaths('fjord').newActivity('a/../b')).toBe(
    '/activity-hub/fjord/new-activity/a%2F..%2Fb',
  );
});

test.each([
  ['localhost', '/activity-hub/fjord/overview', 'fjord'],
  ['bakken.localhost', '/activity-hub/fjord', 'fjord'],
  ['fjord.localhost', '/stays', 'fjord'],
  ['localhost', '/guest/resetPassword', undefined],
])('%s%s names %s', (hostname, pathname, vendor) => {
  expect(vendorOfAddress({ hostname, pathname })).toBe(vendor);
});
