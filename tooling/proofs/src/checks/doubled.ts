import type { Acknowledged } from '../clients/acknowledged';
import type { Finding } from './findings';
import { overlapping, type Taking } from './overlapping';
import type { Stored, StoredBooking } from './stored';

type Seated = Pick<Stored, 'bookings' | 'occupations' | 'blocks'>;

/**
 * No two parties or blocks have a table at once, and nobody has one twice. Parties are read from bookings,
 * blocks from the record of who has each table.
 */
export function doubled(
  stored: Seated,
  { blocks: acknowledged }: Pick<Acknowledged, 'blocks'>,
): Finding {
  const known = new Set(stored.blocks);
  const wrong = sharedTables(stored);
  const lost = [...acknowledged].filter((id) => !known.has(id)).map((id) => `block ${id} is lost`);
  const invented = stored.blocks
    .filter((id) => !acknowledged.has(id))
    .map((id) => `block ${id} is there and no answer told of it`);
  return { check: 'no two at a table, none twice', wrong: [...wrong, ...lost, ...invented] };
}

/** Tables that two parties have at once, and parties that have one twice. */
export function sharedTables({ bookings, occupations, blocks }: Seated): string[] {
  const known = new Set(blocks);
  const blocked = occupations.flatMap(({ _id, occ }): Taking[] => {
    const [, table = '', date = ''] = /^table:(\w+)\|(.+)$/.exec(_id) ?? [];
    const midnight = Date.parse(`${date}T00:00:00Z`) / 60_000;
    return occ
      .filter(({ b }) => known.has(b))
      .map(({ b, s, e }) => ({
        resource: table,
        holder: b,
        from: midnight + s,
        until: midnight + e,
      }));
  });
  const sittings = [...[...bookings.values()].flatMap(sittingsOf), ...blocked];
  return overlapping(sittings).map(
    ([one, other]) => `${one.holder} and ${other.holder} at ${one.resource}`,
  );
}

function sittingsOf({ _id, active, waitingList, tables, start, ...time }: StoredBooking) {
  if (!active || waitingList) return [];
  const midnight = start.getTime() / 60_000;
  return tables.map(({ _table }) => ({
    resource: _table.toHexString(),
    holder: _id.toHexString(),
    from: midnight + time.timeindex,
    until: midnight + time.timeindexEnd,
  }));
}
