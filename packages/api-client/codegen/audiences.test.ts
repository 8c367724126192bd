import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answersJson, clientsOf, OPEN_OPERATIONS } from './audiences.cjs';

interface Operation {
  operationId: string;
  'x-audience'?: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(resolve(__dirname, '..', 'openapi.json'), 'utf8'),
);
const definitions = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.values(operations).map((operation) => ({ path, operation })),
);

function find(operationId: string) {
  const found = definitions.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`The document has no ${operationId}`);
  return found;
}

test.each([
  ['listBookings', ['admin']],
  ['getOwnUser', ['admin']],
  ['login', ['staff-sign-in', 'hub']],
  ['getMe', ['admin', 'hub']],
  ['listOwnSessions', ['admin', 'hub']],
  ['getPasskeys', ['admin']],
  ['getSecondFactor', ['admin']],
  ['requestPasswordReset', ['staff-sign-in', 'hub']],
  ['confirmEmail', ['hub']],
  ['requestSignInLink', ['hub']],
  ['signup', ['hub']],
  ['bookActivity', ['hub']],
  ['getActivity', ['admin', 'hub', 'public']],
  ['listActivities', ['hub', 'public']],
  ['listNextTimes', ['hub']],
  ['checkServiceCode', ['hub']],
  ['getVendorBranding', ['staff-sign-in', 'hub', 'public']],
  ['searchVendors', ['public']],
  ['rateBooking', ['public']],
  ['optOutByLink', ['public']],
  ['openOptOutLink', []],
  ['isReady', []],
  ['getSystemStatus', ['public']],
])('%s belongs to %j', (operationId, clients) => {
  expect(clientsOf(find(operationId))).toEqual(clients);
});

test('every operation of the document has its clients, and every row of the table an operation', () => {
  for (const definition of definitions) expect(() => clientsOf(definition)).not.toThrow();
  const decided = definitions
    .filter(({ operation }) => !operation['x-audience'])
    .map(({ path }) => OPEN_OPERATIONS.find(([start]) => path.startsWith(start)));
  expect(OPEN_OPERATIONS.filter((row) => !decided.includes(row))).toEqual([]);
});

test('an operation that nothing decides about stops the generator', () => {
  const operation = { operationId: 'buyVoucher' };
  expect(() => clientsOf({ path: '/api/v1/vouchers', operation })).toThrow('buyVoucher');
  const foreign = { ...operation, 'x-audience': 'partner' };
  expect(() => clientsOf({ path: '/api/v1/vouchers', operation: foreign })).toThrow("'partner'");
});

test.each([
  ['listBookings', true],
  ['logout', true],
  ['exportBookings', false],
  ['getReservationCalendar', false],
  ['streamMyEvents', false],
])('%s answers JSON, or nothing: %s', (operationId, expected) => {
  expect(answersJson(find(operationId).operation)).toBe(expected);
});
