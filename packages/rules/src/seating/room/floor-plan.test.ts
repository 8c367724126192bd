import { type FloorPlan, floorPlanProblems } from './floor-plan';

type Table = FloorPlan['tables'][number];
type Combination = FloorPlan['combinations'][number];

const table = (_id: string, change: Partial<Table> = {}): Table => ({
  ...{ _id, name: `Table ${_id}`, guestCount: 4, minGuests: 1, section: null },
  ...change,
});
const joined = (_id: string, tables: string[], change: Partial<Combination> = {}): Combination => ({
  ...{ _id, name: `Joined ${_id}`, tables, guestCount: 8, minGuests: 5 },
  ...change,
});
const plan = (change: Partial<FloorPlan> = {}): FloorPlan => ({
  tables: [table('a'), table('b')],
  combinations: [joined('c', ['a', 'b'])],
  shapes: [{ _id: 'w' }],
  sections: [{ _id: 's', name: 'By the window' }],
  ...change,
});
const problems = (change: Partial<FloorPlan>) =>
  floorPlanProblems(plan(change)).map(({ field, code }) => `${field} ${code}`);

test.each<[string, Partial<FloorPlan>, string[]]>([
  ['a plan that fits together', {}, []],
  ['an empty plan', { tables: [], combinations: [], shapes: [], sections: [] }, []],
  [
    'a name used twice, whatever its case',
    { tables: [table('a', { name: 'Bay' }), table('b', { name: ' bay' })] },
    ['tables.1.name NAME_USED_TWICE'],
  ],
  [
    'a table and a combination may share a name',
    { combinations: [joined('c', ['a', 'b'], { name: 'Table a' })] },
    [],
  ],
  [
    'ids used twice',
    {
      tables: [table('a'), table('a', { name: 'Other' }), table('b')],
      shapes: [{ _id: 'w' }, { _id: 'w' }],
    },
    ['tables.1._id ID_USED_TWICE', 'shapes.1._id ID_USED_TWICE'],
  ],
  [
    'a section that is gone',
    { tables: [table('a', { section: 's' }), table('b', { section: 't' })] },
    ['tables.1.section UNKNOWN_SECTION'],
  ],
  [
    'a combination of a table that is gone',
    { combinations: [joined('c', ['a', 'x'])] },
    ['combinations.0.tables.1 UNKNOWN_TABLE'],
  ],
  [
    'a smallest party larger than the largest',
    { tables: [table('a', { minGuests: 5 }), table('b')] },
    ['tables.0.minGuests INVALID_PARTY'],
  ],
  ['a table where nobody sits', { tables: [table('a', { guestCount: 0 }), table('b')] }, []],
])('%s', (_, change, found) => {
  expect(problems(change)).toEqual(found);
});
