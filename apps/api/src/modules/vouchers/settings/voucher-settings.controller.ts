import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { VoucherSettingsInput, VoucherSettingsOutput } from './voucher-settings.dto';
import { VoucherSettingsService } from './voucher-settings.service';

@ApiTags('gift cards')
@Controller('api/v1/admin/voucherSettings')
export class VoucherSettingsController {
  constructor(private readonly settings: VoucherSettingsService) {}

  @Get()
  @StaffOnly('read')
  @Answers(VoucherSettingsOutput)
  @ApiOperation({
    operationId: 'getVoucherSettings',
    summary: 'Whether and how the venue sells gift cards',
  })
  read(@Ctx() ctx: RequestContext): Promise<VoucherSettingsOutput> {
    return this.settings.read(ctx);
  }

  @Put()
  @StaffOnly('vouchers.edit')
  @TakesVersion()
  @Answers(VoucherSettingsOutput)
  @Fails(422, 'VOUCHER_AMOUNTS')
  @ApiOperation({
    operationId: 'updateVoucherSettings',
    summary: 'Say whether and how the venue sells gift cards',
    description: 'What was sold before keeps its amount and its last day.',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Body() input: VoucherSettingsInput,
  ): Promise<VoucherSettingsOutput> {
    return this.settings.change(ctx, input);
  }
}
