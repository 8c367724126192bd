import { type DeskState, statesOf } from '@atrium/rules/payments/desk-state';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { Payment } from '../payment.schema';

/** Narrows the list of payments. */
export interface DeskFilter {
  readonly from: Date;
  /** Not included. */
  readonly until: Date;
  readonly state?: DeskState | undefined;
  readonly provider?: string | undefined;
  /** Hex id of a guest. */
  readonly customer?: string | undefined;
}

/** What the payments of a filter come to in one currency, in minor units. */
export interface DeskTotal {
  readonly currency: string;
  readonly payments: number;
  readonly captured: number;
  readonly refunded: number;
  /** What gift cards paid: it is not among the others, as it had come in before. */
  readonly byGiftCard: number;
}

/** Where the next page continues: the instant in milliseconds, and the id. */
const CURSOR = /^(\d{1,15})\.([0-9a-f]{24})$/;

export const cursorOf = ({ createdAt, _id }: Payment): string =>
  `${createdAt.getTime()}.${_id.toHexString()}`;

/** Undefined for a text that no page gave out. */
export function parseCursor(text: string): Pick<Payment, 'createdAt' | '_id'> | undefined {
  const [, millis, id] = CURSOR.exec(text) ?? [];
  return id ? { createdAt: new Date(Number(millis)), _id: new Types.ObjectId(id) } : undefined;
}

/** Most cases in one answer; a venue with more has bigger problems than their order. */
const MOST_CASES = 200;

/** Reads payments as staff look at them; changing one goes through `PaymentsService`. */
@Injectable()
export class PaymentsDeskRepository extends TenantRepository<Payment> {
  constructor(@InjectModel(Payment.name) model: Model<Payment>) {
    super(model);
  }

  /** The latest first. @param limit with one more than is shown */
  page(
    scope: TenantScope,
    filter: DeskFilter,
    { limit, after }: { limit: number; after?: Pick<Payment, 'createdAt' | '_id'> | undefined },
  ): Promise<Payment[]> {
    const behind = after && {
      $or: [
        { createdAt: { $lt: after.createdAt } },
        { createdAt: after.createdAt, _id: { $lt: after._id } },
      ],
    };
    return this.find(
      scope,
      { ...toQuery(filter), ...behind },
      { sort: { createdAt: -1, _id: -1 }, limit },
    );
  }

  totals(scope: TenantScope, filter: DeskFilter): Promise<DeskTotal[]> {
    const taken = { $cond: [{ $eq: ['$state', 'settled'] }, '$amount', 0] };
    const returned = {
      $sum: {
        $map: {
          input: '$refunds',
          in: { $cond: [{ $eq: ['$$this.state', 'done'] }, '$$this.amount', 0] },
        },
      },
    };
    const byGiftCard = { $eq: ['$provider', 'voucher'] };
    return this.model.aggregate<DeskTotal>([
      { $match: { ...this.scoped(scope, toQuery(filter)), _vendor: objectId(scope.vendorId) } },
      {
        $group: {
          _id: '$currency',
          payments: { $sum: 1 },
          captured: { $sum: { $cond: [byGiftCard, 0, taken] } },
          refunded: { $sum: { $cond: [byGiftCard, 0, returned] } },
          byGiftCard: { $sum: { $cond: [byGiftCard, { $subtract: [taken, returned] }, 0] } },
        },
      },
      { $sort: { _id: 1 } },
      {
        $project: {
          ...{ _id: 0, currency: '$_id', payments: 1 },
          ...{ captured: 1, refunded: 1, byGiftCard: 1 },
        },
      },
    ]);
  }

  /** What may need staff: which of them do is the rule's to say. The oldest first. */
  watched(scope: TenantScope): Promise<Payment[]> {
    const open: QueryFilter<Payment>[] = [
      { isOpen: true },
      { state: 'failed', outcome: { $exists: false } },
      { 'refunds.state': 'refused', outcome: { $exists: false } },
    ];
    return this.find(scope, { $or: open }, { sort: { updatedAt: 1, _id: 1 }, limit: MOST_CASES });
  }
}

function toQuery({ from, until, state, provider, customer }: DeskFilter): QueryFilter<Payment> {
  return {
    createdAt: { $gte: from, $lt: until },
    // a card without a payment adds nothing
    amount: { $gt: 0 },
    ...(provider ? { provider } : {}),
    ...(customer ? { _customer: objectId(customer) } : {}),
    ...(state ? { state: { $in: [...statesOf[state]] }, ...refundsIn(state) } : {}),
  };
}

/** Tells apart two desk states that share one engine state. */
function refundsIn(state: DeskState): QueryFilter<Payment> {
  const returned = { $elemMatch: { state: { $ne: 'refused' } } };
  if (state === 'refunded') return { refunds: returned };
  return state === 'paid' ? { refunds: { $not: returned } } : {};
}
