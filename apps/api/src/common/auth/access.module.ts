import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessTokens } from './access-token';
import { EndedSessions } from './ended-sessions';
import { JwtStrategy } from './jwt.strategy';
import { PasswordHasher } from './password-hasher';

@Global()
@Module({
  imports: [PassportModule.register({ session: false }), JwtModule.register({})],
  providers: [AccessTokens, EndedSessions, JwtStrategy, PasswordHasher],
  exports: [AccessTokens, EndedSessions, PasswordHasher],
})
export class AccessModule {}
