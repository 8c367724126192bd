import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../../config/config';
import type { Actor, Level } from '../context/request-context';

/** The claims of an access token; short names, since it travels with every request. */
export interface AccessClaims {
  /** Id of the guest or user. */
  readonly sub: string;
  readonly aud: 'guest' | 'staff';
  /** Id of the venue. */
  readonly vnd: string;
  /** Level; staff only. */
  readonly lvl?: Level;
  readonly name: string;
  /** The venue's language. */
  readonly lang: string;
  /** The refresh token family this token came with. */
  readonly sid: string;
  /** Set while the account must still set up a second factor: it opens nothing but that. */
  readonly enr?: true;
  /** When a password or second factor was last given in this session, in seconds since 1970. */
  readonly cfm?: number;
  /** Expiry in seconds since 1970; set by signing. */
  readonly exp?: number;
}

/**
 * Signs access tokens and holds their key, as a KeyObject: verifying with a string secret costs
 * fifty times as much.
 */
@Injectable()
export class AccessTokens {
  readonly key: KeyObject;
  /** Lifetime of a token, in seconds. */
  readonly lifetimeSeconds: number;

  constructor(
    config: Config,
    private readonly jwt: JwtService,
  ) {
    this.key = createSecretKey(Buffer.from(config.env.JWT_SECRET));
    this.lifetimeSeconds = config.env.ACCESS_TOKEN_MINUTES * 60;
  }

  sign(claims: AccessClaims, now: Date): string {
    const iat = Math.floor(now.getTime() / 1000);
    return this.jwt.sign(
      { ...claims, iat, exp: iat + this.lifetimeSeconds },
      { privateKey: this.key, algorithm: 'HS256' },
    );
  }
}

/** The actor a token stands for. */
export function actorOf(claims: AccessClaims): Actor {
  return claims.aud === 'staff'
    ? { kind: 'staff', id: claims.sub, level: claims.lvl ?? 1, name: claims.name }
    : { kind: 'guest', id: claims.sub, name: claims.name };
}
