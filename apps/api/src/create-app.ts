import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MAX_PICTURE_BYTES } from '@atrium/rules/media/picture-sizes';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { Logger, PinoLogger } from 'nestjs-pino';
import { refuseStrangeOrigins } from './common/auth/origin';
import { AppError } from './common/errors/app-error';
import { InputPipe } from './common/errors/validation.pipe';
import { Closing } from './common/health/closing';
import { Metrics } from './common/health/metrics';
import { compileAnswers } from './common/http/compiled-answers';
import { corsOptions } from './common/http/cors';
import { refuseOtherMethods } from './common/http/declared-methods';
import { acceptFiles } from './common/http/file-body';
import { acceptJsonOnly } from './common/http/json-body';
import { logAnswers } from './common/http/logger-options';
import { answerUnchanged } from './common/http/revalidated';
import {
  readRefusedBodies,
  refuseWhileClosing,
  transportFailures,
} from './common/http/transport-failures';
import { ignoreReadOnlyFields } from './common/openapi/read-only-fields';
import { nameSpans } from './common/telemetry/name-spans';
import { FloodLimit } from './common/throttling/flood-limit';
import { Config } from './config/config';
import type { Environment } from './config/env';
import { openApiReader } from './openapi-document';
import { serveReference } from './reference/serve-reference';

/** Import files are larger than any other body. */
const FILES_COME_TO = '/api/v1/admin/imports/';
const LARGEST_FILE_BYTES = 4_194_304;

/** A little more than a picture may have, so that one just above is refused in the words of pictures. */
const LARGEST_UPLOAD_BYTES = MAX_PICTURE_BYTES + 524_288;

/**
 * Forms that are posted here have all that counts in the address: those of mail programs (RFC 8058, section
 * 3.2), and of the sandbox's page.
 */
const FORMS_COME_TO = ['/api/v1/opt_out/', '/sandbox/payments/'];

/** The HTTP server under Nest, with a request id that a proxy may have given. */
export function fastifyAdapter(
  env: Pick<Environment, 'TRUST_PROXY' | 'BODY_LIMIT_BYTES'>,
): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: env.TRUST_PROXY,
    bodyLimit: env.BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    // older clients ask for /api/spa/therapist/
    routerOptions: { ignoreTrailingSlash: true },
    ...transportFailures,
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
}

/** Everything around the modules: headers, CORS, cookies, validation, metrics, the API document. */
export async function configureApp(app: NestFastifyApplication): Promise<void> {
  const config = app.get(Config);
  const { env } = config;
  const closing = app.get(Closing);
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  app.useGlobalPipes(new InputPipe());
  if (env.CORS_ORIGINS.length > 0) app.enableCors(corsOptions(env.CORS_ORIGINS));
  await app.register(cookie);
  await app.register(compress, { threshold: 2048 });
  const server = app.getHttpAdapter().getInstance();
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) nameSpans(server);
  setSecurityHeaders(server);
  refuseWhileClosing(server, () => closing.hasBegun);
  app.get(FloodLimit).limit(server);
  refuseOtherMethods(server);
  refuseStrangeOrigins(server, config);
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith(FILES_COME_TO)) route.bodyLimit = LARGEST_FILE_BYTES;
  });
  acceptJsonOnly(server);
  acceptFiles(server, LARGEST_UPLOAD_BYTES);
  readRefusedBodies(server);
  acceptFormsWithoutFields(server);
  answerUnchanged(server);
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // tokens and guests' data belong in no cache; what may be kept says so itself
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.get(Metrics).observe(server);
  logAnswers(server, await app.resolve(PinoLogger));
  const openApi = await openApiReader(app);
  compileAnswers(server, openApi);
  ignoreReadOnlyFields(server, openApi);
  serveReference(server, openApi, env);
}

/** Made once: the plugin for Fastify makes helmet's middleware for each request. */
function setSecurityHeaders(server: FastifyInstance): void {
  const setHeaders = helmet({
    // only the reference is a page: it loads our own scripts and uses inline styles; the API answers JSON
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
  });
  server.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
  });
}

function acceptFormsWithoutFields(server: FastifyInstance): void {
  server.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    (request, _body, done) => {
      if (FORMS_COME_TO.some((path) => request.url.startsWith(path))) return done(null, undefined);
      done(new AppError(415, 'UNSUPPORTED_MEDIA_TYPE'));
    },
  );
}

export async function createApp(module: Type, env: Environment): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, fastifyAdapter(env), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  await configureApp(app);
  return app;
}
