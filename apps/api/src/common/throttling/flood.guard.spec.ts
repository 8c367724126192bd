import type { ExecutionContext } from '@nestjs/common';
import { Config } from '../../config/config';
import { readEnvironment } from '../../config/env';
import { FloodGuard } from './flood.guard';

const guardOf = (perMinute: number) =>
  new FloodGuard(
    new Config(
      readEnvironment({
        MONGODB_URI: 'mongodb://somewhere/atrium',
        JWT_SECRET: 'x'.repeat(32),
        REQUESTS_PER_MINUTE: String(perMinute),
      }),
    ),
  );

const callFrom = (ip: string, headers: Record<string, string> = {}) =>
  ({
    switchToHttp: () => ({
      getRequest: () => ({ ip }),
      getResponse: () => ({ header: (name: string, value: string) => (headers[name] = value) }),
    }),
  }) as unknown as ExecutionContext;

test('an address that asks too often is told when to come back; others are answered', async () => {
  const guard = guardOf(2);
  const headers: Record<string, string> = {};
  await guard.canActivate(callFrom('203.0.113.1'));
  await guard.canActivate(callFrom('203.0.113.1'));
  await expect(guard.canActivate(callFrom('203.0.113.1', headers))).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  await expect(guard.canActivate(callFrom('203.0.113.2'))).resolves.toBe(true);
});

test.each(['127.0.0.1', '::1'])('%s is this machine, and not counted', async (ip) => {
  const guard = guardOf(1);
  for (let i = 0; i < 5; i++) await guard.canActivate(callFrom(ip));
});

test('0 is any number', async () => {
  const guard = guardOf(0);
  for (let i = 0; i < 5; i++) await guard.canActivate(callFrom('203.0.113.1'));
});
