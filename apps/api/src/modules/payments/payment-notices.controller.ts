import { Controller, Headers, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../common/auth/access';
import { Answers, Fails } from '../../common/http/answers';
import { bytesOf, KeepsBytes } from '../../common/http/json-body';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { PaymentNotices } from './payment-notices';

/** What providers tell us. */
@ApiTags('payments')
@Controller('api/v1/payment/notices')
export class PaymentNoticesController {
  constructor(private readonly notices: PaymentNotices) {}

  @Post()
  @Public()
  @KeepsBytes()
  @IgnoresIdempotencyKey()
  @Answers(null)
  @Fails(400, 'PAYMENT_NOTICE_REFUSED')
  @ApiOperation({
    operationId: 'receivePaymentNotice',
    summary: 'A message of the payment provider, signed by it',
    description:
      'Says that something has happened to a payment; what that is, the provider is then asked. So messages may come late, twice, in any order, or never.',
  })
  receive(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature?: string,
  ): Promise<null> {
    return this.notices.receive(bytesOf(request), signature);
  }
}
