import { Types } from 'mongoose';
import { behind } from './behind';

const _id = Types.ObjectId.createFromHexString('6b020d326cb4102bf4d27cdd');
const at = new Date('2026-06-15T09:00:00Z');

test.each([
  ['nothing yet', behind(['at'], null), {}],
  [
    'one field, the latest first',
    behind(['at'], { at, _id }),
    { at: { $lte: at }, $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }] },
  ],
  [
    'two fields, the earliest first',
    behind(['start', 'timeindex'], { start: at, timeindex: 600, _id }, 1),
    {
      start: { $gte: at },
      $or: [
        { start: { $gt: at } },
        { start: at, timeindex: { $gt: 600 } },
        { start: at, timeindex: 600, _id: { $gt: _id } },
      ],
    },
  ],
])('%s', (_, asked, expected) => {
  expect(asked).toEqual(expected);
});
