import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

/** Nothing the API accepts comes near this depth. */
const MAX_DEPTH = 64;
const MAX_MEMBERS = 1_000;

/** For a body with long lists: how many keys and list items it may have altogether, not 1,000. */
export const LargeBody = (bodyMembers: number): MethodDecorator => RouteConfig({ bodyMembers });

/** What others send us may be longer than what we ask for. */
const MEMBERS_OF_SIGNED = 10_000;

/** For a body whose signature is that of its bytes: `bytesOf` has them. */
export const KeepsBytes = (): MethodDecorator =>
  RouteConfig({ keepsBytes: true, bodyMembers: MEMBERS_OF_SIGNED });

const keptBytes = new WeakMap<object, Buffer>();

/** The body of a request as it was sent, on a route that keeps it. */
export const bytesOf = ({ raw }: FastifyRequest): Buffer => keptBytes.get(raw) ?? Buffer.alloc(0);

const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether JSON is nested at most 64 levels deep and has at most so many keys and list items. Looks
 * at the bytes only: parsing, transforming and validating a hostile body is what costs.
 */
export function isWithinBounds(json: Uint8Array, mostMembers = MAX_MEMBERS): boolean {
  let depth = 0;
  let members = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case QUOTE:
        at = endOfString(json, at);
        break;
      case OPEN_BRACE:
      case OPEN_BRACKET:
        depth += 1;
        members += 1;
        if (depth > MAX_DEPTH) return false;
        break;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        depth -= 1;
        break;
      case COMMA:
        members += 1;
        break;
    }
    if (members > mostMembers) return false;
  }
  return true;
}

/** @param start of the opening quote @returns where the closing one is */
function endOfString(json: Uint8Array, start: number): number {
  let end = json.indexOf(QUOTE, start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf(QUOTE, end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: Uint8Array, at: number): boolean {
  let backslashes = 0;
  while (json[at - 1 - backslashes] === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

interface BodyConfig {
  bodyMembers?: number;
  keepsBytes?: boolean;
}

/**
 * The only bodies the API reads: JSON objects within bounds. A form is refused, so that no
 * page elsewhere can send one with a visitor's cookies and without asking first.
 */
export function acceptJsonOnly(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      const { bodyMembers: most, keepsBytes } = request.routeOptions.config as BodyConfig;
      if (keepsBytes) keptBytes.set(request.raw, body);
      if (!isWithinBounds(body, most)) return done(new AppError(400, 'BODY_TOO_COMPLEX'));
      void parse(request, body.toString('utf8'), (error, value: unknown) => {
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        if (error || isObject) done(error, value);
        else done(new AppError(400, 'BAD_REQUEST'));
      });
    },
  );
}
