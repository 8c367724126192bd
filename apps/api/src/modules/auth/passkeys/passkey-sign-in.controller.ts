import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { KnownDevices } from '../../../common/throttling/known-devices';
import { Throttled } from '../../../common/throttling/throttled';
import { SignedInOutput } from '../auth.dto';
import { RefreshCookies } from '../refresh-cookies';
import { PasskeyRequestOutput, PasskeySignInInput, PasskeySignInOfferInput } from './passkeys.dto';
import { SignInByPasskey } from './sign-in-by-passkey';

@ApiTags('auth')
@Controller('api/auth/passkeySignIn')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: SignInByPasskey,
    private readonly cookies: RefreshCookies,
    private readonly devices: KnownDevices,
  ) {}

  @Post('options')
  @Public()
  @Throttled('passkeyOffer')
  @Answers(PasskeyRequestOutput)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'askSignInPasskey',
    summary: 'What a guest’s passkey has to answer to sign in, whoever the guest is',
  })
  ask(
    @Call() call: CallContext,
    @Body() { vendor }: PasskeySignInOfferInput,
  ): Promise<PasskeyRequestOutput> {
    return this.passkeys.ask(call, vendor);
  }

  @Post()
  @Public()
  @Throttled('passkeySignIn')
  @Answers(SignedInOutput)
  @Fails(401, 'PASSKEY_WRONG')
  @Fails(403, 'ACCOUNT_INACTIVE')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'signInWithPasskey',
    summary: 'Sign in a guest of a venue by a passkey; sets the refresh cookie',
  })
  async signIn(
    @Call() call: CallContext,
    @Body() input: PasskeySignInInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInOutput> {
    const { account, refreshToken, answer } = await this.passkeys.enter(
      call,
      input,
      (email) => this.devices.find(request, email) !== undefined,
    );
    this.cookies.set(reply, refreshToken, account.kind, account.vendorId);
    this.devices.remember(request, reply, account.email);
    return answer;
  }
}
