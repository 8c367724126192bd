import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import {
  NewShiftInput,
  ScheduleCopyInput,
  ScheduleOutput,
  SchedulePeriodQuery,
  ShiftChange,
  ShiftDeletion,
  ShiftOutput,
  ShiftsDeletion,
} from './schedule.dto';
import { ScheduleReader } from './schedule-reader';
import { ShiftEditor } from './shift-editor';
import { WeekCopier } from './week-copier';

/** When therapists work. */
@ApiTags('spa')
@Controller()
export class ScheduleController {
  constructor(
    private readonly reader: ScheduleReader,
    private readonly editor: ShiftEditor,
    private readonly copier: WeekCopier,
  ) {}

  @Get('api/v1/admin/spa/schedule/from/:from/until/:until')
  @StaffOnly('read')
  @Answers(ScheduleOutput)
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getSchedule',
    summary: 'Who works when: the shifts and absences between two days, inclusive; at most 93 days',
    description: 'Why somebody is away is told to level 2 and above only.',
  })
  ofAll(
    @Ctx() ctx: RequestContext,
    @Param() { from, until }: SchedulePeriodQuery,
  ): Promise<ScheduleOutput> {
    return this.reader.ofAll(ctx, { from, until });
  }

  @Get('api/spa/schedule/therapist/:id')
  @StaffOnly('read')
  @Answers(ScheduleOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getTherapistSchedule',
    summary: 'When a therapist works: shifts and absences; at most 93 days',
    description: 'Why they are away is told to level 2 and above only.',
  })
  ofTherapist(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() { from, until }: SchedulePeriodQuery,
  ): Promise<ScheduleOutput> {
    return this.reader.ofTherapist(ctx, id, { from, until });
  }

  @Get('api/spa/schedule/:id')
  @StaffOnly('read')
  @Answers(ShiftOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getShift', summary: 'A shift' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<ShiftOutput> {
    return this.reader.shift(ctx, id);
  }

  @Post('api/spa/schedule')
  @StaffOnly('schedules.edit')
  @Answers(ShiftOutput, { status: 201, isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'SHIFTS_OVERLAP')
  @Fails(422, 'INVALID_TIME', 'BREAK_OUTSIDE_SHIFT', 'BREAKS_OVERLAP')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'createShift',
    summary: 'Plan a shift, on other days too where it is repeated; all of them or none',
    description:
      'Answers all that were planned, by day. Where one overlaps another of the therapist, nothing is planned: `data.shifts` has up to 50 of those in the way.',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: NewShiftInput): Promise<ShiftOutput[]> {
    return this.editor.create(ctx, input);
  }

  @Put('api/spa/schedule')
  @StaffOnly('schedules.edit')
  @Answers(ShiftOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(409, 'SHIFTS_OVERLAP', 'TREATMENTS_AFFECTED')
  @Fails(422, 'INVALID_TIME', 'BREAK_OUTSIDE_SHIFT', 'BREAKS_OVERLAP')
  @ApiOperation({
    operationId: 'updateShift',
    summary: 'Change a shift, or give it to somebody else; omitted fields stay',
    description:
      'Where treatments would lose their therapist, nothing is saved until `confirmImpact`: `data` has `treatments`, how many, and `items`, up to 50 of their times.',
  })
  change(@Ctx() ctx: RequestContext, @Body() change: ShiftChange): Promise<ShiftOutput> {
    return this.editor.change(ctx, change);
  }

  @Delete('api/spa/schedule')
  @StaffOnly('schedules.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'TREATMENTS_AFFECTED')
  @ApiOperation({
    operationId: 'deleteShift',
    summary: 'Delete a shift, or with it all later ones of the same repeat',
  })
  delete(@Ctx() ctx: RequestContext, @Body() deletion: ShiftDeletion): Promise<null> {
    return this.editor.delete(ctx, deletion);
  }

  @Delete('api/v1/spa/schedule/shifts')
  @StaffOnly('schedules.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'TREATMENTS_AFFECTED')
  @ApiOperation({
    operationId: 'deleteShifts',
    summary: 'Delete shifts, all of them or none; a copied week is taken back like this',
  })
  deleteAll(@Ctx() ctx: RequestContext, @Body() deletion: ShiftsDeletion): Promise<null> {
    return this.editor.deleteAll(ctx, deletion);
  }

  @Post('api/v1/spa/schedule/copy')
  @StaffOnly('schedules.edit')
  @Answers(ShiftOutput, { status: 201, isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'SHIFTS_OVERLAP')
  @ApiOperation({
    operationId: 'copySchedule',
    summary: 'Plan seven days like seven others; all shifts or none',
    description:
      'Answers the copies, by day and start. Where one overlaps another of its therapist, nothing is copied, or with `around` all but those: `data.shifts` has up to 50 of those in the way.',
  })
  copy(@Ctx() ctx: RequestContext, @Body() input: ScheduleCopyInput): Promise<ShiftOutput[]> {
    return this.copier.copy(ctx, input);
  }
}
