import { type CaseKind, caseOf, LONG_MS } from './open-case';

const NOW = Date.UTC(2026, 5, 12, 10);
const quiet = {
  state: 'settled',
  refunds: [],
  isOpen: false,
  isClosed: false,
  expiresAt: NOW,
  updatedAt: NOW,
} as const satisfies Parameters<typeof caseOf>[0];

const longAgo = NOW - LONG_MS - 1;

test.each<[string, Partial<Parameters<typeof caseOf>[0]>, CaseKind | undefined]>([
  ['what was paid', {}, undefined],
  ['what could not be taken', { state: 'failed' }, 'notCollected'],
  ['the same, dealt with', { state: 'failed', isClosed: true }, undefined],
  ['a refused refund', { refunds: [{ amount: 1, state: 'refused' }] }, 'refundRefused'],
  [
    'one that was refused and then made',
    {
      refunds: [
        { amount: 1, state: 'refused' },
        { amount: 1, state: 'done' },
      ],
    },
    undefined,
  ],
  [
    'a refused refund, dealt with',
    { refunds: [{ amount: 1, state: 'refused' }], isClosed: true },
    undefined,
  ],
  ['a page that is open', { state: 'begun', isOpen: true, updatedAt: longAgo }, undefined],
  [
    'a page that should be closed',
    { state: 'begun', isOpen: true, updatedAt: NOW, expiresAt: longAgo },
    'takesLong',
  ],
  ['what is being made', { state: 'paid', isOpen: true }, undefined],
  ['what should be made', { state: 'paid', isOpen: true, updatedAt: longAgo }, 'takesLong'],
  [
    'a refund without an answer',
    { isOpen: true, updatedAt: longAgo, refunds: [{ amount: 1, state: 'asked' }] },
    'takesLong',
  ],
])('%s: %s', (_, change, expected) => {
  expect(caseOf({ ...quiet, ...change }, NOW)).toBe(expected);
});
