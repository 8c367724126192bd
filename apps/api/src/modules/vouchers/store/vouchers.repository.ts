import type { VoucherState } from '@atrium/rules/vouchers/voucher-state';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { Voucher } from './voucher.schema';

/** Narrows the list of gift cards. */
export interface VoucherFilter {
  /** Last characters of the code, or the start of a name or an email. */
  readonly search?: string | undefined;
  readonly state?: VoucherState | undefined;
}

/** Reads and changes gift cards. A balance is changed by `change` alone, which guards it. */
@Injectable()
export class VouchersRepository extends TenantRepository<Voucher> {
  constructor(@InjectModel(Voucher.name) model: Model<Voucher>) {
    super(model);
  }

  byDigest(scope: TenantScope, digest: string): Promise<Voucher | null> {
    return this.findOne(scope, { digest });
  }

  /**
   * Adds to a balance, or takes of it, unless it would be less than nothing or more than was issued.
   * @param change minor units
   * @returns it as it is now; null where nothing was changed
   */
  change(
    scope: TenantScope,
    _id: Types.ObjectId,
    change: number,
    { guard = {}, set = {} }: { guard?: QueryFilter<Voucher>; set?: Partial<Voucher> } = {},
  ): Promise<Voucher | null> {
    const room = { $expr: { $lte: [{ $add: ['$remaining', change] }, '$amount'] } };
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, {
          ...{ _id, remaining: { $gte: -change } },
          ...guard,
          ...room,
        } as QueryFilter<Voucher>),
        { $inc: { remaining: change, version: 1 }, ...(hasAny(set) ? { $set: set } : {}) },
        { session: scope.session, returnDocument: 'after' },
      )
      .lean<Voucher | null>();
  }

  /** The latest first. @param limit with one more than is shown */
  page(
    scope: TenantScope,
    filter: VoucherFilter,
    { limit, after, today }: { limit: number; after?: Types.ObjectId | undefined; today: string },
  ): Promise<Voucher[]> {
    return this.find(
      scope,
      {
        $and: [
          searched(filter.search),
          inState(filter.state, today),
          after ? { _id: { $lt: after } } : {},
        ],
      },
      { sort: { _id: -1 }, limit },
    );
  }

  /** Removes a person from the gift cards they bought or received, which stay usable. */
  async forget(
    scope: TenantScope,
    guest: { readonly _id: Types.ObjectId; readonly email?: string | null },
  ): Promise<void> {
    const { session } = scope;
    const gone = (field: string) => ({ $unset: { [field]: 1 }, $inc: { version: 1 } });
    await this.model.updateMany(
      this.scoped(scope, { _customer: guest._id }),
      { $unset: { buyer: 1, greeting: 1, reason: 1 }, $inc: { version: 1 } },
      { session },
    );
    if (!guest.email) return;
    await this.model.updateMany(
      this.scoped(scope, { 'recipient.email': guest.email }),
      gone('recipient'),
      { session },
    );
  }
}

const hasAny = (fields: object): boolean => Object.keys(fields).length > 0;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function searched(search: string | undefined): QueryFilter<Voucher> {
  const text = search?.trim();
  if (!text) return {};
  const start = { $regex: `^${escaped(text)}`, $options: 'i' };
  const word = { $regex: `(^|\\s)${escaped(text)}`, $options: 'i' };
  return {
    $or: [
      {
        ending: text
          .replace(/[^0-9a-z]/gi, '')
          .slice(-4)
          .toUpperCase(),
      },
      { 'recipient.email': start },
      { 'recipient.name': word },
      { 'buyer.email': start },
      { 'buyer.name': word },
    ],
  };
}

function inState(state: VoucherState | undefined, today: string): QueryFilter<Voucher> {
  switch (state) {
    case undefined:
      return {};
    case 'unpaid':
    case 'blocked':
      return { mark: state };
    case 'used':
      return { mark: 'active', remaining: 0 };
    case 'expired':
      return { mark: 'active', remaining: { $gt: 0 }, validUntil: { $lt: today } };
    case 'usable':
      return {
        ...{ mark: 'active', remaining: { $gt: 0 } },
        $or: [{ validUntil: { $exists: false } }, { validUntil: { $gte: today } }],
      };
  }
}
