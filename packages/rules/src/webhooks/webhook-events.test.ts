import {
  type HappenedEvent,
  webhookEvents,
  webhookEventsOf,
  webhookObjects,
  webhookTold,
} from './webhook-events';

const [id, guest, service] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
const slot = { service, date: '2026-06-19', timeindex: 600, participants: 2 };

const happened = (type: string, change: Partial<HappenedEvent> = {}): HappenedEvent => ({
  ...{ type, entityId: id, payload: {} },
  ...change,
});

test.each<[string, HappenedEvent, string, object]>([
  [
    'a booking with its slot',
    happened('booking.changed', {
      customerId: guest,
      payload: { ...slot, active: true, waitingList: false, previous: { ...slot, timeindex: 540 } },
    }),
    'booking.changed',
    {
      ...{ id, guest, ...slot, active: true, waitingList: false },
      previous: { ...slot, timeindex: 540 },
    },
  ],
  [
    'a guest by their id alone',
    happened('customer.updated', { customerId: guest }),
    'guest.updated',
    { id },
  ],
  [
    'whom a guest became one with',
    happened('customer.merged', { payload: { kept: guest } }),
    'guest.merged',
    { id, kept: guest },
  ],
  [
    'the days of a treatment',
    happened('treatment.updated', { payload: { dates: ['2026-06-19'] } }),
    'treatment.updated',
    { id, dates: ['2026-06-19'] },
  ],
  [
    'where a payment stands',
    happened('payment.changed', { payload: { state: 'held', about: { _id: service } } }),
    'payment.changed',
    { id, state: 'held', about: { _id: service } },
  ],
  [
    'that money was asked for',
    happened('payment.changed', { payload: { request: 'requested', about: { _id: id } } }),
    'payment.requested',
    { id, about: { _id: id } },
  ],
  [
    'that nobody asks for it any more',
    happened('payment.changed', { payload: { request: 'withdrawn' } }),
    'payment.requestWithdrawn',
    { id },
  ],
  ['an imported stay as a new one', happened('stay.imported'), 'stay.created', { id }],
])('tells %s', (_, event, type, data) => {
  expect(webhookTold(event)).toEqual({ type, data });
});

test.each([
  'service.updated',
  'notice.raised',
  'webhook.test',
  'treatment.intakeAnswered',
  'toString',
])('says nothing of %s', (type) => {
  expect(webhookTold(happened(type))).toBeUndefined();
});

test('leaves out what is not listed', () => {
  const event = happened('booking.created', { payload: { ...slot, comment: 'Allergic to nuts' } });
  expect(JSON.stringify(webhookTold(event))).not.toContain('nuts');
});

test('every event belongs to one kind of object', () => {
  expect(webhookObjects.flatMap(webhookEventsOf)).toEqual(webhookEvents);
});
