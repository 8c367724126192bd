import type { Asked } from '../profiler/profile';
import { faultsOf } from './judge';

const asked = (change: Partial<Asked>): Asked => ({
  collection: 'bookings',
  operation: 'find',
  plan: 'IXSCAN { _vendor: 1 }',
  keys: 50,
  documents: 50,
  groups: false,
  wanted: 50,
  sorted: false,
  millis: 1,
  ...change,
});

test.each([
  ['by its index', 'listCustomers', {}, 0],
  ['ten documents for one', 'listCustomers', { documents: 500 }, 0],
  ['more than that', 'listCustomers', { documents: 501 }, 1],
  ['a few for nothing', 'listCustomers', { documents: 10, wanted: 0 }, 0],
  ['more for nothing', 'listCustomers', { documents: 11, wanted: 0 }, 1],
  ['a sum over what it reads', 'getReport', { groups: true, documents: 9_000, wanted: 9_000 }, 0],
  ['a sum that reads the rest too', 'getReport', { groups: true, documents: 501 }, 1],
  ['a whole collection, however small', 'listBookings', { plan: 'COLLSCAN', documents: 3 }, 1],
  ['a page sorted', 'listMessages', { sorted: true, documents: 200, wanted: 200 }, 0],
  ['more than a page sorted', 'listMessages', { sorted: true, documents: 201, wanted: 200 }, 1],
  ['a page of many, where it is allowed', 'listBookings', { sorted: true, documents: 20_000 }, 0],
  ['beyond what is allowed', 'listBookings', { sorted: true, documents: 20_001 }, 2],
  ['many for a page without sorting', 'listBookings', { documents: 20_000 }, 1],
  ['keys alone', 'getReport', { groups: true, documents: 0, wanted: 9_000 }, 0],
] as const)('%s', (_, operation, change, faults) => {
  expect(faultsOf(operation, [asked(change)])).toHaveLength(faults);
});
