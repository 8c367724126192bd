import { createHash } from 'node:crypto';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

/** For a body that is a file: `fileOf` has it. */
export const TakesFile = (): MethodDecorator => RouteConfig({ takesFile: true });

const files = new WeakMap<object, Buffer>();

/** The file that a request sent, on a route that takes one. */
export const fileOf = ({ raw }: FastifyRequest): Buffer => files.get(raw) ?? Buffer.alloc(0);

/**
 * Accepts files where a route takes one, and nowhere else. What others see as the body is the file's digest, so
 * that an Idempotency-Key is of one file.
 * @param mostBytes of a file; what is larger is answered with 413
 */
export function acceptFiles(server: FastifyInstance, mostBytes: number): void {
  server.addContentTypeParser(
    /^(application\/octet-stream|image\/)/,
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (request, body: Buffer, done) => {
      const { takesFile } = request.routeOptions.config as { takesFile?: boolean };
      if (!takesFile) return done(new AppError(415, 'UNSUPPORTED_MEDIA_TYPE'));
      files.set(request.raw, body);
      done(null, { sha256: createHash('sha256').update(body).digest('hex') });
    },
  );
}
