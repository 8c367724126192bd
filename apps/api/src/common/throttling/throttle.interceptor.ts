import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { ContextualRequest } from '../auth/access.guard';
import { AppError } from '../errors/app-error';
import { KnownDevices } from './known-devices';
import { sayRateLimit } from './rate-limit-headers';
import { type Attempt, type Outcome, THROTTLED, Throttle, type ThrottledAction } from './throttle';

/** Calls that are counted even when they succeed: they create accounts, send mail or store a challenge. */
const costly: ReadonlySet<ThrottledAction> = new Set([
  'signup',
  'reset',
  'signInLink',
  'bookingLink',
  'privacyRequest',
  'passkeyOffer',
]);

/** Asking whether an address has an account is what signing up could be misused for. */
const PROBE_COST = 15;

/** Refuses a call made too often, and counts how it ended; applied by `@Throttled`. */
@Injectable()
export class ThrottleInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly throttle: Throttle,
    private readonly devices: KnownDevices,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const action = this.reflector.get<ThrottledAction>(THROTTLED, execution.getHandler());
    return from(this.run(action, execution, next));
  }

  private async run(
    action: ThrottledAction,
    execution: ExecutionContext,
    next: CallHandler,
  ): Promise<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<ContextualRequest>();
    const turn = await this.throttle.begin(this.attemptOf(action, request));
    const settle = async (outcome: Outcome, cost: number) => {
      const { points, resetSeconds } = await turn.settle(outcome, cost);
      const { quota, windowSeconds } = this.throttle;
      sayRateLimit(http.getResponse<FastifyReply>(), {
        ...{ name: action, quota, windowSeconds, resetSeconds },
        remaining: Math.max(0, quota - points),
      });
    };
    try {
      const answer = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await settle('passed', costly.has(action) ? 1 : 0);
      return answer;
    } catch (error) {
      const isFailure =
        isRefusal(error) && !asksForMore(error) && !isAnonymousRefresh(action, request);
      await settle(isFailure ? 'failed' : 'void', isFailure ? costOf(action, error) : 0);
      throw error;
    }
  }

  private attemptOf(action: ThrottledAction, request: ContextualRequest): Attempt {
    const base = { action, ip: request.ip, isGuarded: false };
    if (action === 'password') return { ...base, account: request.context?.sessionId ?? '' };
    const { email, id } = textsOf(request.body);
    if (action === 'login' && email) {
      const device = this.devices.find(request, email);
      return { ...base, account: email, isGuarded: true, ...(device ? { device } : {}) };
    }
    return id ? { ...base, account: id, isGuarded: action === 'rating' } : base;
  }
}

/** What a client did wrong; not what failed on our side. */
function isRefusal(error: unknown): boolean {
  const status =
    error instanceof AppError
      ? error.status
      : error instanceof HttpException
        ? error.getStatus()
        : 500;
  return status < 500;
}

/** The password was right, and what is asked for next has not been tried yet. */
const asksForMore = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'SECOND_FACTOR_NEEDED';

/** The apps ask at their start whether there is a session; most visitors have none. */
const isAnonymousRefresh = (action: ThrottledAction, { cookies }: ContextualRequest): boolean =>
  action === 'refresh' && !Object.keys(cookies).some((name) => /atrium_(staff|guest)/.test(name));

const costOf = (action: ThrottledAction, error: unknown): number =>
  action === 'signup' && error instanceof AppError && error.code === 'EMAIL_TAKEN' ? PROBE_COST : 1;

/**
 * The account a body refers to, before validation. The venue is ignored: one person's accounts at several venues
 * count as one, and slug or id make no difference.
 */
function textsOf(body: unknown): { email?: string; id?: string } {
  if (typeof body !== 'object' || body === null) return {};
  const { email, id } = body as { email?: unknown; id?: unknown };
  return {
    ...(typeof email === 'string' ? { email: email.slice(0, 320) } : {}),
    ...(typeof id === 'string' ? { id: id.slice(0, 320) } : {}),
  };
}
