import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { PayByLink } from './pay-by-link';
import { PaymentLinkInput, PaymentLinkOutput, PaymentPageOutput } from './payment-requests.dto';

/** What guests do with a link that staff sent, without signing in. */
@ApiTags('hub payments')
@Controller('api/v1/hub/paymentLinks')
export class PayByLinkController {
  constructor(private readonly links: PayByLink) {}

  @Get()
  @Public()
  @Answers(PaymentLinkOutput)
  @Fails(403, 'PAYMENT_LINK_INVALID')
  @ApiOperation({ operationId: 'getPaymentLink', summary: 'What a guest is asked to pay' })
  show(@Call() call: CallContext, @Query() link: PaymentLinkInput): Promise<PaymentLinkOutput> {
    return this.links.show(call, link);
  }

  @Post('pay')
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(PaymentPageOutput)
  @Fails(403, 'PAYMENT_LINK_INVALID')
  @Fails(409, 'PAYMENT_REQUEST_OVER')
  @Fails(503, 'PAYMENT_PROVIDER_SILENT')
  @ApiOperation({
    operationId: 'payByLink',
    summary: 'Where to pay; asked again, the same page',
  })
  pay(@Call() call: CallContext, @Body() link: PaymentLinkInput): Promise<PaymentPageOutput> {
    return this.links.pay(call, link);
  }

  @Post('look')
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(PaymentLinkOutput)
  @Fails(403, 'PAYMENT_LINK_INVALID')
  @ApiOperation({
    operationId: 'lookAtPaymentLink',
    summary: 'For the guest who comes back from paying: how it stands by now',
  })
  look(@Call() call: CallContext, @Body() link: PaymentLinkInput): Promise<PaymentLinkOutput> {
    return this.links.look(call, link);
  }
}
