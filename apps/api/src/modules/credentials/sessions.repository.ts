import { LONGEST_SESSION_DAYS } from '@atrium/rules/access/session-life';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import type { AccountKind } from './one-time-code.schema';
import { Session } from './session.schema';

const LONGEST_MS = LONGEST_SESSION_DAYS * 24 * 60 * 60_000;

@Injectable()
export class SessionsRepository extends TenantRepository<Session> {
  constructor(@InjectModel(Session.name) model: Model<Session>) {
    super(model);
  }

  /** Replaces a good token by a fresh one; null when the presented one is not (any more) good. */
  async rotate(
    scope: TenantScope,
    session: Pick<Session, '_id' | 'kind'>,
    presented: string,
    fresh: string,
    { now, expiresAt, ip }: { now: Date; expiresAt: Date; ip?: string },
  ): Promise<Session | null> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, { ...session, current: presented, expiresAt: { $gt: now } }),
        [
          {
            $set: {
              previous: '$current',
              current: [fresh],
              rotatedAt: now,
              expiresAt: { $min: [expiresAt, { $add: ['$createdAt', LONGEST_MS] }] },
              // a pipeline reads what begins with a dollar sign
              ...(ip ? { ip: { $literal: ip } } : {}),
            },
          },
        ],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<Session | null>();
  }

  /** A second good token for a tab that presented the one before within the grace. */
  async addRacing(
    scope: TenantScope,
    session: Pick<Session, '_id' | 'kind'>,
    presented: string,
    fresh: string,
    rotatedSince: Date,
  ): Promise<Session | null> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, { ...session, previous: presented, rotatedAt: { $gte: rotatedSince } }),
        { $push: { current: fresh } },
        { returnDocument: 'after' },
      )
      .lean<Session | null>();
  }

  /** Null if it has ended. */
  async confirm(scope: TenantScope, _id: Types.ObjectId, now: Date): Promise<Session | null> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, { _id }),
        { $set: { confirmedAt: now } },
        { returnDocument: 'after', session: scope.session },
      )
      .lean<Session | null>();
  }

  /** @param familyHash of a token that was presented: of this session, old or new, or made up */
  async isFamily(scope: TenantScope, id: Types.ObjectId, familyHash: string): Promise<boolean> {
    return (await this.model.exists(this.scoped(scope, { _id: id, familyHash }))) !== null;
  }

  /** An account's, the one used last first. */
  listOf(
    scope: TenantScope,
    kind: AccountKind,
    accountId: Types.ObjectId,
    now: Date,
  ): Promise<Session[]> {
    return this.find(
      scope,
      { kind, accountId, expiresAt: { $gt: now } },
      { sort: { rotatedAt: -1, _id: -1 } },
    );
  }

  /** Of an account. @param except a session that is left out */
  idsOf(
    scope: TenantScope,
    kind: AccountKind,
    accountId: Types.ObjectId,
    except?: Types.ObjectId,
  ): Promise<Types.ObjectId[]> {
    return this.find(
      scope,
      { kind, accountId, ...(except ? { _id: { $ne: except } } : {}) },
      { projection: { _id: 1 } },
    ).then((sessions) => sessions.map(({ _id }) => _id));
  }

  async remove(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<void> {
    await this.model.deleteMany(this.scoped(scope, { _id: { $in: [...ids] } }), {
      session: scope.session,
    });
  }
}
