import { hash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const REVALIDATED = { revalidated: true } as const;

/** What an answer depends on beside its address. */
const DEPENDS_ON = ['accept-language', 'authorization', 'x-service-code'];

/**
 * For what is read again and again and is rarely another by then: the browser keeps the answer and asks each
 * time whether it is still so, which 304 says without sending it again.
 */
export function Revalidated(): MethodDecorator {
  return applyDecorators(
    RouteConfig(REVALIDATED),
    ApiResponse({ status: 304, description: 'As it was for the ETag in `If-None-Match`' }),
  );
}

/** Before answers are compressed: the tag is of what they say, not of how they are sent. */
export function answerUnchanged(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!isRevalidated(request, reply) || typeof payload !== 'string') return payload;
    const tag = tagOf(payload);
    reply.header('etag', tag);
    // never in a cache that several people share: a guest may be told more than a visitor
    reply.header('cache-control', 'private, no-cache');
    varyBy(reply);
    if (!isKnown(tag, request.headers['if-none-match'])) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

/** What takes a service's code is not kept on the device: the code may be taken back. */
function isRevalidated({ routeOptions, headers, query }: FastifyRequest, reply: FastifyReply) {
  const isMarked = 'revalidated' in routeOptions.config;
  const takesCode =
    headers['x-service-code'] !== undefined ||
    (typeof query === 'object' && query !== null && 'code' in query);
  return isMarked && reply.statusCode === 200 && !takesCode;
}

/** The ETag of an answer's text, however it is sent. */
export const tagOf = (text: string): string =>
  `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;

/** Weak comparison, as RFC 9110 has it for reading: a proxy may have weakened the tag, or not. */
export const isKnown = (tag: string, known: string | undefined): boolean =>
  known !== undefined &&
  (known.trim() === '*' || known.split(',').some((one) => bare(one) === bare(tag)));

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

function varyBy(reply: FastifyReply): void {
  const said = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  reply.header('vary', [...new Set([...said, ...DEPENDS_ON])].join(', '));
}
