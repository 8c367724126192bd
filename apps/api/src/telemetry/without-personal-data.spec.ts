import { SpanStatusCode } from '@opentelemetry/api';
import type { tracing } from '@opentelemetry/sdk-node';
import { WithoutPersonalData } from './without-personal-data';

const ADDRESS = 'kari@guest.example';

/** A span as an instrumentation may write it one day. */
const span = {
  name: 'POST /api/v1/hub/activity',
  attributes: {
    'http.route': '/api/v1/hub/activity',
    'http.response.status_code': 500,
    'url.full': `http://localhost/api?email=${ADDRESS}`,
    'url.path': `/search_customer/${ADDRESS}`,
    'client.address': '203.0.113.7',
    'user_agent.original': ADDRESS,
    'db.query.text': `{"email":"${ADDRESS}"}`,
    'something.new': ADDRESS,
  },
  status: { code: SpanStatusCode.ERROR, message: `550 no such user ${ADDRESS}` },
  events: [
    {
      name: 'exception',
      time: [1, 2],
      attributes: {
        'exception.type': 'MongoServerError',
        'exception.message': `duplicate key { email: "${ADDRESS}" }`,
        'exception.stacktrace': `Error: ${ADDRESS}`,
      },
    },
    { name: `asked for ${ADDRESS}`, time: [1, 3] },
  ],
  spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }),
} as unknown as tracing.ReadableSpan;

it('hands on what is known to be harmless, and nothing else', () => {
  let told: tracing.ReadableSpan[] = [];
  const exporter = new WithoutPersonalData({
    export: (spans) => {
      told = spans;
    },
    shutdown: async () => {},
  });
  exporter.export([span], () => {});
  const [first] = told;
  expect(first?.name).toBe(span.name);
  expect(first?.spanContext()).toEqual(span.spanContext());
  expect(first?.attributes).toEqual({
    'http.route': '/api/v1/hub/activity',
    'http.response.status_code': 500,
  });
  expect(first?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(first?.events).toEqual([
    { name: 'exception', time: [1, 2], attributes: { 'exception.type': 'MongoServerError' } },
    { name: 'event', time: [1, 3], attributes: {} },
  ]);
});
