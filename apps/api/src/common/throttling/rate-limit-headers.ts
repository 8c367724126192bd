import type { FastifyReply } from 'fastify';

export interface RateLimit {
  readonly name: string;
  /** Per window. */
  readonly quota: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/**
 * Says how much of a limit is left, in the fields of draft-ietf-httpapi-ratelimit-headers-11. A call may have
 * several limits: each is added to the list.
 */
export function sayRateLimit(reply: FastifyReply, limit: RateLimit): void {
  add(reply, 'ratelimit-policy', `"${limit.name}";q=${limit.quota};w=${limit.windowSeconds}`);
  add(reply, 'ratelimit', `"${limit.name}";r=${limit.remaining};t=${limit.resetSeconds}`);
}

function add(reply: FastifyReply, name: string, item: string): void {
  const before = reply.getHeader(name);
  void reply.header(name, before === undefined ? item : `${before}, ${item}`);
}
