import { Body, Controller, Delete, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { BookingLinkQuery } from '../../visitors/public';
import { SaleInput, SalePayment } from './sale.dto';
import { SalesService } from './sales.service';

/** Carries the signature of a payment's link. */
const SIGNATURE = 'x-payment-signature';

/** What guests, signed in or not, buy: memberships and packages. */
@ApiTags('sales')
@Controller('api/v1/sales')
export class SalesController {
  constructor(private readonly sales: SalesService) {}

  @Post()
  @Public()
  @IgnoresIdempotencyKey()
  @Answers(SalePayment, { status: 201 })
  @Fails(403, 'MODULE_OFF')
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PRICE_CHANGED', 'PACKAGE_DAY_FULL')
  @Fails(422, 'AGREEMENT_REQUIRED', 'ARRIVAL_REQUIRED', 'DATE_IN_PAST', 'BEYOND_BOOKING_WINDOW')
  @Fails(422, 'MISSING_GUEST_DETAILS', 'INVALID_NAME', 'INVALID_EMAIL', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'beginSale',
    summary: 'Begin to buy a membership or a package',
    description:
      'Answers where to pay. Sent again with the same `order`, it answers the same payment: nothing is paid twice. What is bought is made once it is paid for. It belongs to the guest who is signed in, else to the one who has the email, or to a new one; nothing is told or changed of a guest whom the venue knows.',
  })
  begin(@Call() call: CallContext, @Body() input: SaleInput): Promise<SalePayment> {
    return this.sales.begin(call, input);
  }

  @Post(':id')
  @HttpCode(200)
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(SalePayment)
  @Fails(403, 'PAYMENT_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'settleSale',
    summary: 'How the payment of a purchase stands',
    description: 'The provider is asked, and what follows from its answer is done before this one.',
  })
  look(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<SalePayment> {
    return this.sales.look(call, { id, vendor, signature: signature ?? '' });
  }

  @Delete(':id')
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(SalePayment)
  @Fails(403, 'PAYMENT_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'endSale',
    summary: 'Do not buy after all',
    description: 'What has been paid meanwhile stays: the answer says so.',
  })
  end(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<SalePayment> {
    return this.sales.end(call, { id, vendor, signature: signature ?? '' });
  }
}
