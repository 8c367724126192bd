import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { API_VERSIONS, CURRENT_API_VERSION } from '@atrium/rules/access/api-versions';
import { breakingChanges, changesByVersion, unannounced } from './breaking-changes';
import { type Contract, contractIn, type Document, type Schema } from './partners-contract';
import released from './released.json';

const root = resolve(__dirname, '../../../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const document: Document = JSON.parse(read('packages/api-client/openapi.json'));
const today = contractIn(document);
const announced = read('docs/api-changes.md');
// a JSON module's types are those of its values, which say less than the contract
const before: Contract = JSON.parse(JSON.stringify(released.contract));

/** Written so that a test may change it. */
type Changeable<T> = { -readonly [key in keyof T]: Changeable<T[key]> };
type Change = (contract: Changeable<Contract>) => void;

function changed(change: Change): Contract {
  const copy: Changeable<Contract> = JSON.parse(JSON.stringify(today));
  change(copy);
  return copy;
}
const field = (
  contract: Changeable<Contract>,
  schema: string,
  name: string,
): Changeable<Schema> => {
  const found = contract.schemas[schema]?.properties?.[name];
  if (!found) throw new Error(`${schema} has no ${name}`);
  return found;
};
const schemaOf = (contract: Changeable<Contract>, name: string): Changeable<Schema> => {
  const found = contract.schemas[name];
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const operationOf = (contract: Changeable<Contract>, name: string) => {
  const found = contract.operations[name];
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

test('nothing that partners rely on is gone without a version that says so', () => {
  expect(unannounced(breakingChanges(before, today), announced, released.version)).toEqual([]);
});

test('what was released is what keys may call', () => {
  expect(Object.keys(before.operations).length).toBeGreaterThan(60);
  expect(before.operations).toHaveProperty('createBooking');
  expect(Object.keys(before.schemas).length).toBeGreaterThan(100);
});

test('every version has its changes written down, and no other', () => {
  expect([...changesByVersion(announced).keys()]).toEqual([...API_VERSIONS].reverse());
  expect(CURRENT_API_VERSION >= released.version).toBe(true);
});

test.each<[string, Change, { of: string; what: RegExp }]>([
  [
    'an operation that is gone',
    (contract) => {
      delete contract.operations.cancelBooking;
    },
    { of: 'cancelBooking', what: /operation is gone/ },
  ],
  [
    'another address',
    (contract) => {
      operationOf(contract, 'getBooking').at = 'GET /api/v2/booking/{id}';
    },
    { of: 'getBooking', what: /it was at GET/ },
  ],
  [
    'a field of an answer that is gone',
    (contract) => {
      delete schemaOf(contract, 'BookingOutput').properties?.bookingId;
    },
    { of: 'createBooking', what: /bookingId is gone/ },
  ],
  [
    'a field of an answer that may be absent',
    (contract) => {
      const schema = schemaOf(contract, 'BookingOutput');
      schema.required = schema.required?.filter((name) => name !== 'bookingId');
    },
    { of: 'createBooking', what: /bookingId may be absent/ },
  ],
  [
    'another type of a field of an answer',
    (contract) => {
      field(contract, 'BookingOutput', 'participants').type = 'string';
    },
    { of: 'getBooking', what: /participants was integer, and is string/ },
  ],
  [
    'a field of an answer that may be null',
    (contract) => {
      field(contract, 'BookingOutput', 'participants').type = ['integer', 'null'];
    },
    { of: 'getBooking', what: /participants was integer, and is integer or null/ },
  ],
  [
    'a status that is gone',
    (contract) => {
      delete operationOf(contract, 'createBooking').answers['201'];
    },
    { of: 'createBooking', what: /status 201 is gone/ },
  ],
  [
    'an event that is told no more',
    (contract) => {
      schemaOf(contract, 'WebhookEvent').enum?.shift();
    },
    { of: 'webhooks', what: /'booking.created' is gone/ },
  ],
  [
    'a value that is taken no more',
    (contract) => {
      operationOf(contract, 'listBookings').parameters.order = {
        required: false,
        schema: { type: 'string', enum: ['asc'] },
      };
    },
    { of: 'listBookings', what: /order is never 'desc'/ },
  ],
  [
    'one more field that has to be sent',
    (contract) => {
      schemaOf(contract, 'StaffBookingInput').required?.push('comment');
    },
    { of: 'createBooking', what: /comment is needed/ },
  ],
  [
    'a field that is taken no more',
    (contract) => {
      delete schemaOf(contract, 'StaffBookingInput').properties?.comment;
    },
    { of: 'createBooking', what: /comment is gone/ },
  ],
  [
    'a narrower limit of what is sent',
    (contract) => {
      field(contract, 'StaffBookingInput', 'participants').maximum = 1;
    },
    { of: 'createBooking', what: /participants has maximum 1/ },
  ],
  [
    'a parameter that has to be sent',
    (contract) => {
      operationOf(contract, 'listBookings').parameters.venue = {
        required: true,
        schema: { type: 'string' },
      };
    },
    { of: 'listBookings', what: /'venue' is needed/ },
  ],
])('finds %s', (_, change, expected) => {
  const found = breakingChanges(today, changed(change));
  const { of, what } = expected;
  expect(found).toContainEqual({ of, what: expect.stringMatching(what) });
  // and so the first test fails, until a later version names the operation
  expect(unannounced(found, announced, CURRENT_API_VERSION)).toEqual(found);
  const named = [...new Set(found.map((one) => `\`${one.of}\``))].join(', ');
  const later = `# Changes\n\n## 2099-01-01\n\n${named}\n\n## ${CURRENT_API_VERSION}\n`;
  expect(unannounced(found, later, CURRENT_API_VERSION)).toEqual([]);
});

test.each<[string, Change]>([
  [
    'a new operation',
    (contract) => {
      contract.operations.newOne = { ...operationOf(contract, 'getBooking'), at: 'GET /new' };
    },
  ],
  [
    'a new field of an answer',
    (contract) => {
      Object.assign(schemaOf(contract, 'BookingOutput').properties ?? {}, {
        extra: { type: 'string' },
      });
    },
  ],
  [
    'a field that may be sent',
    (contract) => {
      Object.assign(schemaOf(contract, 'StaffBookingInput').properties ?? {}, { extra: {} });
    },
  ],
  [
    'a field that need not be sent any more',
    (contract) => {
      schemaOf(contract, 'StaffBookingInput').required = [];
    },
  ],
])('lets %s be', (_, change) => {
  expect(breakingChanges(today, changed(change))).toEqual([]);
});
