import type { AgeBand, BookedAgeBand } from './age-bands';
import type { PricedLine } from './money';

/** Who or what a line of a price is for. */
export const priceLineKinds = ['participants', 'adults', 'children', 'band', 'addon'] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];

/** One line of what a booking costs: how many, at which price, and what that makes. Minor units. */
export interface PriceLine extends PricedLine {
  readonly kind: PriceLineKind;
  /** What the band or the addon is called; absent of the others. */
  readonly name?: string;
  /** Of a band: the first and the last age in it. */
  readonly from?: number;
  readonly to?: number;
  readonly amount: number;
}

interface Priced {
  /** Minor units for one at the full price; none: free. */
  readonly price?: number | null | undefined;
  /** Children included. */
  readonly participants: number;
  readonly numberOfChildren?: number | undefined;
  /** Only where the service sets prices for ages. */
  readonly ageBands?:
    | readonly (Pick<BookedAgeBand, 'price' | 'count'> &
        Partial<Pick<AgeBand, 'name' | 'from' | 'to'>>)[]
    | undefined;
  readonly addons?: readonly (PricedLine & { readonly name?: string })[] | undefined;
}

/**
 * What a booking costs, line by line; the amounts of the lines are its total. Without prices for ages everybody is on
 * one line. With them: the adults, each band that somebody belongs to, and the children of no band, who pay the full
 * price. A line of addons follows each.
 */
export function priceLines({
  price,
  participants,
  numberOfChildren = 0,
  ageBands = [],
  addons = [],
}: Priced): PriceLine[] {
  const full = price ?? 0;
  const inBands = ageBands.reduce((sum, { count }) => sum + count, 0);
  const line = (
    kind: PriceLineKind,
    priced: PricedLine,
    more: Pick<PriceLine, 'name' | 'from' | 'to'> = {},
  ): PriceLine[] =>
    priced.quantity > 0
      ? [
          {
            ...{ kind, price: priced.price, quantity: priced.quantity },
            ...(more.name !== undefined && { name: more.name }),
            ...(more.from !== undefined && { from: more.from }),
            ...(more.to !== undefined && { to: more.to }),
            amount: priced.price * priced.quantity,
          },
        ]
      : [];
  const children = Math.max(0, Math.min(participants, numberOfChildren) - inBands);
  const party =
    ageBands.length === 0
      ? line('participants', { price: full, quantity: participants })
      : [
          ...line('adults', { price: full, quantity: participants - inBands - children }),
          ...ageBands.flatMap((band) => line('band', { ...band, quantity: band.count }, band)),
          ...line('children', { price: full, quantity: children }),
        ];
  return [
    ...party,
    ...addons.flatMap(({ name, ...addon }) =>
      line('addon', addon, name === undefined ? {} : { name }),
    ),
  ];
}
