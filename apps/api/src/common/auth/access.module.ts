import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessTokens } from './access-token';
import { EndedSessions } from './ended-sessions';
import { JwtStrategy } from './jwt.strategy';
import { KeyAccess } from './keys/key-access';
import { KeyCallers } from './keys/key-callers';
import { KeyLimits } from './keys/key-limits';
import { KeyUses } from './keys/key-uses';
import { PasswordHasher } from './password-hasher';

@Global()
@Module({
  imports: [PassportModule.register({ session: false }), JwtModule.register({})],
  providers: [
    AccessTokens,
    EndedSessions,
    JwtStrategy,
    KeyAccess,
    KeyCallers,
    KeyLimits,
    KeyUses,
    PasswordHasher,
  ],
  exports: [AccessTokens, EndedSessions, KeyAccess, KeyUses, PasswordHasher],
})
export class AccessModule {}
