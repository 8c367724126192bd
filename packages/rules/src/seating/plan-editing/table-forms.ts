import { MAX_TABLES } from '../room/floor-plan';
import { PLAN_RATIO, rounded } from './geometry';
import { type EditedPlan, type EditedTable, emptyPlan, type TableForm } from './plan-parts';

export const tableSeats = [2, 4, 6, 8] as const;
export type TableSeats = (typeof tableSeats)[number];

/** Sides of a table, in per cent of the plan's width. */
const square = {
  2: [8, 8],
  4: [11, 11],
  6: [16, 11],
  8: [21, 11],
} satisfies Record<TableSeats, readonly [number, number]>;
const diameter = { 2: 8, 4: 11, 6: 14, 8: 17 } satisfies Record<TableSeats, number>;

export function tableForm(guestCount: TableSeats, isRound: boolean): TableForm {
  const [across, down] = isRound
    ? [diameter[guestCount], diameter[guestCount]]
    : square[guestCount];
  return {
    guestCount,
    radius: isRound ? 50 : 8,
    size: { width: across, height: rounded(down * PLAN_RATIO) },
  };
}

/** How many tables of each size a room begins with. */
export type TableCounts = Readonly<Record<TableSeats, number>>;

const GAP = 4;
const SMALLEST = 0.1;

/** A first plan: the tables in rows across the room, the small ones first, as large as it allows. */
export function startingPlan(
  counts: TableCounts,
  isRound: boolean,
  newId: () => string,
): EditedPlan {
  const forms = tableSeats
    .flatMap((seats) => Array.from({ length: counts[seats] }, () => tableForm(seats, isRound)))
    .slice(0, MAX_TABLES);
  for (let scale = 1; ; scale -= 0.05) {
    const tables = inRows(forms, scale);
    const spare = 100 - Math.max(0, ...tables.map(({ bottom }) => bottom));
    if (spare >= 0 || scale <= SMALLEST) {
      const gap = Math.max(0, spare) / ((tables.at(-1)?.row ?? 0) + 2);
      return {
        ...emptyPlan,
        tables: tables.map(
          ({ form, left, top, row }, index): EditedTable => ({
            ...{ _id: newId(), name: `T${index + 1}`, guestCount: form.guestCount, minGuests: 1 },
            ...{ radius: form.radius, rotation: 0, attributes: [], section: null },
            position: { posX: rounded(left), posY: rounded(top + gap * (row + 1)) },
            size: scaled(form, scale),
          }),
        ),
      };
    }
  }
}

const scaled = ({ size }: TableForm, scale: number) => ({
  width: rounded(size.width * scale),
  height: rounded(size.height * scale),
});

function inRows(forms: readonly TableForm[], scale: number) {
  const [across, down] = [GAP * scale, GAP * PLAN_RATIO * scale];
  let [left, top, tallest, row] = [across, down, 0, 0];
  return forms.map((form) => {
    const { width, height } = scaled(form, scale);
    if (left + width + across > 100)
      [left, top, tallest, row] = [across, top + tallest + down, 0, row + 1];
    const placed = { form, left, top, row, bottom: top + height + down };
    left += width + across;
    tallest = Math.max(tallest, height);
    return placed;
  });
}
