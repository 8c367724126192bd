import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { EmailChange } from './email-change.schema';

@Injectable()
export class EmailChangesRepository extends TenantRepository<EmailChange> {
  constructor(@InjectModel(EmailChange.name) model: Model<EmailChange>) {
    super(model);
  }

  /** Replaces any earlier request. */
  async replace(
    scope: TenantScope,
    guestId: Types.ObjectId,
    change: Pick<EmailChange, 'email' | 'codeHash' | 'expiresAt'>,
  ): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id: guestId }),
      { $set: change },
      { upsert: true, session: scope.session },
    );
  }

  /** The guest's pending request; null if there is none or it has expired. */
  async pending(
    scope: TenantScope,
    guestId: Types.ObjectId,
    now: Date,
  ): Promise<EmailChange | null> {
    return this.model
      .findOne(this.scoped(scope, { _id: guestId, expiresAt: { $gt: now } }), null, {
        session: scope.session,
      })
      .lean<EmailChange | null>();
  }

  /** Takes the wish away, once; null when the code is not its, or has run out. */
  async consume(
    scope: TenantScope,
    guestId: Types.ObjectId,
    codeHash: string,
    now: Date,
  ): Promise<EmailChange | null> {
    return this.model
      .findOneAndDelete(this.scoped(scope, { _id: guestId, codeHash, expiresAt: { $gt: now } }), {
        session: scope.session,
      })
      .lean<EmailChange | null>();
  }

  async remove(scope: TenantScope, guestId: Types.ObjectId): Promise<void> {
    await this.model.deleteOne(this.scoped(scope, { _id: guestId }), { session: scope.session });
  }
}
