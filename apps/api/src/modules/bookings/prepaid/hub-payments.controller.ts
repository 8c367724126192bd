import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { FailsOfCover, FailsOfGuest } from '../dto/booking-refusals';
import { HubPayments } from './hub-payments';
import { GuestPayment, PrepaidBookingInput } from './prepaid.dto';
import { PrepaidBookings } from './prepaid-bookings';

/** What a guest pays for in the hub as they book it. */
@ApiTags('payments')
@Controller('api/v1/hub/payments')
export class HubPaymentsController {
  constructor(
    private readonly hub: HubPayments,
    private readonly prepaid: PrepaidBookings,
  ) {}

  @Post()
  @GuestOnly()
  @IgnoresIdempotencyKey()
  @Answers(GuestPayment, { status: 201 })
  @FailsOfGuest()
  @FailsOfCover()
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE')
  @Fails(409, 'HOLD_EXPIRED', 'PRICE_CHANGED')
  @Fails(404, 'VOUCHER_NOT_FOUND')
  @Fails(409, 'VOUCHER_TOO_LITTLE', 'SLOT_FULL', 'BOOKING_FAILED')
  @Fails(422, 'VOUCHER_EXPIRED', 'VOUCHER_USED', 'VOUCHER_BLOCKED', 'VOUCHER_OTHER_CURRENCY')
  @Fails(422, 'PARTY_TOO_LARGE', 'NOTHING_TO_PREPAY')
  @ApiOperation({
    operationId: 'beginPayment',
    summary: 'Begin to pay for a booking',
    description:
      'Keeps the place that is held while the guest pays, and answers where. Sent again with the same hold, it answers the same payment: nothing is paid twice. The booking is made once it is paid for.',
  })
  begin(@Ctx() ctx: RequestContext, @Body() input: PrepaidBookingInput): Promise<GuestPayment> {
    return this.hub.begin(ctx, input);
  }

  @Post(':id')
  @HttpCode(200)
  @GuestOnly()
  @IgnoresIdempotencyKey()
  @Answers(GuestPayment)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'settlePayment',
    summary: 'How a payment stands',
    description: 'The provider is asked, and what follows from its answer is done before this one.',
  })
  look(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<GuestPayment> {
    return this.prepaid.look(ctx, id, ownId(ctx));
  }

  @Delete(':id')
  @GuestOnly()
  @IgnoresIdempotencyKey()
  @Answers(GuestPayment)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'endPayment',
    summary: 'Do not pay after all',
    description: 'Lets go of the place. What has been paid meanwhile stays: the answer says so.',
  })
  end(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<GuestPayment> {
    return this.prepaid.end(ctx, id, ownId(ctx));
  }
}
