import { AppModule } from './app.module';
import { connectionOf } from './application';
import { refuseHalfRestored } from './common/database/unfinished-restore';
import { readEnvironment } from './config/env';
import { createApp } from './create-app';

async function main(): Promise<void> {
  const env = readEnvironment();
  const app = await createApp(AppModule, env);
  await refuseHalfRestored(connectionOf(app));
  await app.listen(env.PORT, env.HOST);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
