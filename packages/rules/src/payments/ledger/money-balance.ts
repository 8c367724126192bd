/** What an entry in the ledger of money says of its amount. */
export const moneyKinds = [
  /** The provider has reserved it. */
  'authorised',
  /** What was reserved has been given back, without having been taken. */
  'released',
  /** The venue has it. */
  'captured',
  /** It has been returned to the guest. */
  'refunded',
  /** Owed by the guest under the terms: a late cancellation, a no-show. */
  'fee',
  /** The venue no longer asks for it. */
  'writeOff',
] as const;

export type MoneyKind = (typeof moneyKinds)[number];

export interface MoneyLine {
  readonly kind: MoneyKind;
  /** Minor units, above 0: the kind says which way it counts. */
  readonly amount: number;
}

/** Sums of one thing's entries in one currency, in minor units. */
export interface MoneyBalance {
  /** Reserved, and neither taken nor given back. */
  readonly reserved: number;
  readonly captured: number;
  readonly refunded: number;
  /** What the venue keeps: captured less refunded. */
  readonly paid: number;
  /** Fees less what was written off. */
  readonly fees: number;
}

/** What entries come to: a balance is never stored. */
export function balanceOf(lines: readonly MoneyLine[]): MoneyBalance {
  const sum = (kind: MoneyKind) =>
    lines.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0);
  const [captured, refunded] = [sum('captured'), sum('refunded')];
  return {
    reserved: sum('authorised') - sum('released') - captured,
    captured,
    refunded,
    paid: captured - refunded,
    fees: sum('fee') - sum('writeOff'),
  };
}
