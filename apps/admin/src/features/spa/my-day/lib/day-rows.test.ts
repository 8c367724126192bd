import type { MyDayOutput, TreatmentOutput } from '@atrium/api-client/admin';
import { dayRows } from './day-rows';

const DATE = '2026-06-19';
const treatment = (timeindexStart: number, change: Partial<TreatmentOutput> = {}) =>
  ({
    _id: `t${timeindexStart}`,
    date: DATE,
    timeindexStart,
    status: 'confirmed',
    ...change,
  }) as TreatmentOutput;

it('puts treatments, pauses and breaks in the order of the day, the night before first', () => {
  const day: MyDayOutput = {
    date: DATE,
    intakes: [],
    shifts: [{ start: 540, end: 1020, breaks: [{ start: 720, end: 750 }] }],
    treatments: [
      treatment(1410, { date: '2026-06-18' }),
      treatment(600),
      treatment(690, { status: 'pause' }),
      treatment(780),
    ],
  };
  expect(dayRows(day).map(({ kind, key }) => [kind, key])).toEqual([
    ['treatment', 't1410'],
    ['treatment', 't600'],
    ['pause', 't690'],
    ['break', 'break 720'],
    ['treatment', 't780'],
  ]);
});
