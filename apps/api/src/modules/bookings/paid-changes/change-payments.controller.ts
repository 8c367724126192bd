import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Config } from '../../../config/config';
import { GuestPayment } from '../prepaid/prepaid.dto';
import { ChangePayments } from './change-payments';
import { FailsOfPaidChange } from './fails-of-paid-change';
import { PaidChangeInput } from './paid-change.dto';

/** What a guest pays for in the hub before their booking is changed. */
@ApiTags('payments')
@Controller('api/v1/hub/reservation')
export class ChangePaymentsController {
  constructor(
    private readonly payments: ChangePayments,
    private readonly config: Config,
  ) {}

  @Post(':id/payment')
  @GuestOnly()
  @IgnoresIdempotencyKey()
  @TakesVersion()
  @Answers(GuestPayment, { status: 201 })
  @FailsOfPaidChange()
  @ApiOperation({
    operationId: 'beginChangePayment',
    summary: 'Begin to pay for what a change adds to a booking',
    description:
      'The booking stays as it is until it is paid for; what the change adds is kept meanwhile. Sent again with the same change, it answers the same payment; another change ends the first one.',
  })
  begin(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: PaidChangeInput,
  ): Promise<GuestPayment> {
    return this.payments.begin(ctx, id, input, (payment, { slug }) => {
      const query = new URLSearchParams({ payment, reservation: id });
      return this.config.link(`/activity-hub/${slug}/payment_success?${query}`);
    });
  }
}
