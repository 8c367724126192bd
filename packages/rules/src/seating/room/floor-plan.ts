/** What a dining room may have, and what makes its plan valid. See docs/domain/dining-room.md. */

export const ROOMS_OF_A_VENUE = 20;
export const MAX_TABLES = 300;
export const MAX_SHAPES = 300;
export const MAX_COMBINATIONS = 100;
export const MAX_SECTIONS = 50;
/** Tables that one combination joins. */
export const MAX_JOINED_TABLES = 20;
/** Seats of a table or of a combination. */
export const MAX_SEATS = 200;

/** How strongly the picture beneath a plan shows, in per cent: what stands on it stays legible. */
export const BACKGROUND_OPACITY = 40;
export const LEAST_BACKGROUND_OPACITY = 10;
export const MAX_BACKGROUND_OPACITY = 60;

export const tableAttributes = ['window', 'outside', 'highChair', 'wheelchair'] as const;
export type TableAttribute = (typeof tableAttributes)[number];

export const shapeKinds = ['wall', 'door', 'bar', 'plant'] as const;
export type ShapeKind = (typeof shapeKinds)[number];

/** Parties that a table or a combination seats. */
export interface Seats {
  /** Most guests; at 0 nobody is seated here. */
  readonly guestCount: number;
  /** Fewest guests. */
  readonly minGuests: number;
}

/** What of a plan can contradict itself. */
export interface FloorPlan {
  readonly tables: readonly (Seats & {
    readonly _id: string;
    readonly name: string;
    readonly section: string | null;
  })[];
  readonly combinations: readonly (Seats & {
    readonly _id: string;
    readonly name: string;
    readonly tables: readonly string[];
  })[];
  readonly shapes: readonly { readonly _id: string }[];
  readonly sections: readonly { readonly _id: string; readonly name: string }[];
}

/** What contradicts the rest of the plan; `field` is its path. */
export interface FloorPlanProblem {
  readonly field: string;
  readonly code:
    | 'ID_USED_TWICE'
    | 'INVALID_PARTY'
    | 'NAME_USED_TWICE'
    | 'UNKNOWN_SECTION'
    | 'UNKNOWN_TABLE';
}

/**
 * Every contradiction of a plan: none if it can be saved. Names are compared without case, within
 * tables, combinations and sections each.
 */
export function floorPlanProblems({
  tables,
  combinations,
  shapes,
  sections,
}: FloorPlan): FloorPlanProblem[] {
  const tableIds = new Set(tables.map(({ _id }) => _id));
  const sectionIds = new Set(sections.map(({ _id }) => _id));
  return [
    ...usedTwice('tables', tables),
    ...usedTwice('combinations', combinations),
    ...usedTwice('sections', sections),
    ...repeated(shapes.map(({ _id }) => _id)).map((at) => idUsedTwice('shapes', at)),
    ...tables.flatMap((table, at) => [
      ...partyProblems(`tables.${at}`, table),
      ...(table.section === null || sectionIds.has(table.section)
        ? []
        : [{ field: `tables.${at}.section`, code: 'UNKNOWN_SECTION' } as const]),
    ]),
    ...combinations.flatMap((combination, at) => [
      ...partyProblems(`combinations.${at}`, combination),
      ...combination.tables.flatMap((table, place) =>
        tableIds.has(table)
          ? []
          : [{ field: `combinations.${at}.tables.${place}`, code: 'UNKNOWN_TABLE' } as const],
      ),
    ]),
  ];
}

function partyProblems(path: string, { guestCount, minGuests }: Seats): FloorPlanProblem[] {
  return guestCount > 0 && minGuests > guestCount
    ? [{ field: `${path}.minGuests`, code: 'INVALID_PARTY' }]
    : [];
}

function usedTwice(
  list: string,
  items: readonly { readonly _id: string; readonly name: string }[],
): FloorPlanProblem[] {
  return [
    ...repeated(items.map(({ _id }) => _id)).map((at) => idUsedTwice(list, at)),
    ...repeated(items.map(({ name }) => name.trim().toLowerCase())).map(
      (at) => ({ field: `${list}.${at}.name`, code: 'NAME_USED_TWICE' }) as const,
    ),
  ];
}

const idUsedTwice = (list: string, at: number): FloorPlanProblem => ({
  field: `${list}.${at}._id`,
  code: 'ID_USED_TWICE',
});

/** Where a value stands that stood before. */
function repeated(values: readonly string[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, at) => {
    if (seen.has(value)) return [at];
    seen.add(value);
    return [];
  });
}
