import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HostCookie, hostCookie } from '../../common/http/host-cookie';
import { Config } from '../../config/config';
import type { Account } from './accounts.service';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * The browser's refresh tokens: one cookie for staff, and one per venue for guests, so that signing
 * in at one venue does not sign out at another.
 */
@Injectable()
export class RefreshCookies {
  constructor(private readonly config: Config) {}

  read(request: FastifyRequest, kind: Account['kind'], vendorId?: string): string | undefined {
    return request.cookies[this.cookieOf(kind, vendorId).name];
  }

  set(reply: FastifyReply, token: string, kind: Account['kind'], vendorId?: string): void {
    const { name, options } = this.cookieOf(kind, vendorId);
    reply.setCookie(name, token, options);
  }

  clear(reply: FastifyReply, kind: Account['kind'], vendorId?: string): void {
    const { name, options } = this.cookieOf(kind, vendorId);
    reply.clearCookie(name, options);
  }

  /** @param vendorId hex id; counts for guests only */
  private cookieOf(kind: Account['kind'], vendorId?: string): HostCookie {
    const name = kind === 'staff' ? 'atrium_staff' : `atrium_guest_${vendorId}`;
    return hostCookie(this.config, name, this.config.env.REFRESH_TOKEN_DAYS * DAY_SECONDS);
  }
}
