import { randomBytes } from 'node:crypto';
import { SIGN_IN_LINK_MINUTES } from '@atrium/rules/access/sign-in-link';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HostCookie, hostCookie } from '../../../common/http/host-cookie';
import { Config } from '../../../config/config';

const BYTES = 32;
const shape = /^[\w-]{43}$/;

/** By which a browser that asked for a link is known again, when the link is opened or its code typed. */
@Injectable()
export class BrowserCookie {
  private readonly cookie: HostCookie;

  constructor(config: Config) {
    this.cookie = hostCookie(config, 'atrium_link', SIGN_IN_LINK_MINUTES * 60);
  }

  read(request: FastifyRequest): string | undefined {
    const value = request.cookies[this.cookie.name];
    return value && shape.test(value) ? value : undefined;
  }

  /** A browser that asks again stays the same: the mail before may still be on its way. */
  ensure(request: FastifyRequest, reply: FastifyReply): string {
    const value = this.read(request) ?? randomBytes(BYTES).toString('base64url');
    reply.setCookie(this.cookie.name, value, this.cookie.options);
    return value;
  }
}
