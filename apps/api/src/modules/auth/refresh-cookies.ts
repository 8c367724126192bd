import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../config/config';
import type { Account } from './accounts.service';

/** Sent with the calls that need it, and with no other. */
const PATH = '/api/auth';

/**
 * The browser's refresh tokens: one cookie for staff, and one per venue for guests, so that signing
 * in at one venue does not sign out at another.
 */
@Injectable()
export class RefreshCookies {
  private readonly options: CookieSerializeOptions;

  constructor({ env, secureCookies }: Config) {
    this.options = {
      path: PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
      maxAge: env.REFRESH_TOKEN_DAYS * 24 * 60 * 60,
    };
  }

  read(request: FastifyRequest, kind: Account['kind'], vendorId?: string): string | undefined {
    return request.cookies[nameOf(kind, vendorId)];
  }

  set(reply: FastifyReply, token: string, kind: Account['kind'], vendorId?: string): void {
    reply.setCookie(nameOf(kind, vendorId), token, this.options);
  }

  clear(reply: FastifyReply, kind: Account['kind'], vendorId?: string): void {
    reply.clearCookie(nameOf(kind, vendorId), { path: PATH });
  }
}

/** @param vendorId hex id; counts for guests only */
export const nameOf = (kind: Account['kind'], vendorId?: string): string =>
  kind === 'staff' ? 'atrium_staff' : `atrium_guest_${vendorId}`;
