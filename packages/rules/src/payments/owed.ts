import type { MoneyBalance } from './money-balance';

/**
 * What a guest still owes for a thing, in minor units: its price and fees, less what was paid, is reserved or
 * was written off. Never less than nothing.
 */
export const owedOf = (
  total: number,
  { paid, reserved, fees }: Pick<MoneyBalance, 'paid' | 'reserved' | 'fees'>,
): number => Math.max(0, total + fees - paid - reserved);
