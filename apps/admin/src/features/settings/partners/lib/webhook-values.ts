import type { WebhookOutput } from '@atrium/api-client/admin/integrations';
import type { KeyModule } from '@atrium/rules/access/key-scopes';
import { isReceiverUrl } from '@atrium/rules/webhooks/receiver-url';
import {
  type WebhookEvent,
  type WebhookObject,
  webhookEvents,
  webhookEventsOf,
} from '@atrium/rules/webhooks/webhook-events';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

export interface WebhookValues {
  name: string;
  url: string;
  events: string[];
  active: boolean;
}

/** The kinds of objects, by what staff call them together. */
const objectsOf = {
  bookings: ['booking'],
  guests: ['guest'],
  tables: ['diningRoom', 'tableBlock'],
  treatments: ['treatment'],
  stays: ['stay'],
  memberships: ['membership'],
  payments: ['payment'],
} as const satisfies Partial<Record<KeyModule, readonly WebhookObject[]>>;

type EventModule = keyof typeof objectsOf;

const eventModules = [
  ...(['bookings', 'guests', 'tables', 'treatments', 'stays'] as const),
  ...(['memberships', 'payments'] as const),
] satisfies EventModule[];

export const eventGroups = eventModules.map((module) => ({
  module,
  events: objectsOf[module].flatMap(webhookEventsOf),
}));

export const toWebhookValues = (webhook: WebhookOutput | undefined): WebhookValues => ({
  ...{ name: webhook?.name ?? '', url: webhook?.url ?? '' },
  ...{ events: webhook?.events ?? [], active: webhook?.active ?? true },
});

export const webhookProblems = ({ name, url }: WebhookValues): FieldProblem[] => [
  ...(name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
  ...(url.trim() === '' ? [{ name: 'url', code: 'FIELD_REQUIRED' } as const] : []),
];

const chosen = (events: readonly string[]): WebhookEvent[] =>
  webhookEvents.filter((event) => events.includes(event));

/** Undefined while it could not be sent. */
export function toWebhookInput({ name, url, events }: WebhookValues) {
  const known = chosen(events);
  if (known.length === 0 || !isReceiverUrl(url.trim())) return undefined;
  return { name: name.trim(), url: url.trim(), events: known };
}

export type ShownState = 'on' | 'off' | 'failing';

export function stateOfWebhook({ active, failingSince }: WebhookOutput): ShownState {
  if (!active) return 'off';
  return failingSince ? 'failing' : 'on';
}
