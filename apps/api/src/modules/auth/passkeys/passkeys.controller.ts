import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { OwnPasskeys } from './own-passkeys';
import {
  AddedPasskeyOutput,
  AddPasskeyInput,
  PasskeyCreationOutput,
  PasskeyOutput,
  PasskeyPasswordInput,
} from './passkeys.dto';

/** For staff. No answer is stored under an idempotency key: it would hold secrets. */
@ApiTags('auth')
@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: OwnPasskeys) {}

  @Get()
  @SignedIn()
  @Answers(PasskeyOutput, { isArray: true })
  @Fails(403, 'FORBIDDEN')
  @ApiOperation({ operationId: 'getPasskeys', summary: 'The caller’s passkeys, the oldest first' })
  list(@Ctx() ctx: RequestContext): Promise<PasskeyOutput[]> {
    return this.passkeys.list(ctx);
  }

  @Post('options')
  @SignedIn()
  @Throttled('password')
  @Answers(PasskeyCreationOutput)
  @Fails(403, 'FORBIDDEN')
  @Fails(422, 'WRONG_PASSWORD', 'TOO_MANY_PASSKEYS')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'offerPasskey',
    summary: 'Begin to add a passkey: what the browser needs to have one made',
  })
  offer(
    @Ctx() ctx: RequestContext,
    @Body() { password }: PasskeyPasswordInput,
  ): Promise<PasskeyCreationOutput> {
    return this.passkeys.offer(ctx, password);
  }

  @Post()
  @SignedIn()
  @Throttled('password')
  @Answers(AddedPasskeyOutput)
  @Fails(403, 'FORBIDDEN')
  @Fails(422, 'PASSKEY_WRONG', 'PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'addPasskey',
    summary: 'Add the passkey that was made; answers recovery codes with the first second factor',
  })
  add(@Ctx() ctx: RequestContext, @Body() input: AddPasskeyInput): Promise<AddedPasskeyOutput> {
    return this.passkeys.add(ctx, input);
  }

  @Delete(':id')
  @SignedIn()
  @Throttled('password')
  @AnswersNothing()
  @Fails(403, 'FORBIDDEN')
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'WRONG_PASSWORD', 'SECOND_FACTOR_REQUIRED')
  @IgnoresIdempotencyKey()
  @ApiOperation({ operationId: 'removePasskey', summary: 'Remove one of the caller’s passkeys' })
  remove(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() { password }: PasskeyPasswordInput,
  ): Promise<void> {
    return this.passkeys.remove(ctx, id, password);
  }
}
