import type { Asked } from '../../profiler/profile';
import { summedUp } from './read-work';

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

test('counts a find against what it answered, however little that was', () => {
  const { finds } = summedUp([asked({}), asked({ documents: 40, wanted: 0 })], 1);
  expect(finds).toEqual({ documents: 90, wanted: 50, worst: 40 });
});

test('does not hide what finds read behind what groups take in', () => {
  const wasteful = asked({ documents: 3_000, wanted: 20 });
  const group = asked({ operation: 'aggregate', groups: true, documents: 0, wanted: 100_000 });
  const { finds, groupings } = summedUp([wasteful, group], 1);
  expect(finds.worst).toBe(150);
  expect(groupings).toEqual({ documents: 0, wanted: 100_000, worst: 0 });
});

test('tells a mean per request', () => {
  expect(summedUp([asked({}), asked({ documents: 100 })], 2).finds.documents).toBe(75);
});

test('names each index once', () => {
  const branch = 'IXSCAN { _vendor: 1, _customer: 1 }';
  const { plans } = summedUp([asked({ plan: `${branch}, ${branch}` }), asked({ plan: branch })], 1);
  expect(plans).toEqual([`bookings ${branch}`]);
});
