import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { PasskeyChallenge } from './passkey-challenge.schema';

@Injectable()
export class PasskeyChallengesRepository extends TenantRepository<PasskeyChallenge> {
  constructor(@InjectModel(PasskeyChallenge.name) model: Model<PasskeyChallenge>) {
    super(model);
  }

  /** Takes a challenge away, once; false if there is none, or it has run out. */
  async consume(
    scope: TenantScope,
    asked: Pick<PasskeyChallenge, 'challengeHash' | 'purpose' | 'accountId'>,
    now: Date,
  ): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne(
      this.scoped(scope, { ...asked, expiresAt: { $gt: now } }),
      { session: scope.session },
    );
    return deletedCount === 1;
  }
}
