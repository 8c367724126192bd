import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import {
  BuyGiftCardInput,
  GiftCardBalance,
  GiftCardCodeInput,
  GiftCardOffer,
  GiftCardPaymentQuery,
  GiftCardPurchase,
} from './gift-card-sale.dto';
import { GiftCardSale } from './gift-card-sale.service';

/** Carries the signature of a payment's link. */
const SIGNATURE = 'x-payment-signature';

/** Gift cards, for whoever buys or has one. */
@ApiTags('gift cards')
@Controller('api/v1/giftCards')
export class GiftCardSaleController {
  constructor(private readonly sale: GiftCardSale) {}

  @Get('offer/:vendor')
  @Public()
  @Answers(GiftCardOffer)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({ operationId: 'getGiftCardOffer', summary: 'The gift cards that a venue sells' })
  offer(@Call() call: CallContext, @Param('vendor') vendor: string): Promise<GiftCardOffer> {
    return this.sale.offer(call, vendor);
  }

  @Post()
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(GiftCardPurchase, { status: 201 })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(422, 'VOUCHERS_NOT_SOLD', 'VOUCHER_AMOUNT', 'INVALID_DATE')
  @Fails(422, 'INVALID_NAME', 'INVALID_EMAIL')
  @ApiOperation({
    operationId: 'buyGiftCard',
    summary: 'Begin to pay for a gift card',
    description:
      'Answers where to pay. The same order sent again is the same payment. The gift card is made, and sent on its day, once it is paid for.',
  })
  buy(@Call() call: CallContext, @Body() input: BuyGiftCardInput): Promise<GiftCardPurchase> {
    return this.sale.buy(call, input);
  }

  @Post('balance')
  @HttpCode(200)
  @Public()
  @Throttled('voucher')
  @IgnoresIdempotencyKey()
  @Answers(GiftCardBalance)
  @Fails(404, 'VENDOR_NOT_FOUND', 'VOUCHER_NOT_FOUND')
  @Fails(422, 'VOUCHER_EXPIRED', 'VOUCHER_USED', 'VOUCHER_BLOCKED')
  @ApiOperation({
    operationId: 'getGiftCardBalance',
    summary: 'What is left on a gift card',
    description: 'Wrong codes are counted by address, as wrong passwords are.',
  })
  balance(@Call() call: CallContext, @Body() input: GiftCardCodeInput): Promise<GiftCardBalance> {
    return this.sale.balance(call, input);
  }

  @Post(':id')
  @HttpCode(200)
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(GiftCardPurchase)
  @Fails(403, 'PAYMENT_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'settleGiftCard',
    summary: 'How the purchase of a gift card stands',
    description: 'The provider is asked, and what follows from its answer is done before this one.',
  })
  look(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: GiftCardPaymentQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<GiftCardPurchase> {
    return this.sale.look(call, { id, vendor, signature: signature ?? '' });
  }
}
