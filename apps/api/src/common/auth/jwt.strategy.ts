import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { type AccessClaims, AccessTokens } from './access-token';

/** Bearer tokens; passport-jwt checks the signature. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(tokens: AccessTokens) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: ['HS256'],
      // AccessGuard compares the expiry with the injected clock
      ignoreExpiration: true,
      secretOrKeyProvider: (_request, _token, done) => done(null, tokens.key as never),
    });
  }

  validate(claims: AccessClaims): AccessClaims {
    return claims;
  }
}
