import { isUnderWay, privacyRequestStates } from '@atrium/rules/guests/privacy-request';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { PrivacyRequest } from './privacy-request.schema';

const underWay = privacyRequestStates.filter(isUnderWay);

type RequestsFilter = Partial<Pick<PrivacyRequest, 'state' | 'kind' | '_customer'>>;

@Injectable()
export class PrivacyRequestsRepository extends TenantRepository<PrivacyRequest> {
  constructor(@InjectModel(PrivacyRequest.name) model: Model<PrivacyRequest>) {
    super(model);
  }

  /** Latest first, behind the request `after`. */
  page(
    scope: TenantScope,
    filter: RequestsFilter,
    limit: number,
    after?: Types.ObjectId,
  ): Promise<PrivacyRequest[]> {
    const behind: QueryFilter<PrivacyRequest> = after ? { _id: { $lt: after } } : {};
    return this.find(scope, { ...filter, ...behind }, { sort: { _id: -1 }, limit });
  }

  /** A guest's, latest first. */
  ofGuest(scope: TenantScope, _customer: Types.ObjectId, limit: number): Promise<PrivacyRequest[]> {
    return this.find(scope, { _customer }, { sort: { _id: -1 }, limit });
  }

  /** Whether a guest has asked for this and is waiting for it. */
  waiting(
    scope: TenantScope,
    _customer: Types.ObjectId,
    kind: PrivacyRequest['kind'],
  ): Promise<PrivacyRequest | null> {
    return this.findOne(scope, { _customer, kind, state: { $in: underWay } });
  }

  /** How many are to be answered by a day. */
  countDueBy(scope: TenantScope, day: string): Promise<number> {
    return this.count(scope, { state: 'open', due: { $lte: day } });
  }

  /** Those whose link nobody followed in time. */
  overdueLinks(scope: TenantScope, now: Date, limit: number): Promise<PrivacyRequest[]> {
    const filter: QueryFilter<PrivacyRequest> = {
      ...{ state: 'unconfirmed', channel: 'mail', linkUntil: { $lte: now } },
    };
    return this.find(scope, filter, { limit });
  }

  /** Closes what a guest waits for and forgets their words; what was asked and when stays. */
  async forget(scope: TenantScope, _customer: Types.ObjectId, now: Date): Promise<void> {
    const waiting: QueryFilter<PrivacyRequest> = { _customer, state: { $in: underWay } };
    await this.model.updateMany(
      this.scoped(scope, waiting),
      { $set: { state: 'withdrawn', closedAt: now } },
      { session: scope.session },
    );
    await this.model.updateMany(
      this.scoped(scope, { _customer }),
      {
        $unset: {
          ...{ details: 1, extensionReason: 1, answer: 1, liftReason: 1, identityNote: 1 },
          ...{ linkHash: 1, linkUntil: 1, archiveHash: 1, archiveUntil: 1 },
        },
      },
      { session: scope.session },
    );
  }
}
