import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { Webhook, type WebhookHealthState } from './webhook.schema';

@Injectable()
export class WebhooksRepository extends TenantRepository<Webhook> {
  constructor(@InjectModel(Webhook.name) model: Model<Webhook>) {
    super(model);
  }

  /** Those that are told of what happens, by as little as that takes. */
  async active(scope: TenantScope): Promise<Pick<Webhook, '_id' | 'events'>[]> {
    return this.find(scope, { active: true }, { projection: { events: 1 } });
  }

  /**
   * Lets a job send to it, alone. A job that was begun again goes on with its own turn.
   * @returns undefined while another has its turn; that one has been told that somebody came by
   */
  async take(
    scope: TenantScope,
    _id: Types.ObjectId,
    claim: string,
    { now, until }: { now: Date; until: Date },
  ): Promise<Webhook | undefined> {
    const isFree = [{ turn: { $exists: false } }, { 'turn.claim': claim }, ended(now)];
    for (;;) {
      const taken = await this.model
        .findOneAndUpdate(
          this.scoped(scope, { _id, $or: isFree }),
          { $set: { turn: { claim, until } } },
          { returnDocument: 'after' },
        )
        .lean<Webhook | null>();
      if (taken) return taken;
      const { matchedCount } = await this.model.updateOne(
        this.scoped(scope, { _id, turn: { $exists: true } }),
        { $set: { 'turn.knocked': true } },
      );
      if (matchedCount === 1 || !(await this.findOne(scope, { _id }))) return undefined;
    }
  }

  /** @returns it as it is now; undefined when another job has taken the turn, or it is gone */
  async renew(
    scope: TenantScope,
    _id: Types.ObjectId,
    claim: string,
    until: Date,
  ): Promise<Webhook | undefined> {
    const found = await this.model
      .findOneAndUpdate(
        this.scoped(scope, { _id, 'turn.claim': claim }),
        { $set: { 'turn.until': until } },
        { returnDocument: 'after' },
      )
      .lean<Webhook | null>();
    return found ?? undefined;
  }

  /** @returns whether another job came by */
  async release(scope: TenantScope, _id: Types.ObjectId, claim: string): Promise<boolean> {
    const before = await this.model
      .findOneAndUpdate(this.scoped(scope, { _id, 'turn.claim': claim }), { $unset: { turn: 1 } })
      .lean<Webhook | null>();
    return before?.turn?.knocked === true;
  }

  async setHealth(
    scope: TenantScope,
    _id: Types.ObjectId,
    health: WebhookHealthState,
  ): Promise<void> {
    await this.model.updateOne(this.scoped(scope, { _id }), { $set: { health } });
  }
}

const ended = (now: Date) => ({ 'turn.until': { $lt: now } });
