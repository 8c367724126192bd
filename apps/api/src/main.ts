import { readEnvironment } from './config/env';

async function main(): Promise<void> {
  const env = readEnvironment();
  // before anything that it is to see is loaded, and not at all where nobody wants to know
  const telemetry = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./telemetry/start-telemetry')).startTelemetry()
    : undefined;
  const { serve } = await import('./serve');
  await serve(env, telemetry);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
