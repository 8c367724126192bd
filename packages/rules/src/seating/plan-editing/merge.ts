import type { EditedPlan } from './plan-parts';

export const planLists = ['tables', 'combinations', 'shapes', 'sections'] as const;
/** What the plan has but once. */
const planFields = ['_background', 'backgroundOpacity', '_picture'] as const;

type Part = EditedPlan[(typeof planLists)[number]][number];
type PlanField = (typeof planFields)[number];

interface Difference<Where, Id, What> {
  readonly list: Where;
  readonly _id: Id;
  readonly base: What;
  readonly mine: What;
  readonly theirs: What;
  /** Both changed it, in two ways: one of the two can stay. */
  readonly isMine: boolean;
}

/** A part of the plan that somebody else has changed since it was opened. Undefined: not there. */
export type PartDifference = Difference<(typeof planLists)[number], string, Part | undefined>;
export type FieldDifference = Difference<'room', PlanField, EditedPlan[PlanField]>;
export type PlanDifference = PartDifference | FieldDifference;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isSamePlan = (one: EditedPlan, other: EditedPlan): boolean =>
  one === other || [...planLists, ...planFields].every((part) => isSame(one[part], other[part]));

/** What others changed, beside what was changed here. */
export const planDifferences = (
  base: EditedPlan,
  mine: EditedPlan,
  theirs: EditedPlan,
): PlanDifference[] => [
  ...planFields.flatMap((_id): FieldDifference[] => {
    const found = { base: base[_id], mine: mine[_id], theirs: theirs[_id] };
    return found.base === found.theirs
      ? []
      : [{ list: 'room', _id, ...found, isMine: differ(found) }];
  }),
  ...planLists.flatMap((list) => {
    const was = byId<Part>(base[list]);
    const here = byId<Part>(mine[list]);
    const there = byId<Part>(theirs[list]);
    const ids = new Set([...was.keys(), ...there.keys()]);
    return [...ids].flatMap((_id) => {
      const found = { base: was.get(_id), mine: here.get(_id), theirs: there.get(_id) };
      if (isSame(found.base, found.theirs)) return [];
      return [{ list, _id, ...found, isMine: differ(found) }];
    });
  }),
];

const differ = ({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', unknown>): boolean =>
  !isSame(base, mine) && !isSame(mine, theirs);

/** What was changed here, on top of what others saved meanwhile; nothing refers to what is gone. */
export function mergedPlan(base: EditedPlan, mine: EditedPlan, theirs: EditedPlan): EditedPlan {
  const tables = merged(base.tables, mine.tables, theirs.tables);
  const sections = merged(base.sections, mine.sections, theirs.sections);
  const tableIds = byId(tables);
  const sectionIds = byId(sections);
  const kept = <Field extends PlanField>(field: Field) =>
    (mine[field] === base[field] ? theirs : mine)[field];
  return {
    _background: kept('_background'),
    backgroundOpacity: kept('backgroundOpacity'),
    _picture: kept('_picture'),
    sections,
    shapes: merged(base.shapes, mine.shapes, theirs.shapes),
    tables: tables.map((table) =>
      table.section === null || sectionIds.has(table.section) ? table : { ...table, section: null },
    ),
    combinations: merged(base.combinations, mine.combinations, theirs.combinations)
      .map((combination) => ({
        ...combination,
        tables: combination.tables.filter((table) => tableIds.has(table)),
      }))
      .filter((combination) => combination.tables.length > 1),
  };
}

const byId = <Item extends { readonly _id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item._id, item]));

function merged<Item extends { readonly _id: string }>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const [was, here, there] = [byId(base), byId(mine), byId(theirs)];
  const kept = theirs.flatMap((item) => {
    const own = here.get(item._id);
    if (!own) return was.has(item._id) ? [] : [item];
    return [isSame(own, was.get(item._id)) ? item : own];
  });
  // new here, or changed here and deleted there
  const added = mine.filter((item) => !there.has(item._id) && !isSame(item, was.get(item._id)));
  return [...kept, ...added];
}
