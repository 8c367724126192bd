import { SIGN_IN_CODE_TRIES } from '@atrium/rules/access/sign-in-link';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { SignInLink } from './sign-in-link.schema';

@Injectable()
export class SignInLinksRepository extends TenantRepository<SignInLink> {
  constructor(@InjectModel(SignInLink.name) model: Model<SignInLink>) {
    super(model);
  }

  /** The guest's link from now on, whatever they had before. */
  async replace(
    scope: TenantScope,
    guestId: Types.ObjectId,
    link: Omit<SignInLink, '_id' | '_vendor'>,
  ): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id: guestId }),
      { $set: link },
      { upsert: true, session: scope.session },
    );
  }

  /** Null if it has run out, been used or replaced. */
  valid(
    scope: TenantScope,
    guestId: Types.ObjectId,
    tokenHash: string,
    now: Date,
  ): Promise<SignInLink | null> {
    return this.findOne(scope, { _id: guestId, tokenHash, expiresAt: { $gt: now } });
  }

  /** The link that a browser asked for, with one more try counted; null if there is none, or no try left. */
  async tryFrom(
    scope: TenantScope,
    asked: Pick<SignInLink, 'browserHash' | 'email'>,
    now: Date,
  ): Promise<SignInLink | null> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, {
          ...asked,
          expiresAt: { $gt: now },
          tries: { $lt: SIGN_IN_CODE_TRIES },
        }),
        { $inc: { tries: 1 } },
        { returnDocument: 'after' },
      )
      .lean<SignInLink | null>();
  }

  /** Takes the link away, once; false if somebody else did, or it has run out. */
  async consume(
    scope: TenantScope,
    { _id, tokenHash }: Pick<SignInLink, '_id' | 'tokenHash'>,
    now: Date,
  ): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne(
      this.scoped(scope, { _id, tokenHash, expiresAt: { $gt: now } }),
      { session: scope.session },
    );
    return deletedCount === 1;
  }

  async remove(scope: TenantScope, guestId: Types.ObjectId): Promise<void> {
    await this.model.deleteOne(this.scoped(scope, { _id: guestId }), { session: scope.session });
  }
}
