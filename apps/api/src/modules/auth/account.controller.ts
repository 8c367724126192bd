import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../common/auth/access';
import { Call } from '../../common/context/ctx.decorator';
import type { CallContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { WithMessage } from '../../common/http/envelope.interceptor';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { KnownDevices } from '../../common/throttling/known-devices';
import { Throttled } from '../../common/throttling/throttled';
import {
  ConfirmEmailInput,
  ConfirmEmailOutput,
  ResetPasswordInput,
  ResetVerificationInput,
  ResetVerificationOutput,
  SignupInput,
  SignupOutput,
} from './auth.dto';
import { EmailConfirmation } from './email-confirmation';
import { PasswordReset } from './password-reset';
import { SignUp } from './sign-up';

/** Does not reveal whether there is an account. */
const RESET_REQUESTED =
  'If the address is linked to an account, an email with a link has been sent to it.';

@ApiTags('auth')
@Controller()
export class AccountController {
  constructor(
    private readonly signUps: SignUp,
    private readonly resets: PasswordReset,
    private readonly confirmations: EmailConfirmation,
    private readonly devices: KnownDevices,
  ) {}

  @Post('api/v1/auth/signup')
  @Public()
  @Throttled('signup')
  @Answers(SignupOutput, { status: 201 })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(422, 'EMAIL_TAKEN', 'INVALID_NAME', 'INVALID_PHONE', 'MISSING_GUEST_DETAILS')
  @Fails(
    422,
    'PASSWORD_EMPTY',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_TOO_SIMPLE',
  )
  @ApiOperation({ operationId: 'signup', summary: 'Create a guest’s account at a venue' })
  async signUp(
    @Call() call: CallContext,
    @Body() input: SignupInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignupOutput> {
    const answer = await this.signUps.signUp(call, input);
    this.devices.remember(request, reply, input.email);
    return answer;
  }

  @Post('api/resetPassword')
  @Public()
  @Throttled('reset')
  @Answers(null)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'requestPasswordReset',
    summary:
      'Mail a reset link if the address has an account; the answer never reveals whether it does',
  })
  async requestReset(@Call() call: CallContext, @Body() input: ResetPasswordInput) {
    await this.resets.request(call, input);
    return new WithMessage(null, RESET_REQUESTED);
  }

  @Post('api/auth/resetVerification')
  @Public()
  @Throttled('resetVerification')
  @Answers(ResetVerificationOutput)
  @Fails(422, 'RESET_LINK_INVALID', 'PASSWORD_EMPTY', 'PASSWORDS_DO_NOT_MATCH')
  @Fails(
    422,
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_TOO_SIMPLE',
  )
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'resetPassword',
    summary: 'Choose a password with the code of a reset, activation or invitation link',
  })
  async reset(
    @Call() call: CallContext,
    @Body() input: ResetVerificationInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { email, answer } = await this.resets.verify(call, input);
    this.devices.remember(request, reply, email);
    return new WithMessage(answer, answer.message);
  }

  @Post('api/auth/confirmEmail')
  @Public()
  @Throttled('resetVerification')
  @Answers(ConfirmEmailOutput)
  @Fails(422, 'EMAIL_LINK_INVALID', 'EMAIL_TAKEN')
  @ApiOperation({
    operationId: 'confirmEmail',
    summary: 'Confirm a new email address with the code mailed to it',
  })
  confirmEmail(
    @Call() call: CallContext,
    @Body() input: ConfirmEmailInput,
  ): Promise<ConfirmEmailOutput> {
    return this.confirmations.confirm(call, input);
  }
}
