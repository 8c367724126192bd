import type { Attributes } from '@opentelemetry/api';
import type { tracing } from '@opentelemetry/sdk-node';

/** What is told of a span; anything else an instrumentation has to say stays here. */
const TOLD: ReadonlySet<string> = new Set([
  'db.collection.name',
  'db.namespace',
  'db.operation.name',
  'db.system.name',
  'error.type',
  'exception.type',
  'http.request.id',
  'http.request.method',
  'http.response.status_code',
  'http.route',
]);

/**
 * Hands spans on without what may be about a person: addresses and queries of requests, what the database was
 * asked for, the words of errors (a mail server's name whom it refuses), the address of whoever asks. Nothing
 * passes that is not known to be harmless, so that a newer instrumentation tells nothing new by itself.
 */
export class WithoutPersonalData implements tracing.SpanExporter {
  constructor(private readonly receiver: tracing.SpanExporter) {}

  export(...[spans, done]: Parameters<tracing.SpanExporter['export']>): void {
    this.receiver.export(spans.map(withoutPersonalData), done);
  }

  shutdown(): Promise<void> {
    return this.receiver.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.receiver.forceFlush?.();
  }
}

export function withoutPersonalData(span: tracing.ReadableSpan): tracing.ReadableSpan {
  return Object.create(span, {
    attributes: { value: told(span.attributes) },
    status: { value: { code: span.status.code } },
    events: {
      value: span.events.map(({ name, time, attributes }) => ({
        name: name === 'exception' ? name : 'event',
        time,
        attributes: told(attributes),
      })),
    },
  });
}

const told = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => TOLD.has(name)));
