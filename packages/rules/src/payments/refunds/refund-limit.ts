import { may } from '../../access/access-levels';

interface AskedReturn {
  /** Minor units. */
  readonly amount: number;
  /** What of the same payment has been returned or asked back before, so that parts count as a whole. */
  readonly returned: number;
  /** Up to which administrators may return; absent: any amount. */
  readonly limit?: number | null | undefined;
}

/** Whether staff of a level may return an amount of a payment. */
export function mayRefund(
  level: number | null | undefined,
  { amount, returned, limit }: AskedReturn,
): boolean {
  if (may(level, 'payments.refundAny')) return true;
  if (!may(level, 'payments.refund')) return false;
  return limit === undefined || limit === null || returned + amount <= limit;
}
