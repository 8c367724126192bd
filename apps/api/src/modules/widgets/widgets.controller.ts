import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { TakesVersion } from '../../common/http/version.interceptor';
import { WidgetSettingsInput, WidgetSettingsOutput } from './widgets.dto';
import { WidgetsService } from './widgets.service';

@ApiTags('widgets')
@Controller('api/v1/admin/widgets')
export class WidgetsController {
  constructor(private readonly widgets: WidgetsService) {}

  @Get()
  @StaffOnly('read')
  @Answers(WidgetSettingsOutput)
  @ApiOperation({
    operationId: 'getWidgetSettings',
    summary: 'The sites that may show the venue’s booking, and its widgets',
  })
  read(@Ctx() ctx: RequestContext): Promise<WidgetSettingsOutput> {
    return this.widgets.read(ctx);
  }

  @Put()
  @StaffOnly('widgets.edit')
  @Answers(WidgetSettingsOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @ApiOperation({
    operationId: 'updateWidgetSettings',
    summary: 'Change which sites may show the venue’s booking, and its widgets',
    description:
      'The widgets sent are all that there are: one that is left out is removed. Browsers know of another list of sites after a minute.',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Body() input: WidgetSettingsInput,
  ): Promise<WidgetSettingsOutput> {
    return this.widgets.change(ctx, input);
  }
}
