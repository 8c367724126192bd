import {
  BACKGROUND_OPACITY,
  type Seats,
  type ShapeKind,
  type TableAttribute,
} from '../room/floor-plan';
import { boundsAround, movedBy, overlap, type Placed, placedAt } from './geometry';
import { nextTableName } from './names';

/** A plan while it is edited, as the API answers and takes it. */
export interface EditedPlan {
  readonly tables: readonly EditedTable[];
  readonly combinations: readonly EditedCombination[];
  readonly shapes: readonly EditedShape[];
  readonly sections: readonly EditedSection[];
  /** The picture beneath it. */
  readonly _background: string | null;
  /** How strongly that shows, per cent. */
  readonly backgroundOpacity: number;
  /** The picture that guests see of the room. */
  readonly _picture: string | null;
}

interface Position {
  posX: number;
  posY: number;
}

interface Size {
  width: number;
  height: number;
}

export interface EditedTable extends Seats {
  readonly _id: string;
  readonly name: string;
  /** How round its corners are, per cent of its sides, 0 to 50. */
  readonly radius: number;
  /** Degrees. */
  readonly rotation: number;
  readonly position: Position;
  readonly size: Size;
  readonly attributes: TableAttribute[];
  readonly section: string | null;
}

/** What tables of a kind look like. */
export interface TableForm {
  readonly guestCount: number;
  readonly radius: number;
  readonly size: Size;
}

export interface EditedShape {
  readonly _id: string;
  readonly kind: ShapeKind;
  readonly rotation: number;
  readonly position: Position;
  readonly size: Size;
}

export interface EditedCombination extends Seats {
  readonly _id: string;
  readonly name: string;
  readonly tables: string[];
}

export interface EditedSection {
  readonly _id: string;
  readonly name: string;
  readonly color: string;
}

/** A table or a shape. */
export type PlanPart = EditedTable | EditedShape;

export const emptyPlan: EditedPlan = {
  ...{ tables: [], combinations: [], shapes: [], sections: [] },
  ...{ _background: null, backgroundOpacity: BACKGROUND_OPACITY, _picture: null },
};

export const isTable = (part: PlanPart): part is EditedTable => 'guestCount' in part;

/** The parts of the plan that are named, shapes first, as they lie on each other. */
export const partsOf = ({ tables, shapes }: EditedPlan, ids: ReadonlySet<string>): PlanPart[] =>
  [...shapes, ...tables].filter(({ _id }) => ids.has(_id));

/** The plan with parts in the place of those with their ids. */
export function withParts(plan: EditedPlan, parts: readonly PlanPart[]): EditedPlan {
  const changed = new Map(parts.map((part) => [part._id, part]));
  const swap = <Part extends PlanPart>(part: Part) => (changed.get(part._id) ?? part) as Part;
  return { ...plan, tables: plan.tables.map(swap), shapes: plan.shapes.map(swap) };
}

/** A new table of a form, where nothing stands; it continues the numbering. */
export const newTable = (plan: EditedPlan, form: TableForm, _id: string): EditedTable =>
  inFreeSpot(plan, {
    ...form,
    _id,
    name: nextTableName(plan.tables.map(({ name }) => name)),
    minGuests: 1,
    rotation: 0,
    position: { posX: 0, posY: 0 },
    attributes: [],
    section: null,
  });

const shapeSizes = {
  wall: { width: 30, height: 2 },
  door: { width: 8, height: 3 },
  bar: { width: 30, height: 10 },
  plant: { width: 5, height: 6.67 },
} satisfies Record<ShapeKind, Size>;

export const newShape = (plan: EditedPlan, kind: ShapeKind, _id: string): EditedShape =>
  inFreeSpot(plan, {
    ...{ _id, kind, rotation: 0 },
    position: { posX: 0, posY: 0 },
    size: shapeSizes[kind],
  });

/** The plan without these tables and shapes. A combination that keeps fewer than two tables goes. */
export const without = (plan: EditedPlan, ids: ReadonlySet<string>): EditedPlan => ({
  ...plan,
  tables: plan.tables.filter(({ _id }) => !ids.has(_id)),
  shapes: plan.shapes.filter(({ _id }) => !ids.has(_id)),
  combinations: plan.combinations
    .map((combination) => ({
      ...combination,
      tables: combination.tables.filter((table) => !ids.has(table)),
    }))
    .filter(({ tables }) => tables.length > 1),
});

/** The plan without a section; its tables have none then. */
export const withoutSection = (plan: EditedPlan, id: string): EditedPlan => ({
  ...plan,
  sections: plan.sections.filter(({ _id }) => _id !== id),
  tables: plan.tables.map((table) => (table.section === id ? { ...table, section: null } : table)),
});

/** How far a copy lies from what it copies. */
const ASIDE = 3;

/** The plan with copies of parts, of this plan or another, and the ids of the copies. */
export function withCopies(
  plan: EditedPlan,
  parts: readonly PlanPart[],
  newId: () => string,
): { plan: EditedPlan; ids: string[] } {
  const aside = asideOf(parts);
  const sections = new Set(plan.sections.map(({ _id }) => _id));
  let next = plan;
  const ids = movedBy(parts, aside).map((part) => {
    const _id = newId();
    next = isTable(part)
      ? {
          ...next,
          tables: [
            ...next.tables,
            {
              ...part,
              _id,
              name: nextTableName([...next.tables.map(({ name }) => name), part.name]),
              section: part.section && sections.has(part.section) ? part.section : null,
            },
          ],
        }
      : { ...next, shapes: [...next.shapes, { ...part, _id }] };
    return _id;
  });
  return { plan: next, ids };
}

/** To the lower right, or where there is no room for that, to the upper left. */
function asideOf(parts: readonly Placed[]): { x: number; y: number } {
  if (parts.length === 0) return { x: 0, y: 0 };
  const { right, bottom } = boundsAround(parts);
  return {
    x: right + ASIDE > 100 ? -ASIDE : ASIDE,
    y: bottom + ASIDE > 100 ? -ASIDE : ASIDE,
  };
}

/** Numbers for the shapes of which there are several of a kind, by id: they have no names. */
export function shapeNumbers(shapes: readonly EditedShape[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const kind of new Set(shapes.map((shape) => shape.kind))) {
    const alike = shapes.filter((shape) => shape.kind === kind);
    if (alike.length === 1) continue;
    for (const [index, { _id }] of alike.entries()) numbers.set(_id, index + 1);
  }
  return numbers;
}

const STEP = 2;
/** Between a new part and what stands already. */
const GAP = 2;

/** The first spot from the upper left where it overlaps nothing; in the middle of a full plan. */
function inFreeSpot<Part extends PlanPart>({ tables, shapes }: EditedPlan, part: Part): Part {
  const { width, height } = part.size;
  const taken = [...tables, ...shapes].map((box) => boundsAround([box]));
  for (let top = GAP; top + height <= 100 - GAP; top += STEP) {
    for (let left = GAP; left + width <= 100 - GAP; left += STEP) {
      const spot = {
        left: left - GAP,
        top: top - GAP,
        right: left + width + GAP,
        bottom: top + height + GAP,
      };
      if (!taken.some((box) => overlap(box, spot))) return placedAt(part, left, top);
    }
  }
  return placedAt(part, 50 - width / 2, 50 - height / 2);
}
