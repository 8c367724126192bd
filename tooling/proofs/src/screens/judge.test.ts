import type { Asked } from '../profiler/profile';
import { faultsOf } from './judge';

const asked = (change: Partial<Asked>): Asked => ({
  collection: 'bookings',
  operation: 'find',
  plan: 'IXSCAN { _vendor: 1 }',
  keys: 50,
  documents: 50,
  returned: 50,
  sorted: false,
  millis: 1,
  ...change,
});

test.each([
  ['by its index', 'listBookings', {}, 0],
  ['ten times and a few', 'listBookings', { documents: 550 }, 0],
  ['more than that', 'listBookings', { documents: 551 }, 1],
  ['a little for nothing', 'listBookings', { documents: 50, returned: 0 }, 0],
  ['much for nothing', 'listBookings', { documents: 51, returned: 0 }, 1],
  ['a whole collection, however small', 'listBookings', { plan: 'COLLSCAN', documents: 3 }, 1],
  ['a page sorted', 'listMessages', { sorted: true, documents: 200, returned: 200 }, 0],
  ['more than a page sorted', 'listMessages', { sorted: true, documents: 201, returned: 200 }, 1],
  [
    'sorted where it is said',
    'listBookings',
    { sorted: true, documents: 9_000, returned: 9_000 },
    0,
  ],
  ['nothing but keys', 'getReport', { documents: 0, returned: 9_000 }, 0],
] as const)('%s', (_, operation, change, faults) => {
  expect(faultsOf(operation, [asked(change)])).toHaveLength(faults);
});
