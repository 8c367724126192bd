import type { TableAttribute } from '../room/floor-plan';

/** What a party would like of its table. It is noted, never promised. See docs/domain/dining-room.md. */
export interface TableWish {
  readonly attributes: readonly TableAttribute[];
  /** Id of the table that they like. */
  readonly table?: string | undefined;
}

/** What of a wish came true. */
export interface GrantedWish {
  readonly attributes: readonly TableAttribute[];
  readonly table: boolean;
}

interface TableWithAttributes {
  readonly _id: string;
  readonly attributes?: readonly string[] | undefined;
}

/** What the tables of a party give it of its wish: of several tables, one that has it is enough. */
export const grantedWish = (
  { attributes, table }: TableWish,
  tables: readonly TableWithAttributes[],
): GrantedWish => ({
  attributes: attributes.filter((wished) =>
    tables.some((one) => one.attributes?.includes(wished) ?? false),
  ),
  table: tables.some(({ _id }) => _id === table),
});

/** What guests may wish for in these rooms: what at least one table at which somebody can sit has. */
export function attributesOffered(
  rooms: readonly {
    readonly tables: readonly {
      readonly guestCount: number;
      readonly attributes?: readonly TableAttribute[] | undefined;
    }[];
  }[],
): TableAttribute[] {
  const offered = rooms
    .flatMap(({ tables }) => tables)
    .filter(({ guestCount }) => guestCount > 0)
    .flatMap(({ attributes = [] }) => attributes);
  return [...new Set(offered)];
}
