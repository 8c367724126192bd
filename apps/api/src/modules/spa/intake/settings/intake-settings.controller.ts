import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../../common/auth/access';
import { Ctx } from '../../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../../common/context/request-context';
import { Answers } from '../../../../common/http/answers';
import { TakesVersion } from '../../../../common/http/version.interceptor';
import { IntakeSettingsInput, IntakeSettingsOutput } from './intake-settings.dto';
import { IntakeSettingsService } from './intake-settings.service';

@ApiTags('spa')
@Controller('api/v1/spa/intake-settings')
export class IntakeSettingsController {
  constructor(private readonly settings: IntakeSettingsService) {}

  @Get()
  @StaffOnly('read')
  @Answers(IntakeSettingsOutput)
  @ApiOperation({
    operationId: 'getIntakeSettings',
    summary: 'What guests agree to in the intake form, and how long their answers are kept',
  })
  read(@Ctx() ctx: RequestContext): Promise<IntakeSettingsOutput> {
    return this.settings.read(ctx);
  }

  @Put()
  @StaffOnly('spa.edit')
  @Answers(IntakeSettingsOutput)
  @TakesVersion()
  @ApiOperation({
    operationId: 'updateIntakeSettings',
    summary: 'Change what guests agree to, and how long their answers are kept',
    description: 'A new text counts as a new version; answers keep the one that was agreed to.',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Body() input: IntakeSettingsInput,
  ): Promise<IntakeSettingsOutput> {
    return this.settings.change(ctx, input);
  }
}
