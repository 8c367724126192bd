import type { MyDayOutput, MyDayShift, TreatmentOutput } from '@atrium/api-client/admin';

/** A line of the day: somebody's treatment, a pause, or a break of the shift. */
export type DayRow =
  | {
      readonly kind: 'treatment' | 'pause';
      readonly key: string;
      readonly treatment: TreatmentOutput;
    }
  | { readonly kind: 'break'; readonly key: string; readonly time: MyDayShift['breaks'][number] };

const startOf = (row: DayRow): number =>
  row.kind === 'break' ? row.time.start : row.treatment.timeindexStart;

/** Whose guest is still on the table from the night before comes first. */
const isFromBefore = (row: DayRow, date: string): boolean =>
  row.kind !== 'break' && row.treatment.date < date;

/** Everything of a day, by start. */
export function dayRows({ date, shifts, treatments }: MyDayOutput): DayRow[] {
  const rows: DayRow[] = [
    ...treatments.map((treatment) => ({
      kind: treatment.status === 'pause' ? ('pause' as const) : ('treatment' as const),
      key: treatment._id,
      treatment,
    })),
    ...shifts
      .flatMap(({ breaks }) => breaks)
      .map((time) => ({ kind: 'break' as const, key: `break ${time.start}`, time })),
  ];
  return rows.sort(
    (a, b) =>
      Number(isFromBefore(b, date)) - Number(isFromBefore(a, date)) || startOf(a) - startOf(b),
  );
}
