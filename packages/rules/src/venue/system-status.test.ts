import type { JobKind } from './job-kinds';
import { type Measured, systemStatus } from './system-status';

const well: Measured = { answeredAfter: 3, overdue: new Map(), sendsMail: true };
const overdue = (...waits: [JobKind, number][]) => ({ overdue: new Map(waits) });

test.each<[string, Partial<Measured>, string, object]>([
  ['nothing waits', {}, 'working', {}],
  ['the database takes long', { answeredAfter: 1_001 }, 'impaired', { bookings: 'slow' }],
  ['the database answers just in time', { answeredAfter: 1_000 }, 'working', {}],
  [
    'mails have waited for minutes',
    overdue(['send-message', 300]),
    'impaired',
    { messages: 'slow' },
  ],
  ['mails have waited a little', overdue(['send-message', 299]), 'working', {}],
  ['sign-in links wait', overdue(['send-sign-in-link', 3_600]), 'impaired', { messages: 'down' }],
  [
    'the longest wait counts',
    overdue(['send-message', 4_000], ['send-reset-link', 1]),
    'impaired',
    { messages: 'down' },
  ],
  ['payments wait', overdue(['settle-payment', 1_800]), 'impaired', { payments: 'down' }],
  ['webhooks wait', overdue(['send-webhooks', 600]), 'impaired', { partners: 'slow' }],
  ['pictures wait', overdue(['make-picture', 1_800]), 'impaired', { background: 'slow' }],
  ['there is no mail server', { sendsMail: false }, 'working', { messages: 'off' }],
  [
    'there is none any more, and mails wait',
    { sendsMail: false, ...overdue(['send-message', 9_999]) },
    'working',
    { messages: 'off' },
  ],
])('%s', (_, change, state, parts) => {
  const status = systemStatus({ ...well, ...change });
  expect(status.state).toBe(state);
  expect(Object.fromEntries(status.parts.map((one) => [one.part, one.state]))).toEqual({
    ...{ bookings: 'working', messages: 'working', payments: 'working' },
    ...{ partners: 'working', background: 'working' },
    ...parts,
  });
});

test('without the database everything is down', () => {
  const { state, parts } = systemStatus({ ...well, answeredAfter: undefined });
  expect(state).toBe('down');
  expect(new Set(parts.map((one) => one.state))).toEqual(new Set(['down']));
});
