import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('atrium.queue');

/**
 * The trace that this is part of, as W3C's `traceparent`, for whoever goes on with it in another process.
 * Undefined where nothing is traced.
 */
export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Ids for a line of the log; nothing where nothing is traced. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/**
 * Goes on with a trace where work was asked for.
 * @param traceparent as `currentTrace` gave it; without one the work is a trace of its own
 */
export function inTrace<T>(
  name: string,
  traceparent: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {});
  return tracer.startActiveSpan(name, { kind: SpanKind.CONSUMER }, parent, (span) =>
    work().finally(() => span.end()),
  );
}

/** Marks the piece of work that is going on as failed. */
export function failTrace(): void {
  trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });
}
