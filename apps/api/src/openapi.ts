import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Writes the OpenAPI document without a database: `node dist/openapi.js [file]`. */
async function main(): Promise<void> {
  // production demands secrets, which a build has no use for
  process.env.NODE_ENV = 'development';
  process.env.MONGODB_URI ??= 'mongodb://not-connected/preview';
  const { AppModule } = await import('./app.module');
  const { fastifyAdapter } = await import('./create-app');
  const { buildOpenApi } = await import('./openapi-document');
  const { readEnvironment } = await import('./config/env');
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule,
    fastifyAdapter(readEnvironment()),
    { preview: true, logger: ['error'], abortOnError: false },
  );
  const document = await buildOpenApi(app);
  const file = resolve(process.argv[2] ?? '../../packages/api-client/openapi.json');
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
