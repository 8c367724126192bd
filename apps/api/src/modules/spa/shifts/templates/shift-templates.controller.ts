import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../../common/auth/access';
import { Ctx } from '../../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../../common/context/request-context';
import { Answers, Fails } from '../../../../common/http/answers';
import { TakesVersion } from '../../../../common/http/version.interceptor';
import { ShiftOutput } from '../schedule.dto';
import {
  ShiftTemplateChange,
  ShiftTemplateInput,
  ShiftTemplateOutput,
  ShiftTemplateUse,
} from './shift-templates.dto';
import { ShiftTemplatesService } from './shift-templates.service';
import { TemplatePlanner } from './template-planner';

/** Hours that therapists often work. */
@ApiTags('spa')
@Controller('api/v1/spa/shift-templates')
export class ShiftTemplatesController {
  constructor(
    private readonly templates: ShiftTemplatesService,
    private readonly planner: TemplatePlanner,
  ) {}

  @Get()
  @StaffOnly('read')
  @Answers(ShiftTemplateOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listShiftTemplates',
    summary: 'The venue’s shift templates, by when they begin',
  })
  list(@Ctx() ctx: RequestContext): Promise<ShiftTemplateOutput[]> {
    return this.templates.list(ctx);
  }

  @Post()
  @StaffOnly('schedules.edit')
  @Answers(ShiftTemplateOutput, { status: 201 })
  @Fails(422, 'INVALID_TIME', 'BREAK_OUTSIDE_SHIFT', 'BREAKS_OVERLAP', 'SPA_LIMIT_REACHED')
  @ApiOperation({
    operationId: 'createShiftTemplate',
    summary: 'Add a shift template; a venue has up to 200',
  })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: ShiftTemplateInput,
  ): Promise<ShiftTemplateOutput> {
    return this.templates.create(ctx, input);
  }

  @Put(':id')
  @StaffOnly('schedules.edit')
  @Answers(ShiftTemplateOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(422, 'INVALID_TIME', 'BREAK_OUTSIDE_SHIFT', 'BREAKS_OVERLAP')
  @ApiOperation({
    operationId: 'updateShiftTemplate',
    summary: 'Change a shift template; omitted fields stay',
    description: 'Shifts that were planned from it stay as they are.',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: ShiftTemplateChange,
  ): Promise<ShiftTemplateOutput> {
    return this.templates.change(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('schedules.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'deleteShiftTemplate',
    summary: 'Delete a shift template; shifts that were planned from it stay',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.templates.delete(ctx, id);
  }

  @Post(':id/shifts')
  @StaffOnly('schedules.edit')
  @Answers(ShiftOutput, { status: 201, isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'SHIFTS_OVERLAP')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'planShiftsFromTemplate',
    summary: 'Plan a shift of a template for therapists on some days; all of them or none',
    description:
      'Answers the shifts, by day. Where one overlaps another of its therapist, nothing is planned, or with `around` all but those: `data.shifts` has up to 50 of those in the way.',
  })
  plan(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() use: ShiftTemplateUse,
  ): Promise<ShiftOutput[]> {
    return this.planner.plan(ctx, id, use);
  }
}
