import { Types } from 'mongoose';
import { changesBetween } from './changes-between';

const id = new Types.ObjectId();

describe('changesBetween', () => {
  it.each<[string, object | null, object | null, object]>([
    ['nothing', null, null, {}],
    ['a creation', null, { a: 1 }, { after: { a: 1 } }],
    ['a deletion', { a: 1 }, null, { before: { a: 1 } }],
    ['a change', { a: 1, b: 2 }, { a: 1, b: 3 }, { before: { b: 2 }, after: { b: 3 } }],
    ['a new field', { a: 1 }, { a: 1, b: 3 }, { before: {}, after: { b: 3 } }],
    ['a field that went', { a: 1, b: 2 }, { a: 1 }, { before: { b: 2 }, after: {} }],
    [
      'equal ids and lists',
      { r: id, l: [1, { x: id }] },
      { r: new Types.ObjectId(id), l: [1, { x: id }] },
      { before: {}, after: {} },
    ],
    [
      'a secret',
      { passwordHash: 'a' },
      { passwordHash: 'b' },
      { before: { passwordHash: '(secret)' }, after: { passwordHash: '(secret)' } },
    ],
    [
      'housekeeping',
      { version: 1, a: 1 },
      { version: 2, a: 2 },
      { before: { a: 1 }, after: { a: 2 } },
    ],
  ])('tells %s', (_name, before, after, expected) => {
    expect(changesBetween(before, after)).toEqual(expected);
  });
});
