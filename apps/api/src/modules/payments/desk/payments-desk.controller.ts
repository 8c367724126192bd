import { Body, Controller, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { PaymentActions } from './payment-actions.service';
import {
  CloseCaseInput,
  PaymentDetail,
  PaymentOutput,
  PaymentsFilter,
  PaymentsPage,
  PaymentsQuery,
  PaymentTotal,
  RefundInput,
  SettlementDay,
  SettlementQuery,
} from './payments-desk.dto';
import { PaymentsDeskService } from './payments-desk.service';

/** Payments at the desk. */
@ApiTags('payments')
@Controller('api/v1/admin')
export class PaymentsDeskController {
  constructor(
    private readonly desk: PaymentsDeskService,
    private readonly actions: PaymentActions,
  ) {}

  @Get('payments')
  @StaffOnly('read')
  @Answers(PaymentsPage)
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'listPayments',
    summary: 'The payments that were begun in a period, the latest first',
  })
  list(@Ctx() ctx: RequestContext, @Query() query: PaymentsQuery): Promise<PaymentsPage> {
    return this.desk.page(ctx, query);
  }

  @Get('payments/totals')
  @StaffOnly('read')
  @Answers(PaymentTotal, { isArray: true })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getPaymentTotals',
    summary: 'What the payments of a list come to, by currency',
  })
  totals(@Ctx() ctx: RequestContext, @Query() query: PaymentsFilter): Promise<PaymentTotal[]> {
    return this.desk.totals(ctx, query);
  }

  @Get('payments/settlement')
  @StaffOnly('read')
  @Answers(SettlementDay, { isArray: true })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getSettlement',
    summary: 'What was taken and returned by day, the latest first',
    description:
      'From the ledger of money, by the day on which it happened: a refund belongs to its own day, not to that of its payment.',
  })
  settlement(
    @Ctx() ctx: RequestContext,
    @Query() query: SettlementQuery,
  ): Promise<SettlementDay[]> {
    return this.desk.settlement(ctx, query);
  }

  @Get('payments/cases')
  @StaffOnly('read')
  @Answers(PaymentOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listPaymentCases',
    summary: 'Payments that staff should look at, the oldest first',
  })
  cases(@Ctx() ctx: RequestContext): Promise<PaymentOutput[]> {
    return this.desk.openCases(ctx);
  }

  @Get('payments.csv')
  @StaffOnly('exports.run')
  @ConfirmedOnly()
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV, UTF-8', schema: { type: 'string' } })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({ operationId: 'exportPayments', summary: 'The payments of a list as CSV' })
  csv(@Ctx() ctx: RequestContext, @Query() query: PaymentsFilter): Promise<StreamableFile> {
    return this.desk.csv(ctx, query);
  }

  @Get('payments/:id')
  @StaffOnly('read')
  @Answers(PaymentDetail)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getPayment', summary: 'A payment, with all that was done of it' })
  show(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<PaymentDetail> {
    return this.desk.show(ctx, id);
  }

  @Post('payments/:id/settle')
  @StaffOnly('payments.capture')
  @IgnoresIdempotencyKey()
  @Answers(PaymentDetail)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PAYMENT_AMOUNT_DIFFERS')
  @Fails(503, 'PAYMENT_PROVIDER_SILENT')
  @ApiOperation({
    operationId: 'checkPayment',
    summary: 'Ask the provider how a payment stands, and take it as far as it can get',
  })
  settle(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<PaymentDetail> {
    return this.actions.settle(ctx, id);
  }

  @Post('payments/:id/refunds')
  @TakesVersion()
  @StaffOnly('payments.refund')
  @Answers(PaymentDetail)
  @Fails(403, 'REFUND_ABOVE_LIMIT')
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PAYMENT_NOT_TAKEN', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'REFUND_TOO_HIGH')
  @ApiOperation({
    operationId: 'refundPayment',
    summary: 'Return some of a payment, or all of it',
    description:
      'Above what the venue allows to administrators, a system owner decides; what of the payment went back before counts.',
  })
  refund(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: RefundInput,
  ): Promise<PaymentDetail> {
    return this.actions.refund(ctx, id, input);
  }

  @Post('payments/:id/close')
  @TakesVersion()
  @StaffOnly('payments.close')
  @Answers(PaymentDetail)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PAYMENT_CASE_CLOSED', 'IDEMPOTENCY_IN_FLIGHT')
  @ApiOperation({
    operationId: 'closePaymentCase',
    summary: 'Say what became of a payment that needed staff',
  })
  close(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: CloseCaseInput,
  ): Promise<PaymentDetail> {
    return this.actions.close(ctx, id, input);
  }
}
