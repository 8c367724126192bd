import type { MoneyBalance } from './money-balance';

/**
 * What a guest still owes for a thing, in minor units: its price and fees, less what was paid, is reserved or
 * was written off. Never less than nothing.
 */
export const owedOf = (
  total: number,
  { paid, reserved, fees }: Pick<MoneyBalance, 'paid' | 'reserved' | 'fees'>,
): number => Math.max(0, total + fees - paid - reserved);

/**
 * Whether what was paid and is reserved for a thing is more than it costs, this payment included. What is reserved by
 * others that nobody has decided on does not count: of several at once the first is kept, and not none.
 * @param undecided that amount, in minor units
 */
export const isTooMuch = (
  total: number,
  { paid, reserved, fees }: Pick<MoneyBalance, 'paid' | 'reserved' | 'fees'>,
  undecided: number,
): boolean => paid + reserved - undecided > total + fees;
