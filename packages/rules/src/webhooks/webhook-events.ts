/**
 * Every webhook event. The API sends no others, the screens offer these, and docs/api/webhooks.md
 * lists them. These names are a promise to partners; what events are called internally may change.
 */

export const webhookObjects = [
  'booking',
  'guest',
  'treatment',
  'diningRoom',
  'tableBlock',
  'payment',
  'stay',
  'membership',
] as const;

export type WebhookObject = (typeof webhookObjects)[number];

export const webhookEvents = [
  'booking.created',
  'booking.changed',
  'booking.cancelled',
  'booking.promoted',
  'booking.deleted',
  'guest.created',
  'guest.updated',
  'guest.merged',
  'guest.mergeUndone',
  'guest.erased',
  'treatment.created',
  'treatment.updated',
  'treatment.deleted',
  'diningRoom.created',
  'diningRoom.updated',
  'diningRoom.deleted',
  'tableBlock.created',
  'tableBlock.updated',
  'tableBlock.deleted',
  'payment.changed',
  'payment.requested',
  'payment.requestWithdrawn',
  'stay.created',
  'stay.updated',
  'stay.cancelled',
  'stay.deleted',
  'membership.updated',
] as const satisfies readonly `${WebhookObject}.${string}`[];

export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by hand to try a receiver out; nobody chooses it. */
export const WEBHOOK_TEST = 'webhook.test';

/** Version of the messages, in each of them. A field that is added keeps it; one that changes or goes does not. */
export const WEBHOOK_VERSION = 1;

/** The events of one kind of object, in their order. */
export const webhookEventsOf = (object: WebhookObject): WebhookEvent[] =>
  webhookEvents.filter((event) => event.startsWith(`${object}.`));

/** Something that happened, as the live stream tells it. */
export interface HappenedEvent {
  readonly type: string;
  /** Hex id. */
  readonly entityId: string;
  /** Hex id of the guest it concerns. */
  readonly customerId?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What a message says of one object: its id, its guest's, and facts that are nobody's secret. */
export interface WebhookTold {
  readonly type: WebhookEvent;
  readonly data: { readonly id: string; readonly guest?: string } & Readonly<
    Record<string, unknown>
  >;
}

/** Events whose names differ, by what they are called inside. */
const renamed = new Map<string, WebhookEvent>([
  ['customer.created', 'guest.created'],
  ['customer.updated', 'guest.updated'],
  ['customer.merged', 'guest.merged'],
  ['customer.mergeUndone', 'guest.mergeUndone'],
  ['customer.erased', 'guest.erased'],
  ['stay.imported', 'stay.created'],
  ['stay.repaired', 'stay.updated'],
]);

/** The facts that are told of each kind of object; whatever else a payload has stays inside. */
const facts: Readonly<Record<WebhookObject, readonly string[]>> = {
  booking: ['service', 'date', 'timeindex', 'participants', 'active', 'waitingList', 'previous'],
  guest: ['kept'],
  treatment: ['dates'],
  diningRoom: [],
  tableBlock: ['from', 'until'],
  payment: ['state', 'about'],
  stay: [],
  membership: [],
};

const isWebhookEvent = (type: string): type is WebhookEvent =>
  webhookEvents.some((event) => event === type);

function nameOf({ type, payload }: HappenedEvent): WebhookEvent | undefined {
  if (type === 'payment.changed' && payload.request === 'requested') return 'payment.requested';
  if (type === 'payment.changed' && payload.request === 'withdrawn') {
    return 'payment.requestWithdrawn';
  }
  return renamed.get(type) ?? (isWebhookEvent(type) ? type : undefined);
}

/** What partners are told of an event; undefined for what is none of theirs. */
export function webhookTold(event: HappenedEvent): WebhookTold | undefined {
  const type = nameOf(event);
  const object = webhookObjects.find((one) => type?.startsWith(`${one}.`));
  if (!type || !object) return undefined;
  const { entityId: id, customerId, payload } = event;
  const told = facts[object].flatMap((name) =>
    payload[name] === undefined ? [] : [[name, payload[name]] as const],
  );
  const guest = object === 'guest' ? undefined : customerId;
  return { type, data: { id, ...(guest ? { guest } : {}), ...Object.fromEntries(told) } };
}
