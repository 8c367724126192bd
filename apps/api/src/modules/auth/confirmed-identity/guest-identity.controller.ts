import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { PasskeyRequestOutput } from '../passkeys/passkeys.dto';
import { ConfirmedIdentity } from './confirmed-identity';
import { ConfirmedIdentityOutput, ConfirmMyIdentityInput } from './confirmed-identity.dto';

@ApiTags('hub')
@Controller('api/v1/hub/confirmIdentity')
export class GuestIdentityController {
  constructor(private readonly identity: ConfirmedIdentity) {}

  @Post()
  @GuestOnly()
  @Throttled('password')
  @Answers(ConfirmedIdentityOutput)
  @Fails(422, 'WRONG_PASSWORD', 'PASSKEY_WRONG')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'confirmMyIdentity',
    summary:
      'Give the password or a passkey again, before what is refused with `CONFIRM_IDENTITY_REQUIRED`',
  })
  confirm(
    @Ctx() ctx: RequestContext,
    @Body() input: ConfirmMyIdentityInput,
  ): Promise<ConfirmedIdentityOutput> {
    return this.identity.confirm(ctx, input);
  }

  @Post('passkey')
  @GuestOnly()
  @Answers(PasskeyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'askMyPasskey',
    summary: 'What the guest’s passkey has to answer, to confirm with it; 404 without a passkey',
  })
  ask(@Ctx() ctx: RequestContext): Promise<PasskeyRequestOutput> {
    return this.identity.ask(ctx);
  }
}
