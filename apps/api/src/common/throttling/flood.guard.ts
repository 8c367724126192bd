import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/config';
import { AppError } from '../errors/app-error';

/** Requests from this machine are not limited: a local proxy names the address it speaks for. */
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Limits requests per address (REQUESTS_PER_MINUTE) in each instance, so that one client cannot
 * take up the whole process. Exact limits are set with `@Throttled`.
 */
@Injectable()
export class FloodGuard implements CanActivate {
  private readonly limiter: RateLimiterMemory | undefined;

  constructor({ env }: Config) {
    this.limiter =
      env.REQUESTS_PER_MINUTE > 0
        ? new RateLimiterMemory({ points: env.REQUESTS_PER_MINUTE, duration: 60 })
        : undefined;
  }

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const http = execution.switchToHttp();
    const { ip } = http.getRequest<FastifyRequest>();
    if (!this.limiter || loopback.has(ip)) return true;
    try {
      await this.limiter.consume(ip);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      http.getResponse<FastifyReply>().header('retry-after', String(seconds));
      throw new AppError(429, 'TOO_MANY_REQUESTS');
    }
  }
}
