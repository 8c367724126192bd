import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { metrics, NodeSDK, tracing } from '@opentelemetry/sdk-node';
import type { RunningTelemetry } from '../common/telemetry/telemetry';
import { PrometheusMetrics } from './prometheus-metrics';
import { WithoutPersonalData } from './without-personal-data';

const DEFAULT_SERVICE = 'atrium-api';
/** At the end of the process: a receiver that is silent holds nobody up. */
const SHUTDOWN_MS = 3_000;

/**
 * Starts OpenTelemetry: traces of requests, of what they ask the database and of the jobs they add, and the
 * metrics of Prometheus, both by OTLP over HTTP as JSON. The SDK reads its own variables (`OTEL_…`) for the rest:
 * headers, intervals, sampling. Called before the application is loaded, since what is loaded before cannot be
 * traced.
 */
export function startTelemetry(): RunningTelemetry {
  const prometheus = new PrometheusMetrics();
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME || DEFAULT_SERVICE,
    // not the machine's name, nor the command that started the process
    autoDetectResources: false,
    spanProcessors: [
      new tracing.BatchSpanProcessor(new WithoutPersonalData(new OTLPTraceExporter())),
    ],
    metricReaders: [
      new metrics.PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        metricProducers: [prometheus],
      }),
    ],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => /^\/api\/(health|metrics)/.test(url),
        requireParentforOutgoingSpans: true,
      }),
      // the statement has what was asked for: names, addresses
      new MongoDBInstrumentation({ dbStatementSerializer: () => '' }),
    ],
  });
  sdk.start();
  return {
    observe: (registry) => prometheus.observe(registry),
    shutdown: async () => {
      const limit = new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_MS).unref());
      await Promise.race([sdk.shutdown().catch(() => {}), limit]);
    },
  };
}
