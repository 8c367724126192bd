import type { Types } from 'mongoose';
import type { Actor } from '../../../common/context/request-context';
import type { NewMembership } from '../../memberships/public';
import type { Payment } from '../../payments/public';
import type { NewStay } from '../../stays/public';

/** How long a buyer has to pay, in milliseconds: the least that providers allow. */
export const PAY_WITHIN_MS = 30 * 60_000;

/** What somebody pays for, as it was when they were shown the amount. */
export interface SaleOrder {
  /** Who buys. */
  readonly actor: Actor;
  /** The request itself; when the same one comes again, the buyer returns to the same payment page. */
  readonly asked: string;
  readonly membership?: NewMembership;
  readonly stay?: NewStay;
}

export function orderOf({ _id, order }: Payment): SaleOrder {
  if (!order) throw new Error(`a payment without what was ordered: ${_id}`);
  return order as SaleOrder;
}

/** The day that a payment for a stay keeps. */
export function dayOf({ stay }: SaleOrder): { _package: Types.ObjectId; date: string } | undefined {
  return stay?._package && { _package: stay._package, date: stay.arrivaldate };
}

export const isOrder = (order: unknown, asked: string): boolean =>
  typeof order === 'object' && order !== null && 'asked' in order && order.asked === asked;
