import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { ChargeNoShowFeeInput, NoShowFeeOutput } from './no-show-fees.dto';
import { NoShowFees } from './no-show-fees.service';

/** What not coming costs, at the desk. */
@ApiTags('payments')
@Controller('api/v1/admin/reservation')
export class NoShowFeesController {
  constructor(private readonly fees: NoShowFees) {}

  @Get(':id/noShowFee')
  @StaffOnly('read')
  @Answers(NoShowFeeOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getNoShowFee',
    summary: 'What a guest owes for not coming or for cancelling late, and the card given for it',
  })
  show(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<NoShowFeeOutput> {
    return this.fees.show(ctx, id);
  }

  @Post(':id/noShowFee')
  @HttpCode(200)
  @StaffOnly('payments.charge')
  @IgnoresIdempotencyKey()
  @Answers(NoShowFeeOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PRICE_CHANGED')
  @Fails(422, 'NO_FEE_DUE', 'NO_CARD_KEPT')
  @ApiOperation({
    operationId: 'chargeNoShowFee',
    summary: 'Take the fee from the card that the guest gave for it',
    description:
      'Sent again, it is not taken again: the answer says how it stands. A card that is declined takes nothing; the fee is still owed, and a payment link can ask for it.',
  })
  charge(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: ChargeNoShowFeeInput,
  ): Promise<NoShowFeeOutput> {
    return this.fees.charge(ctx, id, input);
  }
}
