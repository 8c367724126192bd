import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { GiftCardBalance } from '../sale/gift-card-sale.dto';
import { GiftCardSale } from '../sale/gift-card-sale.service';
import { UseVoucher } from './use-voucher';
import {
  BlockVoucherInput,
  ExtendVoucherInput,
  IssueVoucherInput,
  UsedVoucher,
  UseVoucherInput,
  VoucherCodeInput,
  VoucherDetail,
  VouchersPage,
  VouchersQuery,
} from './vouchers-desk.dto';
import { VouchersDesk } from './vouchers-desk.service';

/** Gift cards at the desk. */
@ApiTags('gift cards')
@Controller('api/v1/admin/vouchers')
export class VouchersDeskController {
  constructor(
    private readonly desk: VouchersDesk,
    private readonly sale: GiftCardSale,
    private readonly using: UseVoucher,
  ) {}

  @Get()
  @StaffOnly('read')
  @Answers(VouchersPage)
  @ApiOperation({ operationId: 'listVouchers', summary: 'Gift cards, the latest first' })
  list(@Ctx() ctx: RequestContext, @Query() query: VouchersQuery): Promise<VouchersPage> {
    return this.desk.page(ctx, query);
  }

  @Post()
  @StaffOnly('vouchers.edit')
  @Answers(VoucherDetail, { status: 201 })
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'INVALID_DATE')
  @ApiOperation({
    operationId: 'issueVoucher',
    summary: 'Issue a gift card that nobody pays for',
    description: 'It is mailed to its recipient on its day.',
  })
  issue(@Ctx() ctx: RequestContext, @Body() input: IssueVoucherInput): Promise<VoucherDetail> {
    return this.desk.issue(ctx, input);
  }

  @Post('balance')
  @HttpCode(200)
  @StaffOnly('vouchers.use')
  @Throttled('voucher')
  @IgnoresIdempotencyKey()
  @Answers(GiftCardBalance)
  @Fails(404, 'VOUCHER_NOT_FOUND')
  @Fails(422, 'VOUCHER_EXPIRED', 'VOUCHER_USED', 'VOUCHER_BLOCKED')
  @ApiOperation({
    operationId: 'getVoucherBalance',
    summary: 'What is left on the gift card that a guest shows',
  })
  balance(
    @Ctx() ctx: RequestContext,
    @Body() { code }: VoucherCodeInput,
  ): Promise<GiftCardBalance> {
    return this.sale.told(ctx, code);
  }

  @Post('uses')
  @StaffOnly('vouchers.use')
  @Answers(UsedVoucher, { status: 201 })
  @Fails(404, 'NOT_FOUND', 'VOUCHER_NOT_FOUND')
  @Fails(409, 'VOUCHER_TOO_LITTLE', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'MORE_THAN_OWED', 'MISSING_GUEST_DETAILS', 'VOUCHER_OTHER_CURRENCY')
  @Fails(422, 'VOUCHER_EXPIRED', 'VOUCHER_USED', 'VOUCHER_BLOCKED')
  @ApiOperation({
    operationId: 'useVoucher',
    summary: 'Pay some of what a guest owes by their gift card, or all',
  })
  use(@Ctx() ctx: RequestContext, @Body() input: UseVoucherInput): Promise<UsedVoucher> {
    return this.using.use(ctx, input);
  }

  @Get(':id')
  @StaffOnly('read')
  @Answers(VoucherDetail)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getVoucher', summary: 'A gift card, with every use' })
  show(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<VoucherDetail> {
    return this.desk.show(ctx, id);
  }

  @Post(':id/block')
  @TakesVersion()
  @StaffOnly('vouchers.edit')
  @Answers(VoucherDetail)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'VOUCHER_UNPAID', 'IDEMPOTENCY_IN_FLIGHT')
  @ApiOperation({
    operationId: 'blockVoucher',
    summary: 'Let nobody use a gift card, or let them again',
  })
  block(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: BlockVoucherInput,
  ): Promise<VoucherDetail> {
    return this.desk.block(ctx, id, input);
  }

  @Post(':id/extend')
  @TakesVersion()
  @StaffOnly('vouchers.edit')
  @Answers(VoucherDetail)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'INVALID_DATE')
  @ApiOperation({ operationId: 'extendVoucher', summary: 'Give a gift card another last day' })
  extend(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: ExtendVoucherInput,
  ): Promise<VoucherDetail> {
    return this.desk.extend(ctx, id, input);
  }

  @Post(':id/send')
  @StaffOnly('vouchers.use')
  @Answers(VoucherDetail)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'VOUCHER_NOT_SENDABLE', 'IDEMPOTENCY_IN_FLIGHT')
  @ApiOperation({
    operationId: 'sendVoucher',
    summary: 'Mail a gift card to its recipient again',
    description: 'With what is left on it.',
  })
  send(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<VoucherDetail> {
    return this.desk.sendAgain(ctx, id);
  }
}
