import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { KnownDevices } from '../../../common/throttling/known-devices';
import { Throttled } from '../../../common/throttling/throttled';
import { SignedInOutput } from '../auth.dto';
import type { SignedIn } from '../auth.service';
import { RefreshCookies } from '../refresh-cookies';
import { BrowserCookie } from './browser-cookie';
import { type Browser, SignInByLink } from './sign-in-by-link';
import {
  OpenedSignInLinkOutput,
  OpenSignInLinkInput,
  SignInCodeInput,
  SignInLinkInput,
} from './sign-in-link.dto';

@ApiTags('auth')
@Controller('api/auth/signInLink')
export class SignInLinkController {
  constructor(
    private readonly links: SignInByLink,
    private readonly browsers: BrowserCookie,
    private readonly cookies: RefreshCookies,
    private readonly devices: KnownDevices,
  ) {}

  @Post()
  @Public()
  @Throttled('signInLink')
  @AnswersNothing()
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'requestSignInLink',
    summary:
      'Mail a guest a link to sign in, at most one a minute; the answer never reveals whether there is an account',
  })
  async request(
    @Call() call: CallContext,
    @Body() input: SignInLinkInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const cookie = this.browsers.ensure(request, reply);
    await this.links.request(call, input, cookie, request.headers.origin);
  }

  @Post('open')
  @Public()
  @Throttled('signInCode')
  @Answers(OpenedSignInLinkOutput)
  @Fails(403, 'ACCOUNT_INACTIVE')
  @Fails(422, 'SIGN_IN_LINK_INVALID')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'openSignInLink',
    summary:
      'Sign in with a mailed link, in the browser that asked for it; in any other, get the code to type there',
  })
  async open(
    @Call() call: CallContext,
    @Body() { code }: OpenSignInLinkInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenedSignInLinkOutput> {
    const opened = await this.links.open(call, code, this.browserOf(request));
    if ('code' in opened) return opened;
    return { session: this.signIn(request, reply, opened.signedIn) };
  }

  @Post('code')
  @Public()
  @Throttled('signInCode')
  @Answers(SignedInOutput)
  @Fails(403, 'ACCOUNT_INACTIVE')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(422, 'SIGN_IN_CODE_WRONG', 'SIGN_IN_LINK_INVALID')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'signInWithCode',
    summary: 'Sign in with the code of a link that was opened elsewhere',
  })
  async typed(
    @Call() call: CallContext,
    @Body() input: SignInCodeInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInOutput> {
    const signedIn = await this.links.typed(call, input, this.browserOf(request));
    return this.signIn(request, reply, signedIn);
  }

  private browserOf(request: FastifyRequest): Browser {
    return {
      cookie: this.browsers.read(request),
      knows: (email) => this.devices.find(request, email) !== undefined,
    };
  }

  private signIn(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): SignedInOutput {
    const { account, refreshToken, answer } = signedIn;
    this.cookies.set(reply, refreshToken, account.kind, account.vendorId);
    this.devices.remember(request, reply, account.email);
    return answer;
  }
}
