import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { accountKey, addressKey, THROTTLED, Throttle, type ThrottledAction } from './throttle';

/** Refuses a call made too often; applied by `@Throttled`. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly throttle: Throttle,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const action = this.reflector.get<ThrottledAction>(THROTTLED, execution.getHandler());
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const account = accountOf(request.body);
    const wait = await this.throttle.count([
      addressKey(action, request.ip),
      ...(account ? [accountKey(action, account)] : []),
    ]);
    if (wait !== null) {
      execution.switchToHttp().getResponse<FastifyReply>().header('retry-after', String(wait));
      throw new AppError(429, 'TOO_MANY_REQUESTS');
    }
    return true;
  }
}

/**
 * The account a body refers to, before validation. The venue is ignored: one person's accounts at
 * several venues count as one, and slug or id make no difference.
 */
export function accountOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { email, id } = body as { email?: unknown; id?: unknown };
  const account = email ?? id;
  return typeof account === 'string' && account !== '' ? account.slice(0, 320) : undefined;
}
