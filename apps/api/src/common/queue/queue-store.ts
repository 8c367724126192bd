import { randomUUID } from 'node:crypto';
import { type JobKind, jobKinds } from '@atrium/rules/venue/job-kinds';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AnyBulkWriteOperation, ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { objectId } from '../database/object-id';
import { QueuedJob } from './queued-job.schema';

/** A job under a lease. */
export type ClaimedJob = QueuedJob & { claim: string };

/** Whose parked jobs: a venue's, and the installation's own where `installation` says so. */
export interface ParkedScope {
  readonly vendorId: string;
  readonly installation: boolean;
}

/** The collection of jobs; the only file that touches it. */
@Injectable()
export class QueueStore {
  constructor(@InjectModel(QueuedJob.name) private readonly model: Model<QueuedJob>) {}

  /** Past mongoose, since bookings wait for it. */
  async insert(jobs: readonly QueuedJob[], session: ClientSession | undefined): Promise<void> {
    await this.model.collection.insertMany([...jobs], { session });
  }

  /** Leaves a job alone that is there under the same key. */
  async insertMissing(
    jobs: readonly (QueuedJob & { key: string })[],
    session: ClientSession | undefined,
  ): Promise<void> {
    const writes: AnyBulkWriteOperation<QueuedJob>[] = jobs.map(({ key, ...job }) => ({
      updateOne: { filter: { key }, update: { $setOnInsert: job }, upsert: true },
    }));
    await this.model.bulkWrite(writes, { session, ordered: false });
  }

  /** Puts a job in the place of whatever is there under its key. */
  async replace(
    { _id, ...job }: QueuedJob & { key: string },
    session: ClientSession,
  ): Promise<void> {
    const { key } = job;
    await this.model.replaceOne({ key }, job, { upsert: true, session });
  }

  async removeKeys(
    kind: JobKind,
    keys: readonly string[],
    session: ClientSession | undefined,
  ): Promise<void> {
    await this.model.deleteMany({ kind, key: { $in: [...keys] } }, { session });
  }

  /** Those of the kinds that have a job which is due. */
  dueKinds(kinds: readonly JobKind[], now: Date): Promise<JobKind[]> {
    return this.model.distinct('kind', { kind: { $in: [...kinds] }, dueAt: { $lte: now } });
  }

  /** Takes the job of a kind that has been due longest. */
  async claim(kind: JobKind, now: Date, until: Date): Promise<ClaimedJob | null> {
    return this.model
      .findOneAndUpdate(
        { kind, dueAt: { $lte: now } },
        { $set: { claim: randomUUID(), dueAt: until }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean<ClaimedJob | null>();
  }

  /** False when another process has taken the job. */
  async renew({ _id, claim }: ClaimedJob, until: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id, claim }, { $set: { dueAt: until } });
    return matchedCount === 1;
  }

  async remove({ _id, claim }: ClaimedJob): Promise<void> {
    await this.model.deleteOne({ _id, claim });
  }

  async finish(
    { _id, claim }: ClaimedJob,
    { doneAt, expiresAt, result }: Required<Pick<QueuedJob, 'doneAt' | 'expiresAt' | 'result'>>,
  ): Promise<void> {
    await this.model.updateOne(
      { _id, claim },
      { $set: { doneAt, expiresAt, result }, $unset: { dueAt: 1, claim: 1, error: 1 } },
    );
  }

  async postpone({ _id, claim }: ClaimedJob, dueAt: Date, error: string): Promise<void> {
    await this.model.updateOne({ _id, claim }, { $set: { dueAt, error }, $unset: { claim: 1 } });
  }

  async park(
    { _id, claim }: ClaimedJob,
    { parkedAt, expiresAt, error }: Required<Pick<QueuedJob, 'parkedAt' | 'expiresAt' | 'error'>>,
  ): Promise<void> {
    await this.model.updateOne(
      { _id, claim },
      { $set: { parkedAt, expiresAt, error }, $unset: { dueAt: 1, claim: 1 } },
    );
  }

  /** Gives back what was not finished, as if it had not been taken. */
  async release({ _id, claim }: ClaimedJob, now: Date): Promise<void> {
    await this.model.updateOne(
      { _id, claim },
      { $set: { dueAt: now }, $unset: { claim: 1 }, $inc: { attempts: -1 } },
    );
  }

  /** Latest first. */
  parked(scope: ParkedScope, limit: number): Promise<QueuedJob[]> {
    return this.model
      .find({ ...owned(scope), parkedAt: { $exists: true } })
      .sort({ parkedAt: -1 })
      .limit(limit)
      .lean<QueuedJob[]>();
  }

  findParked(
    scope: ParkedScope,
    _id: Types.ObjectId,
    session: ClientSession,
  ): Promise<QueuedJob | null> {
    return this.model
      .findOne({ ...owned(scope), _id, parkedAt: { $exists: true } }, undefined, { session })
      .lean<QueuedJob | null>();
  }

  async unpark(_id: Types.ObjectId, dueAt: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne(
      { _id, parkedAt: { $exists: true } },
      { $set: { dueAt, attempts: 0 }, $unset: { parkedAt: 1, expiresAt: 1, error: 1 } },
      { session },
    );
  }

  async removeParked(_id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id, parkedAt: { $exists: true } }, { session });
  }

  lastDone(kind: JobKind): Promise<QueuedJob | null> {
    return this.model
      .findOne({ kind, doneAt: { $exists: true } })
      .sort({ doneAt: -1 })
      .lean<QueuedJob | null>();
  }

  /** By kind: how many are waiting or running, and since when the longest has been due. */
  waiting(): Promise<{ _id: JobKind; depth: number; oldest: Date }[]> {
    return this.model.aggregate([
      // by the index alone
      { $match: { kind: { $in: jobKinds }, dueAt: { $gt: new Date(0) } } },
      { $group: { _id: '$kind', depth: { $sum: 1 }, oldest: { $min: '$dueAt' } } },
    ]);
  }

  /** By kind: for how many seconds the job that has been due longest has waited. */
  async overdue(now: Date): Promise<Map<JobKind, number>> {
    const waiting = await this.waiting();
    return new Map(
      waiting.map(({ _id, oldest }) => [
        _id,
        Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
      ]),
    );
  }

  /** By kind: how many have been given up. */
  parkedCounts(): Promise<{ _id: JobKind; depth: number }[]> {
    return this.model
      .aggregate<{ _id: JobKind; depth: number }>([
        { $match: { parkedAt: { $exists: true } } },
        { $group: { _id: '$kind', depth: { $sum: 1 } } },
      ])
      .hint({ _vendor: 1, parkedAt: -1 });
  }
}

function owned({ vendorId, installation }: ParkedScope): QueryFilter<QueuedJob> {
  const _vendor = objectId(vendorId);
  // null matches jobs that belong to no venue
  return { _vendor: installation ? { $in: [_vendor, null] } : _vendor } as QueryFilter<QueuedJob>;
}
