import { isSamePlan, mergedPlan, planDifferences } from './merge';
import { type EditedPlan, type EditedTable, emptyPlan } from './plan-parts';

const table = (_id: string, given: Partial<EditedTable> = {}): EditedTable => ({
  ...{ _id, name: `T${_id}`, guestCount: 4, minGuests: 1, radius: 8, rotation: 0 },
  ...{ position: { posX: 10, posY: 10 }, size: { width: 10, height: 10 } },
  ...{ attributes: [], section: null },
  ...given,
});
const planOf = (tables: EditedTable[], given: Partial<EditedPlan> = {}): EditedPlan => ({
  ...emptyPlan,
  tables,
  ...given,
});
const base = planOf([table('1'), table('2')]);
const moved = table('1', { position: { posX: 50, posY: 50 } });
const named = table('1', { name: 'Bay' });

test.each<[string, EditedPlan, EditedPlan, EditedTable[]]>([
  [
    'mine and theirs, of two tables',
    planOf([moved, table('2')]),
    planOf([table('1'), table('2', { guestCount: 6 })]),
    [moved, table('2', { guestCount: 6 })],
  ],
  [
    'mine, where both changed one',
    planOf([moved, table('2')]),
    planOf([named, table('2')]),
    [moved, table('2')],
  ],
  ['theirs, where I changed nothing', base, planOf([named, table('2')]), [named, table('2')]],
  [
    'what both added',
    planOf([...base.tables, table('8')]),
    planOf([...base.tables, table('9')]),
    [table('1'), table('2'), table('9'), table('8')],
  ],
  ['nothing that either deleted', planOf([table('1')]), planOf([table('2')]), []],
  [
    'what they deleted and I changed',
    planOf([moved, table('2')]),
    planOf([table('2')]),
    [table('2'), moved],
  ],
])('the merged plan has %s', (_, mine, theirs, tables) => {
  expect(mergedPlan(base, mine, theirs).tables).toEqual(tables);
});

test('a merged plan refers to nothing that is gone', () => {
  const pair = { _id: 'p', name: 'Pair', tables: ['1', '2'], minGuests: 1, guestCount: 8 };
  const section = { _id: 's', name: 'Window', color: '#336699' };
  const was = planOf(base.tables as EditedTable[], { sections: [section] });
  const mine = { ...was, combinations: [pair], tables: [table('1', { section: 's' }), table('2')] };
  const theirs = { ...was, sections: [], tables: [table('1')] };
  const merged = mergedPlan(was, mine, theirs);
  expect(merged).toMatchObject({ combinations: [], sections: [] });
  expect(merged.tables).toEqual([table('1')]);
});

test('differences name what they changed, and where I changed the same', () => {
  const mine = planOf([moved, table('2')]);
  const theirs = planOf([named, table('3')]);
  expect(
    planDifferences(base, mine, theirs).map(({ _id, isMine, theirs: there }) => [
      _id,
      isMine,
      there !== undefined,
    ]),
  ).toEqual([
    ['1', true, true],
    ['2', false, false],
    ['3', false, true],
  ]);
});

test.each<[string, Partial<EditedPlan>, Partial<EditedPlan>, Partial<EditedPlan>]>([
  ['theirs, where I chose none', {}, { _background: 'a' }, { _background: 'a' }],
  ['mine, where both chose one', { _picture: 'a' }, { _picture: 'b' }, { _picture: 'a' }],
  [
    'mine beside their strength',
    { _background: 'a' },
    { backgroundOpacity: 20 },
    { _background: 'a', backgroundOpacity: 20 },
  ],
])('the merged plan has the picture that is %s', (_, mine, theirs, expected) => {
  expect(mergedPlan(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    ...base,
    ...expected,
  });
});

test('differences name the pictures that they changed, and where I changed the same', () => {
  const mine = { ...base, _background: 'a', backgroundOpacity: 20 };
  const theirs = { ...base, _background: 'b', _picture: 'c' };
  expect(planDifferences(base, mine, theirs)).toEqual([
    { list: 'room', _id: '_background', base: null, mine: 'a', theirs: 'b', isMine: true },
    { list: 'room', _id: '_picture', base: null, mine: null, theirs: 'c', isMine: false },
  ]);
});

test('plans are the same by what they say', () => {
  expect(isSamePlan(base, planOf([table('1'), table('2')]))).toBe(true);
  expect(isSamePlan(base, planOf([moved, table('2')]))).toBe(false);
  expect(isSamePlan(base, { ...base, _background: 'a' })).toBe(false);
});
