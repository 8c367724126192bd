import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../../config/config';
import type { Actor, Level } from '../context/request-context';

/** What an access token says; short names, since it travels with every request. */
export interface AccessClaims {
  /** Id of the guest or the user. */
  readonly sub: string;
  readonly aud: 'guest' | 'staff';
  /** Id of the vendor. */
  readonly vnd: string;
  /** Level, of staff only. */
  readonly lvl?: Level;
  readonly name: string;
  /** The vendor's language. */
  readonly lang: string;
  /** Family of refresh tokens that this token came with. */
  readonly sid: string;
  /** Expiry in seconds since 1970; set by signing. */
  readonly exp?: number;
}

/**
 * Signs and keys access tokens. The key is a KeyObject: verifying with a string costs fifty times as
 * much (booking-engine section 6).
 */
@Injectable()
export class AccessTokens {
  readonly key: KeyObject;
  /** Life of a token in seconds. */
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

/** Who a token speaks for. */
export function actorOf(claims: AccessClaims): Actor {
  return claims.aud === 'staff'
    ? { kind: 'staff', id: claims.sub, level: claims.lvl ?? 1, name: claims.name }
    : { kind: 'guest', id: claims.sub, name: claims.name };
}
