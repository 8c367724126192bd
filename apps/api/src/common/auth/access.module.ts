import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessTokens } from './access-token';
import { JwtStrategy } from './jwt.strategy';
import { PasswordHasher } from './password-hasher';

@Global()
@Module({
  imports: [PassportModule.register({ session: false }), JwtModule.register({})],
  providers: [AccessTokens, JwtStrategy, PasswordHasher],
  exports: [AccessTokens, PasswordHasher],
})
export class AccessModule {}
