import { Body, Controller, Delete, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { AsksForProof } from '../../proof-of-work/public';
import { BookingLinkQuery } from '../../visitors/public';
import { FailsOfGuest } from '../dto/booking-refusals';
import { VisitPayment, VisitPaymentInput } from './visit-payment.dto';
import { VisitPayments } from './visit-payments.service';

/** Carries the signature of a payment's link. */
const SIGNATURE = 'x-payment-signature';

/** What people without an account pay for as they book it. */
@ApiTags('open booking')
@Controller('api/v1/payment')
export class VisitPaymentsController {
  constructor(private readonly payments: VisitPayments) {}

  @Post()
  @Public()
  @AsksForProof('_service')
  @IgnoresIdempotencyKey()
  @Answers(VisitPayment, { status: 201 })
  @FailsOfGuest()
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE', 'MODULE_OFF')
  @Fails(409, 'HOLD_EXPIRED', 'PRICE_CHANGED')
  @Fails(422, 'INVALID_NAME', 'INVALID_EMAIL', 'INVALID_PHONE')
  @Fails(404, 'VOUCHER_NOT_FOUND')
  @Fails(409, 'VOUCHER_TOO_LITTLE', 'SLOT_FULL', 'BOOKING_FAILED')
  @Fails(422, 'VOUCHER_EXPIRED', 'VOUCHER_USED', 'VOUCHER_BLOCKED', 'VOUCHER_OTHER_CURRENCY')
  @Fails(422, 'PARTY_TOO_LARGE', 'NOTHING_TO_PREPAY')
  @ApiOperation({
    operationId: 'beginVisitPayment',
    summary: 'Begin to pay for a booking without an account',
    description:
      'Keeps the place that is held while the visitor pays, and answers where. Sent again with the same hold, it answers the same payment: nothing is paid twice. The booking is made once it is paid for. Who has not paid after some minutes gets the way back by mail.',
  })
  begin(@Call() call: CallContext, @Body() input: VisitPaymentInput): Promise<VisitPayment> {
    return this.payments.begin(call, input);
  }

  @Post(':id')
  @HttpCode(200)
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(VisitPayment)
  @Fails(403, 'PAYMENT_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'settleVisitPayment',
    summary: 'How the payment of a signed link stands',
    description: 'The provider is asked, and what follows from its answer is done before this one.',
  })
  look(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<VisitPayment> {
    return this.payments.look(call, { id, vendor, signature: signature ?? '' });
  }

  @Delete(':id')
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(VisitPayment)
  @Fails(403, 'PAYMENT_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'endVisitPayment',
    summary: 'Do not pay after all',
    description: 'Lets go of the place. What has been paid meanwhile stays: the answer says so.',
  })
  end(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<VisitPayment> {
    return this.payments.end(call, { id, vendor, signature: signature ?? '' });
  }
}
