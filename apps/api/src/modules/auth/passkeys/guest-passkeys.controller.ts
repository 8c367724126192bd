import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { GuestPasskeys } from './guest-passkeys';
import { AddPasskeyInput, PasskeyCreationOutput, PasskeyOutput } from './passkeys.dto';

@ApiTags('hub')
@Controller('api/v1/hub/passkeys')
export class GuestPasskeysController {
  constructor(private readonly passkeys: GuestPasskeys) {}

  @Get()
  @GuestOnly()
  @Answers(PasskeyOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listMyPasskeys',
    summary: 'The guest’s passkeys, the oldest first',
  })
  list(@Ctx() ctx: RequestContext): Promise<PasskeyOutput[]> {
    return this.passkeys.list(ctx);
  }

  @Post('options')
  @GuestOnly()
  @ConfirmedOnly()
  @Answers(PasskeyCreationOutput)
  @Fails(422, 'TOO_MANY_PASSKEYS')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'offerMyPasskey',
    summary: 'Begin to add a passkey: what the browser needs to have one made',
  })
  offer(@Ctx() ctx: RequestContext): Promise<PasskeyCreationOutput> {
    return this.passkeys.offer(ctx);
  }

  @Post()
  @GuestOnly()
  @ConfirmedOnly()
  @Throttled('password')
  @Answers(PasskeyOutput)
  @Fails(422, 'PASSKEY_WRONG', 'PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'addMyPasskey',
    summary: 'Add the passkey that was made; from then on it signs the guest in',
  })
  add(@Ctx() ctx: RequestContext, @Body() input: AddPasskeyInput): Promise<PasskeyOutput> {
    return this.passkeys.add(ctx, input);
  }

  @Delete(':id')
  @GuestOnly()
  @ConfirmedOnly()
  @AnswersNothing()
  @Fails(404, 'NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({ operationId: 'removeMyPasskey', summary: 'Remove one of the guest’s passkeys' })
  remove(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<void> {
    return this.passkeys.remove(ctx, id);
  }
}
