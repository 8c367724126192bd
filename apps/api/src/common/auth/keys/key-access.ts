import { keyMay, keyModeOf, keyScopeOf } from '@atrium/rules/access/key-scopes';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../clock/clock';
import { AppError, ForbiddenError, UnauthenticatedError } from '../../errors/app-error';
import { type KeyCaller, KeyCallers } from './key-callers';
import { KeyLimits } from './key-limits';
import { KeyUses } from './key-uses';

/** Lets a partner's program in by its key, as far as the table in `@atrium/rules/access/key-scopes` goes. */
@Injectable()
export class KeyAccess {
  constructor(
    private readonly callers: KeyCallers,
    private readonly limits: KeyLimits,
    private readonly uses: KeyUses,
    private readonly clock: Clock,
  ) {}

  /**
   * @param isOpen whether keys may call the handler at all, beside what the table says
   * @throws {UnauthenticatedError} KEY_INVALID
   * @throws {ForbiddenError} KEY_NOT_ALLOWED, KEY_SCOPE_MISSING
   * @throws {AppError} 429 TOO_MANY_REQUESTS
   */
  async admit(request: FastifyRequest, reply: FastifyReply, isOpen: boolean): Promise<KeyCaller> {
    const now = this.clock.now();
    const token = (request.headers.authorization ?? '').slice('bearer '.length);
    const caller = await this.callers.find(token, now);
    if (!caller) throw new UnauthenticatedError('KEY_INVALID');
    await this.limits.take(caller, now, reply);
    const scope = isOpen ? keyScopeOf(request.method, request.routeOptions.url ?? '') : undefined;
    if (!scope) throw new ForbiddenError('KEY_NOT_ALLOWED');
    if (!keyMay(caller.scopes, scope)) {
      throw new AppError(403, 'KEY_SCOPE_MISSING', { data: { scope } });
    }
    this.uses.count(caller, keyModeOf(scope), { now, ip: request.ip });
    return caller;
  }
}
