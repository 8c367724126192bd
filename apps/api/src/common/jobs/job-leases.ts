import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key';

/** The last run of a job, for whoever asks what came of it. */
export interface JobRun<R> {
  readonly at: Date;
  readonly result: R;
}

interface StoredJob {
  _id: string;
  /** Nobody begins the job before. */
  until: Date;
  holder: string;
  last?: JobRun<unknown>;
}

/** Lets one of many instances do a job that all of them are due to do. */
@Injectable()
export class JobLeases {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get jobs() {
    return this.connection.collection<StoredJob>('jobs');
  }

  /**
   * Does the job unless another instance has it, and keeps its result.
   * @param until how long it is nobody else's: longer than it takes, shorter than until it is due again.
   * It is not given back early, since another instance's clock may be behind.
   * @returns undefined when it was not ours
   */
  async run<R>(
    name: string,
    { now, until }: { now: Date; until: Date },
    work: () => Promise<R>,
  ): Promise<R | undefined> {
    const holder = randomUUID();
    if (!(await this.take(name, holder, now, until))) return undefined;
    const result = await work();
    await this.jobs.updateOne({ _id: name, holder }, { $set: { last: { at: now, result } } });
    return result;
  }

  /** What came of the job when it last ran to its end, on whichever instance. */
  async last<R>(name: string): Promise<JobRun<R> | undefined> {
    const job = await this.jobs.findOne<{ last?: JobRun<R> }>({ _id: name });
    return job?.last;
  }

  private async take(name: string, holder: string, now: Date, until: Date): Promise<boolean> {
    try {
      const { matchedCount, upsertedCount } = await this.jobs.updateOne(
        { _id: name, until: { $lte: now } },
        { $set: { holder, until } },
        { upsert: true },
      );
      return matchedCount + upsertedCount === 1;
    } catch (error) {
      // it is there and not due: the upsert met it
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
