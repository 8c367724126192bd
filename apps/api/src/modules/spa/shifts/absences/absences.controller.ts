import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../../common/auth/access';
import { Ctx } from '../../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../../common/context/request-context';
import { Answers, Fails } from '../../../../common/http/answers';
import { TakesVersion } from '../../../../common/http/version.interceptor';
import { ScheduleReader } from '../schedule-reader';
import { AbsenceEditor } from './absence-editor';
import { AbsenceChange, AbsenceInput, AbsenceOutput, AbsencesQuery } from './absences.dto';

/** When therapists do not work. */
@ApiTags('spa')
@Controller('api/v1/spa/absences')
export class AbsencesController {
  constructor(
    private readonly reader: ScheduleReader,
    private readonly editor: AbsenceEditor,
  ) {}

  @Get()
  @StaffOnly('read')
  @Answers(AbsenceOutput, { isArray: true })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'listAbsences',
    summary: 'The absences of therapists that touch these days, by their first',
    description: 'Why somebody is away is told to level 2 and above only.',
  })
  list(@Ctx() ctx: RequestContext, @Query() query: AbsencesQuery): Promise<AbsenceOutput[]> {
    return this.reader.absences(ctx, query);
  }

  @Post()
  @StaffOnly('schedules.edit')
  @Answers(AbsenceOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'TREATMENTS_AFFECTED')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG', 'INVALID_TIME')
  @ApiOperation({
    operationId: 'createAbsence',
    summary: 'Enter when a therapist is away',
    description:
      'Where treatments would lose their therapist, nothing is saved until `confirmImpact`: `data` has `treatments`, how many, and `items`, up to 50 of their times.',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: AbsenceInput): Promise<AbsenceOutput> {
    return this.editor.create(ctx, input);
  }

  @Put(':id')
  @StaffOnly('schedules.edit')
  @Answers(AbsenceOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'TREATMENTS_AFFECTED')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG', 'INVALID_TIME')
  @ApiOperation({
    operationId: 'updateAbsence',
    summary: 'Change when a therapist is away; omitted fields stay',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: AbsenceChange,
  ): Promise<AbsenceOutput> {
    return this.editor.change(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('schedules.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'deleteAbsence',
    summary: 'Delete an absence: the therapist works as the shifts say',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.editor.delete(ctx, id);
  }
}
