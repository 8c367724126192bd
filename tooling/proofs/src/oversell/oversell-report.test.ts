import type { Finding } from '../checks/findings';
import { verdictOfRounds } from './oversell-report';

const right: Finding = { check: 'no slot oversold', wrong: [] };
const wrong: Finding = { check: 'no slot oversold', wrong: ['41 in 40 places'] };

const round = (
  change: {
    findings?: Finding[];
    naive?: number;
    tables?: number;
    treatments?: number;
    seated?: Finding[];
    overlaps?: number;
  } = {},
) => {
  const {
    findings = [right],
    naive = 12,
    tables = 7,
    treatments = 9,
    seated = [right],
    overlaps = 3,
  } = change;
  const counts = { operations: 10, refused: 1, perSecond: 5, stays: 2 };
  return {
    findings,
    naive,
    shared: { tables, treatments },
    resources: { ...counts, findings: seated, naive: overlaps },
  };
};

test.each([
  ['everything right, every control wrong', [round(), round()], 'proven'],
  ['one slot oversold', [round(), round({ findings: [right, wrong] })], 'not proven'],
  ['two at one table', [round({ seated: [wrong] })], 'not proven'],
  ['a control that did not oversell', [round(), round({ naive: 0 })], 'void'],
  ['a control that seated nobody at a table of others', [round({ tables: 0 })], 'void'],
  ['a control that gave no therapist or room twice', [round({ treatments: 0 })], 'void'],
  ['a control without an overlap', [round({ overlaps: 0 })], 'void'],
  ['nothing at all', [], 'void'],
] as const)('%s', (_, rounds, verdict) => {
  expect(verdictOfRounds(rounds)).toBe(verdict);
});
