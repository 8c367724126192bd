import { shareOf } from '../../money/minor-units';

/** How much of a booking is paid when it is made. */
export type PrepaidPart =
  | { readonly kind: 'all' }
  /** 1 to 10,000; 2,500 are a quarter. */
  | { readonly kind: 'share'; readonly basisPoints: number }
  /** Minor units for each of the party, children included. */
  | { readonly kind: 'perHead'; readonly amount: number };

/**
 * What is to be paid now, in minor units: never more than the total, and at least one unit of a booking that
 * costs anything.
 */
export function prepaidAmount(
  part: PrepaidPart,
  { total, participants }: { readonly total: number; readonly participants: number },
): number {
  if (total === 0) return 0;
  return Math.min(total, Math.max(1, wished(part, total, participants)));
}

function wished(part: PrepaidPart, total: number, participants: number): number {
  switch (part.kind) {
    case 'all':
      return total;
    case 'share':
      return shareOf(total, part.basisPoints);
    case 'perHead':
      return part.amount * participants;
  }
}
