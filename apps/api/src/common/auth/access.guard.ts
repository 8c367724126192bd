import { may } from '@atrium/rules/access/access-levels';
import { isConfirmed } from '@atrium/rules/access/confirmed-identity';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isObjectIdOrHexString } from 'mongoose';
import { Clock } from '../clock/clock';
import type { CallContext } from '../context/request-context';
import { languageOf } from '../context/request-language';
import { ForbiddenError, NotFoundError, UnauthenticatedError } from '../errors/app-error';
import { ACCESS, type Access, CONFIRMED } from './access';
import { type AccessClaims, actorOf } from './access-token';
import { EndedSessions } from './ended-sessions';
import { KeyAccess } from './keys/key-access';
import { isKey } from './keys/key-token';

export type ContextualRequest = FastifyRequest & { context?: CallContext };

/** Tokens whose signature has been verified. */
const REMEMBERED = 10_000;

/** Lets a request in by the handler's declared access, and gives it its context. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  /** By the header that carried them: a signature once right stays right. Expiry and session are checked each time. */
  private readonly verified = new LRUCache<string, AccessClaims>({ max: REMEMBERED });

  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    private readonly ended: EndedSessions,
    private readonly keys: KeyAccess,
  ) {
    super();
  }

  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<Access | undefined>(ACCESS, execution.getHandler());
    if (!access) {
      throw new Error(
        `${execution.getClass().name}.${execution.getHandler().name} declares no access`,
      );
    }
    const request = execution.switchToHttp().getRequest<ContextualRequest>();
    const { authorization } = request.headers;
    if (authorization && isKey(authorization)) {
      request.context = await this.contextOfKey(execution, access);
      return true;
    }
    const claims = authorization ? await this.claimsOf(execution, authorization) : undefined;
    if (access.audience !== 'public') admit(access, claims);
    if (this.reflector.get<true | undefined>(CONFIRMED, execution.getHandler())) {
      this.assertConfirmed(claims);
    }
    // who may do nothing yet is nobody on a page that is open to all
    const isNobody = access.audience === 'public' && claims?.enr;
    request.context = this.contextOf(request, isNobody ? undefined : claims);
    return true;
  }

  override handleRequest<T>(_error: unknown, user: T): T {
    return user;
  }

  private async claimsOf(
    execution: ExecutionContext,
    authorization: string,
  ): Promise<AccessClaims | undefined> {
    const claims = this.verified.get(authorization) ?? (await this.verify(execution));
    if (!claims) return undefined;
    const isExpired = (claims.exp ?? 0) * 1000 <= this.clock.now().getTime();
    const isOver = isExpired || (await this.ended.has(claims.sid));
    if (isOver) this.verified.delete(authorization);
    else this.verified.set(authorization, claims);
    return isOver ? undefined : claims;
  }

  private async verify(execution: ExecutionContext): Promise<AccessClaims | undefined> {
    await super.canActivate(execution);
    const { user } = execution.switchToHttp().getRequest<{ user?: AccessClaims | false }>();
    return user || undefined;
  }

  private assertConfirmed(claims: AccessClaims | undefined): void {
    const confirmedAt = claims?.cfm === undefined ? undefined : new Date(claims.cfm * 1000);
    if (!isConfirmed(confirmedAt, this.clock.now())) {
      throw new ForbiddenError('CONFIRM_IDENTITY_REQUIRED');
    }
  }

  /** What is open to everybody needs no key, so one that is sent along is not looked at. */
  private async contextOfKey(execution: ExecutionContext, access: Access): Promise<CallContext> {
    const http = execution.switchToHttp();
    const request = http.getRequest<ContextualRequest>();
    const call = this.callOf(request);
    if (access.audience === 'public') return { ...call, actor: { kind: 'visitor' } };
    const isForStaff = access.audience === 'staff';
    const isAskedAgain = this.reflector.get<true | undefined>(CONFIRMED, execution.getHandler());
    const { id, name, vendorId } = await this.keys.admit(
      request,
      http.getResponse<FastifyReply>(),
      isForStaff && !isAskedAgain,
    );
    return { ...call, actor: { kind: 'key', id, name }, vendorId };
  }

  private callOf(request: FastifyRequest, language?: string) {
    return {
      now: this.clock.now(),
      requestId: String(request.id),
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      language: languageOf(request.headers['accept-language'], language),
    };
  }

  private contextOf(request: FastifyRequest, claims?: AccessClaims): CallContext {
    const call = this.callOf(request, claims?.lang);
    if (!claims) return { ...call, actor: { kind: 'visitor' } };
    return {
      ...call,
      actor: actorOf(claims),
      vendorId: vendorOf(request, claims),
      homeVendorId: claims.vnd,
      sessionId: claims.sid,
      ...(claims.enr ? { mustEnrol: claims.enr } : {}),
    };
  }
}

function admit(access: Exclude<Access, { audience: 'public' }>, claims?: AccessClaims): void {
  if (!claims) throw new UnauthenticatedError();
  if (access.audience === 'anyone signed in') return;
  if (claims.aud !== access.audience) throw new ForbiddenError();
  if (claims.enr) throw new ForbiddenError('SECOND_FACTOR_REQUIRED');
  if (access.audience === 'staff' && !may(claims.lvl ?? 1, access.permission)) {
    throw new ForbiddenError();
  }
}

/**
 * A system administrator may work in any venue by naming it; the header is ignored for everybody
 * else.
 */
function vendorOf(request: FastifyRequest, claims: AccessClaims): string {
  const chosen = request.headers['x-vendor-id'];
  if (claims.aud !== 'staff' || claims.lvl !== 4 || chosen === undefined) return claims.vnd;
  if (typeof chosen !== 'string' || !isObjectIdOrHexString(chosen)) throw new NotFoundError();
  return chosen;
}
