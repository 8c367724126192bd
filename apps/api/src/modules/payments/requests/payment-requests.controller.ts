import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import {
  MoneyOutput,
  MoneyParams,
  PaymentRequestInput,
  PaymentRequestOutput,
} from './payment-requests.dto';
import { PaymentRequestsService } from './payment-requests.service';

/** What guests owe, and links to pay it by. */
@ApiTags('payments')
@Controller('api/v1/admin')
export class PaymentRequestsController {
  constructor(private readonly requests: PaymentRequestsService) {}

  @Get('money/:kind/:id')
  @StaffOnly('read')
  @Answers(MoneyOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getMoney',
    summary: 'What a booking costs, what of it is paid, and what is owed',
  })
  money(@Ctx() ctx: RequestContext, @Param() params: MoneyParams): Promise<MoneyOutput> {
    return this.requests.moneyOf(ctx, params);
  }

  @Get('paymentRequests')
  @StaffOnly('read')
  @Answers(PaymentRequestOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listPaymentRequests',
    summary: 'Payment links that can still be paid, the latest first',
  })
  list(@Ctx() ctx: RequestContext): Promise<PaymentRequestOutput[]> {
    return this.requests.open(ctx);
  }

  @Post('paymentRequests')
  @StaffOnly('payments.request')
  @Answers(PaymentRequestOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'MORE_THAN_OWED', 'GUEST_WITHOUT_EMAIL')
  @ApiOperation({
    operationId: 'requestPayment',
    summary: 'Mail a guest a link to pay what is owed',
  })
  ask(
    @Ctx() ctx: RequestContext,
    @Body() input: PaymentRequestInput,
  ): Promise<PaymentRequestOutput> {
    return this.requests.ask(ctx, input);
  }

  @Delete('paymentRequests/:id')
  @StaffOnly('payments.request')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PAYMENT_REQUEST_OVER', 'PAYMENT_UNDER_WAY', 'IDEMPOTENCY_IN_FLIGHT')
  @ApiOperation({
    operationId: 'withdrawPaymentRequest',
    summary: 'Ask for it no longer; the link says so',
  })
  withdraw(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.requests.withdraw(ctx, id);
  }
}
