import { boundsOf, overlap } from './geometry';
import {
  type EditedPlan,
  type EditedTable,
  emptyPlan,
  newShape,
  newTable,
  partsOf,
  shapeNumbers,
  withCopies,
  without,
  withoutSection,
  withParts,
} from './plan-parts';
import { startingPlan, tableForm } from './table-forms';

const ids = () => {
  let last = 100;
  return () => {
    last += 1;
    return String(last);
  };
};
const table = (_id: string, given: Partial<EditedTable> = {}): EditedTable => ({
  ...{ _id, name: `T${_id}`, guestCount: 4, minGuests: 1, radius: 8, rotation: 0 },
  ...{ position: { posX: 10, posY: 10 }, size: { width: 10, height: 10 } },
  ...{ attributes: [], section: null },
  ...given,
});
const plan: EditedPlan = {
  ...emptyPlan,
  tables: [table('1', { section: 's' }), table('2'), table('3')],
  combinations: [
    { _id: 'a', name: '1 + 2', tables: ['1', '2'], minGuests: 5, guestCount: 8 },
    { _id: 'b', name: 'All', tables: ['1', '2', '3'], minGuests: 9, guestCount: 12 },
  ],
  shapes: [
    {
      ...{ _id: 'w', kind: 'wall', rotation: 0 },
      ...{ position: { posX: 0, posY: 0 }, size: { width: 30, height: 2 } },
    },
  ],
  sections: [{ _id: 's', name: 'Window', color: '#336699' }],
};

test('a deleted table leaves its combinations, and one of a single table goes with it', () => {
  const { tables, combinations } = without(plan, new Set(['1']));
  expect(tables.map(({ _id }) => _id)).toEqual(['2', '3']);
  expect(combinations).toMatchObject([{ _id: 'b', tables: ['2', '3'] }]);
});

test('a deleted section leaves its tables', () => {
  const { tables, sections } = withoutSection(plan, 's');
  expect(sections).toEqual([]);
  expect(tables.map(({ section }) => section)).toEqual([null, null, null]);
});

test('copies are named on, lie aside and belong to no combination', () => {
  const { plan: next, ids: copies } = withCopies(plan, partsOf(plan, new Set(['1', 'w'])), ids());
  expect(copies).toEqual(['101', '102']);
  expect(next.tables.at(-1)).toMatchObject({
    ...{ _id: '102', name: 'T4', section: 's' },
    position: { posX: 13, posY: 13 },
  });
  expect(next.shapes.at(-1)).toMatchObject({ _id: '101', position: { posX: 3, posY: 3 } });
  expect(next.combinations).toBe(plan.combinations);
});

test('a copy in another room has none of its sections and is named after its like', () => {
  const { plan: next } = withCopies(emptyPlan, partsOf(plan, new Set(['1'])), ids());
  expect(next.tables).toMatchObject([{ name: 'T2', section: null }]);
});

test('in the corner a copy lies to the upper left', () => {
  const corner = table('9', { position: { posX: 90, posY: 90 } });
  const { plan: next } = withCopies(emptyPlan, [corner], ids());
  expect(next.tables[0]?.position).toEqual({ posX: 87, posY: 87 });
});

test('a new table stands where nothing is and continues the numbering', () => {
  const full = startingPlan({ 2: 6, 4: 4, 6: 2, 8: 1 }, false, ids());
  const added = newTable(full, tableForm(4, true), 'new');
  expect(added).toMatchObject({ _id: 'new', name: 'T14', guestCount: 4, radius: 50 });
  expect(full.tables.some((each) => overlap(boundsOf(each), boundsOf(added)))).toBe(false);
});

test('where everything is taken, it stands in the middle', () => {
  const hall = table('1', { position: { posX: 0, posY: 0 }, size: { width: 100, height: 100 } });
  const added = newTable({ ...emptyPlan, tables: [hall] }, tableForm(2, true), 'new');
  expect(added.position).toEqual({ posX: 46, posY: 44.67 });
});

test('a new shape finds its place too', () => {
  expect(newShape(plan, 'door', 'd')).toMatchObject({ kind: 'door', _id: 'd', rotation: 0 });
});

test('changed parts take their places, the others stay themselves', () => {
  const next = withParts(plan, [table('2', { name: 'Bay' })]);
  expect(next.tables[1]?.name).toBe('Bay');
  expect(next.tables[0]).toBe(plan.tables[0]);
  expect(next.shapes[0]).toBe(plan.shapes[0]);
});

test('shapes are numbered by kind, where there are several of a kind', () => {
  const [wall] = plan.shapes;
  if (!wall) throw new Error('The plan has a wall.');
  const shapes = [wall, { ...wall, _id: 'd', kind: 'door' as const }, { ...wall, _id: 'w2' }];
  expect([...shapeNumbers(shapes)]).toEqual([
    ['w', 1],
    ['w2', 2],
  ]);
  expect(shapeNumbers([wall]).size).toBe(0);
});
