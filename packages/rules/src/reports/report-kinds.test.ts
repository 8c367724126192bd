import {
  type FigureName,
  type FigureUnit,
  figureNames,
  figureUnits,
  type ReportKind,
  reportKinds,
} from './report-kinds';

const kinds: readonly ReportKind[] = reportKinds;
const names: readonly FigureName[] = figureNames;
const units: readonly FigureUnit[] = figureUnits;

it.each([
  ['report', kinds],
  ['figure', names],
  ['unit', units],
])('names every %s once, as addresses and columns can carry it', (_, all) => {
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => !/^[a-z][A-Za-z-]*$/.test(name))).toEqual([]);
});
