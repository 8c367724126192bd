import { type SectionParty, sectionCovers } from './section-covers';

const AT = 1140;
const sections: Record<string, string> = { a1: 'a', a2: 'a', b1: 'b' };
const party = (tables: string[], change: Partial<SectionParty> = {}): SectionParty => ({
  participants: 2,
  tables: tables.map((_table) => ({ _table })),
  from: 1080,
  until: 1200,
  isPresent: true,
  ...change,
});
const coversOf = (...parties: SectionParty[]) =>
  Object.fromEntries(sectionCovers(parties, (table) => sections[table], AT));

test.each<[string, SectionParty[], object]>([
  ['nobody', [], {}],
  ['who sits', [party(['a1']), party(['a2'], { participants: 4 })], { a: { now: 6, soon: 0 } }],
  ['who stays beyond their time', [party(['a1'], { until: 1100 })], { a: { now: 2, soon: 0 } }],
  [
    'who comes within half an hour',
    [party(['b1'], { isPresent: false, from: 1170, until: 1290 })],
    { b: { now: 0, soon: 2 } },
  ],
  [
    'not who comes later',
    [party(['b1'], { isPresent: false, from: 1171, until: 1290 })],
    { b: { now: 0, soon: 0 } },
  ],
  ['who is late', [party(['b1'], { isPresent: false })], { b: { now: 0, soon: 2 } }],
  [
    'not who never came',
    [party(['b1'], { isPresent: false, until: 1140 })],
    { b: { now: 0, soon: 0 } },
  ],
  ['a large party once, at its first table', [party(['b1', 'a1'])], { b: { now: 2, soon: 0 } }],
  ['nobody without a section', [party(['c1']), party([])], {}],
])('a section counts %s', (_, parties, expected) => {
  expect(coversOf(...parties)).toEqual(expected);
});
