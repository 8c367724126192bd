import { Webhook } from 'standardwebhooks';
import { AtriumError } from './atrium-error';
import type { Schemas } from './operation-types';

/** What a webhook may tell of, and the message that staff send by hand to try a receiver out. */
export type WebhookEvent = Schemas['WebhookEvent'] | 'webhook.test';

/** A message, as it is described at `/open-api`. */
export interface WebhookMessage {
  readonly type: WebhookEvent;
  /** 1. A field that is added keeps it; one that changes or goes does not. */
  readonly version: number;
  /** ISO instant at which it happened. */
  readonly timestamp: string;
  /** Id of the venue. */
  readonly venue: string;
  /** Who did it. `id` is that of a key, so that a program can pass over what it did itself. */
  readonly by: {
    readonly kind: 'staff' | 'guest' | 'visitor' | 'system' | 'key';
    readonly id?: string;
  };
  readonly data: { readonly id: string; readonly guest?: string } & Readonly<
    Record<string, unknown>
  >;
}

/** A message with its id, the same each time that it is sent: do nothing for one that you know. */
export interface ReceivedWebhook {
  readonly id: string;
  readonly message: WebhookMessage;
}

/** The headers of a request, of Node or of the web. */
type SomeHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads a message once it is certain that it comes from the venue, lately, and as it was sent.
 * @param secret `whsec_…`, told when the webhook was made
 * @param body as it arrived, before it is parsed
 * @throws {AtriumError} WEBHOOK_NOT_VERIFIED: answer 400, and do nothing
 */
export function verifyWebhook(
  secret: string,
  body: string | Uint8Array,
  headers: SomeHeaders,
): ReceivedWebhook {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const plain = plainHeaders(headers);
  try {
    const message = new Webhook(secret).verify(text, plain) as WebhookMessage;
    return { id: plain['webhook-id'] ?? '', message };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : '';
    throw new AtriumError('WEBHOOK_NOT_VERIFIED', `The webhook is not verified: ${why}`, { cause });
  }
}

function plainHeaders(headers: SomeHeaders): Record<string, string> {
  const entries: Iterable<readonly [string, unknown]> =
    headers instanceof Headers ? headers.entries() : Object.entries(headers);
  return Object.fromEntries(
    [...entries].map(([name, value]) => [name.toLowerCase(), [value].flat().join(' ')]),
  );
}
