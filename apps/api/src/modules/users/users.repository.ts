import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import type { Transaction } from '../../common/transactions/transaction';
import { User } from './user.schema';

/** More staff than any venue has; the list is shown whole. */
const STAFF_OF_A_VENDOR = 500;

@Injectable()
export class UsersRepository extends TenantRepository<User> {
  constructor(@InjectModel(User.name) model: Model<User>) {
    super(model);
  }

  /** By last name. */
  list(scope: TenantScope): Promise<User[]> {
    return this.find(scope, {}, { sort: { lastname: 1, firstname: 1 }, limit: STAFF_OF_A_VENDOR });
  }

  /** Writes the account, so that a simultaneous change of it conflicts. */
  async claim(tx: Transaction, id: Types.ObjectId): Promise<void> {
    await this.model.updateOne(
      this.scoped(tx, { _id: id }),
      { $inc: { claims: 1 } },
      { session: tx.session, timestamps: false },
    );
  }
}
