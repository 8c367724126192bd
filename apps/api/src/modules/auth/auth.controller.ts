import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SignedIn } from '../../common/auth/access';
import { Call, Ctx } from '../../common/context/ctx.decorator';
import type { CallContext, RequestContext } from '../../common/context/request-context';
import { UnauthenticatedError } from '../../common/errors/app-error';
import { Answers, AnswersNothing, Fails } from '../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { KnownDevices } from '../../common/throttling/known-devices';
import { Throttled } from '../../common/throttling/throttled';
import { AccountOutput, LoginInput, LogoutInput, SessionInput, SignedInOutput } from './auth.dto';
import { AuthService, type SignedIn as SignedInAccount } from './auth.service';
import { RefreshCookies } from './refresh-cookies';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly cookies: RefreshCookies,
    private readonly devices: KnownDevices,
  ) {}

  @Post('login')
  @Public()
  @Throttled('login')
  @Answers(SignedInOutput)
  @Fails(401, 'INVALID_CREDENTIALS', 'SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG', 'PASSKEY_WRONG')
  @Fails(403, 'ACCOUNT_INACTIVE', 'NETWORK_NOT_ALLOWED')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'login',
    summary: 'Sign in a guest of a venue, or staff; sets the refresh cookie',
  })
  async login(
    @Call() call: CallContext,
    @Body() input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInOutput> {
    const isKnown = this.devices.find(request, input.email) !== undefined;
    const signedIn = await this.auth.login(call, input, isKnown);
    const answer = this.signIn(reply, signedIn);
    this.devices.remember(request, reply, input.email);
    return answer;
  }

  @Post('refresh')
  @Public()
  @Throttled('refresh')
  @Answers(SignedInOutput)
  @Fails(401, 'REFRESH_TOKEN_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'refreshSession',
    summary: 'Exchange the refresh cookie for a new access token; renews the cookie',
  })
  async refresh(
    @Call() call: CallContext,
    @Body() { audience, vendor }: SessionInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInOutput> {
    const vendorId = audience === 'guest' ? await this.auth.vendorIdOf(vendor) : undefined;
    const token = this.cookies.read(request, audience, vendorId);
    try {
      return this.signIn(reply, await this.auth.refresh(call, audience, token));
    } catch (error) {
      if (error instanceof UnauthenticatedError) this.cookies.clear(reply, audience, vendorId);
      throw error;
    }
  }

  @Post('logout')
  @Public()
  @ApiBody({ type: LogoutInput, required: false })
  @AnswersNothing()
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({ operationId: 'logout', summary: 'End the session and clear its cookie' })
  async logout(
    @Call() call: CallContext,
    @Body() input: LogoutInput | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { kind } = call.actor;
    const audience = input?.audience ?? (kind === 'guest' ? 'guest' : 'staff');
    const vendorId =
      audience === 'guest'
        ? (call.vendorId ?? (await this.auth.vendorIdOf(input?.vendor)))
        : undefined;
    await this.auth.logout(call, this.cookies.read(request, audience, vendorId));
    this.cookies.clear(reply, audience, vendorId);
  }

  @Get('me')
  @SignedIn()
  @Answers(AccountOutput)
  @ApiOperation({
    operationId: 'getMe',
    summary: 'The signed-in account, and the venue it is working in',
  })
  me(@Ctx() ctx: RequestContext): Promise<AccountOutput> {
    return this.auth.me(ctx);
  }

  private signIn(reply: FastifyReply, { account, refreshToken, answer }: SignedInAccount) {
    this.cookies.set(reply, refreshToken, account.kind, account.vendorId);
    return answer;
  }
}
