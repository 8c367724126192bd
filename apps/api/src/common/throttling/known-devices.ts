import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../config/config';
import { isSameSignature, signatureOf } from '../auth/signature';
import { type HostCookie, hostCookie } from '../http/host-cookie';

/** People share a browser, and some have several accounts. */
const MOST_ACCOUNTS = 10;
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
const ID_BYTES = 16;
/** Of a digest that is kept in the cookie; enough to tell a browser's few accounts apart. */
const DIGEST_LENGTH = 22;

interface Device {
  readonly id: string;
  /** The latest first. */
  readonly accounts: readonly string[];
}

/**
 * Remembers, in a signed cookie, who has signed in on a device. Others' failures at those accounts do not slow
 * it down. It opens nothing: a copy of it only gets attempts of its own.
 */
@Injectable()
export class KnownDevices {
  private readonly cookie: HostCookie;

  constructor(private readonly config: Config) {
    this.cookie = hostCookie(config, 'atrium_device', MAX_AGE_SECONDS);
  }

  /** The device's id if the account has signed in there. @param email as typed */
  find(request: FastifyRequest, email: string): string | undefined {
    const device = this.read(request);
    return device?.accounts.includes(this.digestOf(email)) ? device.id : undefined;
  }

  /** Call it once somebody has proved who they are. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const { id, accounts } = this.read(request) ?? {
      id: randomBytes(ID_BYTES).toString('base64url'),
      accounts: [],
    };
    const digest = this.digestOf(email);
    const others = accounts.filter((account) => account !== digest);
    const contents = [id, digest, ...others].slice(0, 1 + MOST_ACCOUNTS).join('.');
    reply.setCookie(this.cookie.name, `${contents}.${this.sign(contents)}`, this.cookie.options);
  }

  private read(request: FastifyRequest): Device | undefined {
    const value = request.cookies[this.cookie.name] ?? '';
    const end = value.lastIndexOf('.');
    const contents = value.slice(0, Math.max(0, end));
    if (!isSameSignature(value.slice(end + 1), this.sign(contents))) return undefined;
    const [id = '', ...accounts] = contents.split('.');
    return { id, accounts };
  }

  private sign(contents: string): string {
    return signatureOf(this.config.env.JWT_SECRET, ['device', contents]);
  }

  private digestOf(email: string): string {
    const account = email.trim().toLowerCase();
    return signatureOf(this.config.env.JWT_SECRET, ['device account', account]).slice(
      0,
      DIGEST_LENGTH,
    );
  }
}
