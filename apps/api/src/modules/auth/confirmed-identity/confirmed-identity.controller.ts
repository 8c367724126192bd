import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { PasskeyRequestOutput } from '../passkeys/passkeys.dto';
import { ConfirmedIdentity } from './confirmed-identity';
import { ConfirmedIdentityOutput, ConfirmIdentityInput } from './confirmed-identity.dto';

@ApiTags('auth')
@Controller('api/auth/confirmIdentity')
export class ConfirmedIdentityController {
  constructor(private readonly identity: ConfirmedIdentity) {}

  @Post()
  @StaffOnly('read')
  @Throttled('password')
  @Answers(ConfirmedIdentityOutput)
  @Fails(422, 'WRONG_PASSWORD', 'SECOND_FACTOR_WRONG', 'PASSKEY_WRONG')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'confirmIdentity',
    summary:
      'Give the password, a code or a passkey again, before what is refused with `CONFIRM_IDENTITY_REQUIRED`',
  })
  confirm(
    @Ctx() ctx: RequestContext,
    @Body() input: ConfirmIdentityInput,
  ): Promise<ConfirmedIdentityOutput> {
    return this.identity.confirm(ctx, input);
  }

  @Post('passkey')
  @StaffOnly('read')
  @Answers(PasskeyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'askPasskey',
    summary: 'What the caller’s passkey has to answer, to confirm with it; 404 without a passkey',
  })
  ask(@Ctx() ctx: RequestContext): Promise<PasskeyRequestOutput> {
    return this.identity.ask(ctx);
  }
}
