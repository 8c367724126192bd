import { reachableSchemas } from './reachable-schemas';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemas = {
  Day: { properties: { times: { type: 'array', items: ref('Time') } } },
  Time: { properties: { room: ref('Room') } },
  Room: { properties: { next: ref('Room') } },
  Guest: { properties: { friend: ref('Guest') } },
};

const namesOf = (...roots: object[]): string[] =>
  Object.keys(reachableSchemas(schemas, roots)).sort();

test.each<[string, object[], string[]]>([
  ['through others', [ref('Day')], ['Day', 'Room', 'Time']],
  ['below a property', [{ properties: { data: ref('Time') } }], ['Room', 'Time']],
  ['of several', [ref('Room'), ref('Guest')], ['Guest', 'Room']],
  ['without a reference', [{ type: 'string' }], []],
  ['unknown to the document', [ref('Table')], []],
])('schemas are found %s', (_, roots, names) => {
  expect(namesOf(...roots)).toEqual(names);
});
