import { changedHere, staleFields, valueText } from './stale-fields';

const base = { name: 'Kayak', price: '100', times: [{ start: 600 }], active: true };

test.each([
  ['nothing of theirs', base, base, []],
  ['their price', base, { ...base, price: '120' }, [['price', '100', '120', false]]],
  [
    'the same field, two ways',
    { ...base, price: '90' },
    { ...base, price: '120' },
    [['price', '90', '120', true]],
  ],
  [
    'the same field, the same way',
    { ...base, price: '120' },
    { ...base, price: '120' },
    [['price', '120', '120', false]],
  ],
  ['mine alone', { ...base, name: 'Canoe' }, base, []],
  [
    'something deep',
    base,
    { ...base, times: [{ start: 660 }] },
    [['times', [{ start: 600 }], [{ start: 660 }], false]],
  ],
])('%s', (_, mine, theirs, expected) => {
  const found = staleFields(base, mine, theirs);
  expect(found.map((field) => [field.name, field.mine, field.theirs, field.isMine])).toEqual(
    expected,
  );
});

test('what was changed here is what goes on top of the latest', () => {
  expect(changedHere(base, { ...base, name: 'Canoe', active: false })).toEqual([
    ['name', 'Canoe'],
    ['active', false],
  ]);
});

test.each([
  ['', '–'],
  [undefined, '–'],
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  [['65f0a1b2c3d4e5f607182930'], '–'],
  [{ no: { name: 'Kajakk', description: '' } }, 'Kajakk'],
  [[{ _id: '65f0a1b2c3d4e5f607182930', name: 'Towel', quantity: '2' }], 'Towel, 2'],
])('%j reads %j', (value, text) => {
  expect(valueText(value, { yes: 'Yes', no: 'No' })).toBe(text);
});
