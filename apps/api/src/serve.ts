import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { connectionOf } from './application';
import { refuseHalfRestored } from './common/database/unfinished-restore';
import { type RunningTelemetry, Telemetry } from './common/telemetry/telemetry';
import type { Environment } from './config/env';
import { createApp } from './create-app';

/** Starts the application and listens. */
export async function serve(
  env: Environment,
  telemetry: RunningTelemetry | undefined,
): Promise<NestFastifyApplication> {
  const app = await createApp(AppModule, env);
  await refuseHalfRestored(connectionOf(app));
  if (telemetry) app.get(Telemetry).use(telemetry);
  await app.listen(env.PORT, env.HOST);
  return app;
}
