import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { JobLeases } from './job-leases';

const now = new Date('2026-06-15T03:00:00Z');
const until = new Date('2026-06-15T04:00:00Z');

describe('a job lease', () => {
  const connection = mongoose.createConnection(process.env.MONGODB_URI ?? '');
  const leases = [new JobLeases(connection), new JobLeases(connection), new JobLeases(connection)];
  let name: string;
  beforeEach(() => {
    name = `job-${randomUUID()}`;
  });
  afterAll(() => connection.close());

  it('lets one of many do the job, and all of them know what came of it', async () => {
    const work = jest.fn(async () => ({ found: 3 }));
    const results = await Promise.all(
      leases.flatMap((lease) => [1, 2, 3].map(() => lease.run(name, { now, until }, work))),
    );
    expect(work).toHaveBeenCalledTimes(1);
    expect(results.filter(Boolean)).toEqual([{ found: 3 }]);
    for (const lease of leases) {
      expect(await lease.last(name)).toEqual({ at: now, result: { found: 3 } });
    }
  });

  it('lets it be done again when its time is over, also after one who died doing it', async () => {
    const [first, second] = leases;
    const dies = first?.run(name, { now, until }, () => Promise.reject(new Error('killed')));
    await expect(dies).rejects.toThrow('killed');
    const again = async () => 'done';
    const early = { now: new Date(until.getTime() - 1), until };
    expect(await second?.run(name, early, again)).toBeUndefined();
    expect(await second?.last(name)).toBeUndefined();
    const due = { now: until, until: new Date('2026-06-16T04:00:00Z') };
    expect(await second?.run(name, due, again)).toBe('done');
  });
});
