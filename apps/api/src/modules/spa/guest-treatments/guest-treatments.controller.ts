import { Body, Controller, Delete, Get, Param, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { COVER_PROBLEMS } from '../treatments/public';
import {
  HubTreatment,
  HubTreatmentChange,
  HubTreatmentInput,
  HubTreatments,
} from './guest-treatments.dto';
import { GuestTreatmentsService } from './guest-treatments.service';

/** A guest's own treatments. */
@ApiTags('hub treatments')
@Controller('api/v1/hub/treatments')
export class GuestTreatmentsController {
  constructor(private readonly treatments: GuestTreatmentsService) {}

  @Post()
  @GuestOnly()
  @Answers(HubTreatment, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'TREATMENT_TIME_TAKEN', 'MEMBERSHIP_USED_UP', 'STAY_SERVICE_BOOKED')
  @Fails(
    422,
    'TREATMENT_NOT_ONLINE',
    'TREATMENT_TYPE_INACTIVE',
    'TIME_NOT_OFFERED',
    'DATE_IN_PAST',
    'TOO_LATE_NOTICE',
    'BEYOND_BOOKING_WINDOW',
    'UNKNOWN_ADDON',
    'INVALID_ADDON_QUANTITY',
    ...COVER_PROBLEMS,
  )
  @ApiOperation({
    operationId: 'bookMyTreatment',
    summary: 'Book a treatment',
    description:
      'Who gives it and where is chosen; a wish is kept, or the time counts as taken. The price includes what the level of a therapist costs who is asked for by name.',
  })
  book(@Ctx() ctx: RequestContext, @Body() input: HubTreatmentInput): Promise<HubTreatment> {
    return this.treatments.book(ctx, input);
  }

  @Get()
  @GuestOnly()
  @Answers(HubTreatments)
  @ApiOperation({ operationId: 'listMyTreatments', summary: 'The guest’s treatments' })
  list(@Ctx() ctx: RequestContext): Promise<HubTreatments> {
    return this.treatments.list(ctx);
  }

  @Get(':id')
  @GuestOnly()
  @Answers(HubTreatment)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getMyTreatment', summary: 'Get one of the guest’s treatments' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<HubTreatment> {
    return this.treatments.get(ctx, id);
  }

  @Put(':id')
  @GuestOnly()
  @Answers(HubTreatment)
  @TakesVersion()
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'TREATMENT_TIME_TAKEN')
  @Fails(
    422,
    'CANCELLATION_DEADLINE_PASSED',
    ...COVER_PROBLEMS,
    'TREATMENT_NOT_ONLINE',
    'TREATMENT_TYPE_INACTIVE',
    'TIME_NOT_OFFERED',
    'DATE_IN_PAST',
    'TOO_LATE_NOTICE',
    'BEYOND_BOOKING_WINDOW',
  )
  @Fails(423, 'TREATMENT_LOCKED')
  @ApiOperation({
    operationId: 'changeMyTreatment',
    summary: 'Move a treatment, or change its comment; omitted fields stay',
    description:
      'Allowed until the cancellation deadline. A moved one keeps its price and its wish; who gives it and where is chosen again. If refused, it stays as it was.',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: HubTreatmentChange,
  ): Promise<HubTreatment> {
    return this.treatments.change(ctx, id, change);
  }

  @Delete(':id')
  @GuestOnly()
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'TREATMENT_PAID')
  @Fails(423, 'TREATMENT_LOCKED')
  @ApiOperation({
    operationId: 'cancelMyTreatment',
    summary: 'Cancel a treatment, up to and including its deadline',
  })
  cancel(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.treatments.cancel(ctx, id);
  }

  @Get(':id/calendar.ics')
  @GuestOnly()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'iCalendar', schema: { type: 'string' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getTreatmentCalendar',
    summary: 'The treatment as a calendar file',
  })
  async calendar(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const content = await this.treatments.calendar(ctx, id);
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="treatment.ics"');
    return content;
  }
}
