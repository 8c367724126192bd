/** How much each section has to do. See docs/domain/dining-room.md. */

/** How far ahead a section looks, in minutes. */
export const SOON_MINUTES = 30;

/** A party of the evening; times are minutes from midnight of its day. */
export interface SectionParty {
  readonly participants: number;
  readonly tables: readonly { readonly _table: string }[];
  readonly from: number;
  readonly until: number;
  /** They have come, and have not left. */
  readonly isPresent: boolean;
}

export interface SectionCovers {
  /** Of those who sit. */
  now: number;
  /** Of those who come within half an hour; who is late still counts. */
  soon: number;
}

/**
 * Covers by section. A party at tables of several sections is counted once, where its first table is.
 * @param sectionOf the section of a table, if it has one
 * @param parties listed ones: neither cancelled nor gone
 */
export function sectionCovers(
  parties: readonly SectionParty[],
  sectionOf: (table: string) => string | null | undefined,
  at: number,
): Map<string, SectionCovers> {
  const covers = new Map<string, SectionCovers>();
  for (const { participants, tables, from, until, isPresent } of parties) {
    const section = tables[0] && sectionOf(tables[0]._table);
    if (!section) continue;
    const counted = covers.get(section) ?? { now: 0, soon: 0 };
    covers.set(section, counted);
    if (isPresent) counted.now += participants;
    else if (from <= at + SOON_MINUTES && until > at) counted.soon += participants;
  }
  return covers;
}
