import { Config } from '../../config/config';
import { readEnvironment } from '../../config/env';
import { FloodLimit } from './flood-limit';

const limitOf = (perMinute: number) =>
  new FloodLimit(
    new Config(
      readEnvironment({
        NODE_ENV: 'test',
        MONGODB_URI: 'mongodb://somewhere/atrium',
        JWT_SECRET: 'of-this-test-alone-0123456789-abcdef',
        REQUESTS_PER_MINUTE: String(perMinute),
      }),
    ),
  );

test('an address that asks too often is told when to come back; others are answered', async () => {
  const limit = limitOf(2);
  expect(await limit.wait('203.0.113.1')).toBe(0);
  expect(await limit.wait('203.0.113.1')).toBe(0);
  const seconds = await limit.wait('203.0.113.1');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await limit.wait('203.0.113.2')).toBe(0);
});

test.each(['127.0.0.1', '::1'])('%s is this machine, and not counted', async (ip) => {
  const limit = limitOf(1);
  for (let i = 0; i < 5; i++) expect(await limit.wait(ip)).toBe(0);
});

test('0 is any number', async () => {
  const limit = limitOf(0);
  for (let i = 0; i < 5; i++) expect(await limit.wait('203.0.113.1')).toBe(0);
});
