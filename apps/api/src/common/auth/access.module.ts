import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessTokens } from './access-token';
import { JwtStrategy } from './jwt.strategy';

@Global()
@Module({
  imports: [PassportModule.register({ session: false }), JwtModule.register({})],
  providers: [AccessTokens, JwtStrategy],
  exports: [AccessTokens],
})
export class AccessModule {}
