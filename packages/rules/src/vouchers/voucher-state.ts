import { addDays, addMonths, type CalendarDate } from '../calendar/calendar-date';

/** What a venue says of a gift card, beside its balance. */
export const voucherMarks = [
  /** The buyer’s money is yet to be taken. */
  'unpaid',
  'active',
  /** Staff have blocked it, or its price went back to the buyer. */
  'blocked',
] as const;

export type VoucherMark = (typeof voucherMarks)[number];

/** What can be told of a gift card on a day. */
export const voucherStates = ['unpaid', 'usable', 'used', 'expired', 'blocked'] as const;

export type VoucherState = (typeof voucherStates)[number];

export interface VoucherFacts {
  readonly mark: VoucherMark;
  /** Minor units. */
  readonly remaining: number;
  /** Last day on which it can be used; absent: no end. */
  readonly validUntil?: CalendarDate | undefined;
}

/** @param today the venue's day */
export function voucherStateOf(
  { mark, remaining, validUntil }: VoucherFacts,
  today: CalendarDate,
): VoucherState {
  if (mark !== 'active') return mark;
  if (remaining === 0) return 'used';
  return validUntil !== undefined && validUntil < today ? 'expired' : 'usable';
}

/** Last day of a gift card sold today. @param months absent: no end */
export const validUntilOf = (
  today: CalendarDate,
  months: number | null | undefined,
): CalendarDate | undefined => (months ? addMonths(today, months) : undefined);

/** As long as this, whoever gets something back onto a gift card can use it. */
export const USABLE_AFTER_RETURN_DAYS = 30;

/** Last day of a gift card onto which something goes back today. */
export function validAfterReturn(
  validUntil: CalendarDate | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  if (validUntil === undefined) return undefined;
  const atLeast = addDays(today, USABLE_AFTER_RETURN_DAYS);
  return validUntil < atLeast ? atLeast : validUntil;
}

/** What a gift card pays of an amount, and what is left to be paid in another way, in minor units. */
export function paidByVoucher(
  due: number,
  remaining: number,
): { readonly byVoucher: number; readonly rest: number } {
  const byVoucher = Math.min(due, remaining);
  return { byVoucher, rest: due - byVoucher };
}
