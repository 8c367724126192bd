import { type Called, describeCallers } from './callers';

const bearer = [{ bearer: [] }];

it.each<[string, Called]>([
  ['For everyone, without signing in.', {}],
  ['For everyone, without signing in.', { security: [] }],
  ['For everyone who is signed in.', { security: bearer }],
  ['For guests.', { security: bearer, 'x-audience': 'guest' }],
  ['For staff.', { security: bearer, 'x-audience': 'staff', 'x-least-level': 1 }],
  ['For staff from level 3 up.', { security: bearer, 'x-audience': 'staff', 'x-least-level': 3 }],
  [
    'For staff, and for partners with the scope `guests.read`.',
    {
      ...{ security: bearer, 'x-audience': 'staff', 'x-least-level': 1 },
      'x-key-scope': 'guests.read',
    },
  ],
])('%s', (said, operation) => {
  describeCallers(operation);
  expect(operation.description).toBe(said);
});

it('what is said already comes first', () => {
  const operation: Called = { description: 'The latest first.', security: [] };
  describeCallers(operation);
  expect(operation.description).toBe('The latest first.\n\nFor everyone, without signing in.');
});
