import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { OwnSecondFactor } from './own-second-factor';
import {
  ConfirmSecondFactorInput,
  OfferedAuthenticatorOutput,
  RecoveryCodesOutput,
  SecondFactorOutput,
  SecondFactorPasswordInput,
} from './second-factor.dto';

/** For staff. No answer is stored under an idempotency key: it would hold secrets. */
@ApiTags('auth')
@Controller('api/auth/secondFactor')
export class SecondFactorController {
  constructor(private readonly factor: OwnSecondFactor) {}

  @Get()
  @SignedIn()
  @Answers(SecondFactorOutput)
  @Fails(403, 'FORBIDDEN')
  @ApiOperation({
    operationId: 'getSecondFactor',
    summary: 'Whether the caller has a second factor, and must have one',
  })
  get(@Ctx() ctx: RequestContext): Promise<SecondFactorOutput> {
    return this.factor.get(ctx);
  }

  @Post('authenticator')
  @SignedIn()
  @Throttled('password')
  @Answers(OfferedAuthenticatorOutput)
  @Fails(403, 'FORBIDDEN')
  @Fails(422, 'WRONG_PASSWORD')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'offerAuthenticator',
    summary: 'Begin to set up an authenticator; it counts once it has shown a code',
  })
  offer(
    @Ctx() ctx: RequestContext,
    @Body() { password }: SecondFactorPasswordInput,
  ): Promise<OfferedAuthenticatorOutput> {
    return this.factor.offer(ctx, password);
  }

  @Post('authenticator/confirm')
  @SignedIn()
  @Throttled('password')
  @Answers(RecoveryCodesOutput)
  @Fails(403, 'FORBIDDEN')
  @Fails(422, 'SECOND_FACTOR_WRONG')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'confirmAuthenticator',
    summary: 'Put the authenticator to use with a code that it shows; answers ten recovery codes',
  })
  confirm(
    @Ctx() ctx: RequestContext,
    @Body() { code }: ConfirmSecondFactorInput,
  ): Promise<RecoveryCodesOutput> {
    return this.factor.confirm(ctx, code);
  }

  @Post('recoveryCodes')
  @SignedIn()
  @Throttled('password')
  @Answers(RecoveryCodesOutput)
  @Fails(403, 'FORBIDDEN')
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'WRONG_PASSWORD')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'renewRecoveryCodes',
    summary: 'Ten new recovery codes in place of those that are left',
  })
  renewRecoveryCodes(
    @Ctx() ctx: RequestContext,
    @Body() { password }: SecondFactorPasswordInput,
  ): Promise<RecoveryCodesOutput> {
    return this.factor.renewRecoveryCodes(ctx, password);
  }

  @Delete()
  @SignedIn()
  @Throttled('password')
  @AnswersNothing()
  @Fails(403, 'FORBIDDEN')
  @Fails(422, 'WRONG_PASSWORD', 'SECOND_FACTOR_REQUIRED')
  @IgnoresIdempotencyKey()
  @ApiOperation({ operationId: 'removeSecondFactor', summary: 'Turn the second factor off' })
  remove(
    @Ctx() ctx: RequestContext,
    @Body() { password }: SecondFactorPasswordInput,
  ): Promise<void> {
    return this.factor.remove(ctx, password);
  }
}
