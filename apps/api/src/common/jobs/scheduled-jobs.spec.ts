import { Logger } from '@nestjs/common';
import type { Config } from '../../config/config';
import type { Clock } from '../clock/clock';
import type { JobLeases } from './job-leases';
import { ScheduledJobs } from './scheduled-jobs';

const now = new Date('2026-06-15T03:00:00Z');
const clock = { now: () => now } as Clock;
const leases = {
  run: jest.fn((_name: string, _when: { now: Date; until: Date }, work: () => Promise<unknown>) =>
    work(),
  ),
};
const jobs = (isEnabled = true) =>
  new ScheduledJobs(leases as unknown as JobLeases, clock, {
    env: { JOBS_ENABLED: isEnabled },
  } as Config);

beforeEach(() => jest.clearAllMocks());

test('a job is taken until just before it is due again', async () => {
  const work = jest.fn(async () => 7);
  await jobs().due('count', 30_000, work);
  const until = new Date(now.getTime() + 29_000);
  expect(leases.run).toHaveBeenCalledWith('count', { now, until }, expect.any(Function));
  expect(work).toHaveBeenCalledWith(now);
});

test('an instance that does no jobs takes none', async () => {
  await jobs(false).due('count', 30_000, async () => {});
  expect(leases.run).not.toHaveBeenCalled();
});

test('a job that fails is told of in the log, and to nobody else', async () => {
  const told = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  const err = new Error('the disk is full');
  await jobs().due('count', 30_000, () => Promise.reject(err));
  expect(told).toHaveBeenCalledWith({ err, job: 'count' }, 'a job was not done');
});
