import type { Placed } from './document';
import { bindingsOf, type Knowledge, wordsOf } from './words';

const known: Knowledge = {
  ids: [
    new Map([
      ['bookings', ['b1', 'b2']],
      ['services', ['s1']],
    ]),
    new Map([['bookings', ['c1']]]),
  ],
  byPath: new Map([['/reservation/{id}', 'bookings']]),
  byField: new Map([['_service', 'services']]),
  venue: ['v1', 'fjord'],
  days: ['2026-06-15'],
};
const id = { name: 'id', in: 'path', schema: { pattern: 'x' } };
const operation = (more: Partial<Placed>): Placed => ({
  ...{ operationId: 'one', method: 'put', path: '/reservation/{id}/move', fields: [] },
  ...{ security: [], responses: {} },
  ...more,
});

it('knows the ids of both venues by their kind, and one of each', () => {
  expect(Object.fromEntries(wordsOf(known))).toEqual({
    'of-bookings': ['b1', 'b2', 'c1'],
    'of-services': ['s1'],
    venue: ['v1', 'fjord'],
    days: ['2026-06-15'],
    every: ['b1', 's1', 'c1', '2026-06-15'],
  });
});

it.each<[Partial<Placed>, Record<string, string>]>([
  [{ parameters: [id] }, { 'path.id': 'of-bookings' }],
  [{ parameters: [id], path: '/elsewhere/{id}' }, {}],
  [{ parameters: [{ name: 'id', in: 'path', schema: {} }] }, { 'path.id': 'venue' }],
  [{ parameters: [{ name: 'vendorId', in: 'query' }] }, { 'query.vendorId': 'venue' }],
  [{ parameters: [{ name: 'from', in: 'query', schema: {} }] }, { 'query.from': 'days' }],
  [{ parameters: [{ ...id, name: 'service', in: 'query' }] }, { 'query.service': 'of-services' }],
  [{ parameters: [{ name: 'X-Vendor-Id', in: 'header' }] }, {}],
  [
    { fields: ['_service', 'date', 'comment'] },
    { 'body._service': 'of-services', 'body.date': 'days' },
  ],
])('%j takes %j', (more, expected) => {
  expect(Object.fromEntries(bindingsOf(operation(more), known))).toEqual(expected);
});
