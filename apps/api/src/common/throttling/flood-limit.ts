import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/config';
import { AppError } from '../errors/app-error';
import { clientNetwork } from './client-network';
import { sayRateLimit } from './rate-limit-headers';

const WINDOW_SECONDS = 60;

/** Requests from this machine are not limited: a local proxy names the address it speaks for. */
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Limits requests per address (REQUESTS_PER_MINUTE) in each instance, so that one client cannot
 * take up the whole process. Exact limits are set with `@Throttled`.
 */
@Injectable()
export class FloodLimit {
  private readonly limiter: RateLimiterMemory | undefined;
  private readonly quota: number;

  constructor({ env }: Config) {
    this.quota = env.REQUESTS_PER_MINUTE;
    this.limiter =
      this.quota > 0
        ? new RateLimiterMemory({ points: this.quota, duration: WINDOW_SECONDS })
        : undefined;
  }

  /** Counts every request of a server, before its body is read, whether its path exists or not. */
  limit(server: FastifyInstance): void {
    server.addHook('onRequest', async ({ ip }, reply) => {
      const seconds = await this.wait(ip);
      if (seconds === 0) return;
      reply.header('retry-after', String(seconds));
      sayRateLimit(reply, {
        name: 'requests',
        quota: this.quota,
        windowSeconds: WINDOW_SECONDS,
        remaining: 0,
        resetSeconds: seconds,
      });
      throw new AppError(429, 'TOO_MANY_REQUESTS');
    });
  }

  /** @returns seconds until this address is answered again; 0 when it is now */
  async wait(ip: string): Promise<number> {
    if (!this.limiter || loopback.has(ip)) return 0;
    try {
      await this.limiter.consume(clientNetwork(ip));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
}
