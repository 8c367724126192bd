import { Body, Controller, Delete, Get, Headers, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { BookingLinkQuery } from '../../visitors/public';
import { HubTreatment, HubTreatmentChange, TreatmentOffer } from '../guest-treatments/public';
import { COVER_PROBLEMS } from '../treatments/public';
import { LinkedTreatments } from './linked-treatments.service';
import { LinkedTreatmentTimesQuery } from './open-treatments.dto';

/** Carries the signature of a treatment's link, as of a booking's. */
const SIGNATURE = 'x-booking-signature';

/** A treatment, by its signed link. */
@ApiTags('open booking')
@Controller('api/v1/linked_treatment/:id')
export class LinkedTreatmentsController {
  constructor(private readonly linked: LinkedTreatments) {}

  @Get()
  @Public()
  @Answers(HubTreatment)
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getLinkedTreatment',
    summary: 'The treatment of a signed link; the link ends with the treatment',
  })
  get(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<HubTreatment> {
    return this.linked.get(call, { id, vendor, signature: signature ?? '' });
  }

  @Get('times')
  @Public()
  @Answers(TreatmentOffer)
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'NOT_FOUND', 'VENDOR_NOT_FOUND')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getLinkedTreatmentTimes',
    summary: 'When a linked treatment could be instead',
    description: 'What it takes and wishes for is as it was booked; its own time is free to it.',
  })
  times(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor, ...period }: LinkedTreatmentTimesQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<TreatmentOffer> {
    return this.linked.times(call, { id, vendor, signature: signature ?? '' }, period);
  }

  @Put()
  @Public()
  @Answers(HubTreatment)
  @TakesVersion()
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(409, 'TREATMENT_TIME_TAKEN', 'IDEMPOTENCY_IN_FLIGHT')
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
    operationId: 'changeLinkedTreatment',
    summary: 'Move a linked treatment, or change its comment; omitted fields stay',
    description:
      'Allowed until the cancellation deadline. A moved one keeps its price and its wish; who gives it and where is chosen again. If refused, it stays as it was.',
  })
  change(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Body() change: HubTreatmentChange,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<HubTreatment> {
    return this.linked.change(call, { id, vendor, signature: signature ?? '' }, change);
  }

  @Delete()
  @Public()
  @Answers(null)
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'TREATMENT_PAID')
  @Fails(423, 'TREATMENT_LOCKED')
  @ApiOperation({
    operationId: 'cancelLinkedTreatment',
    summary: 'Cancel a linked treatment, up to and including its deadline',
  })
  cancel(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<null> {
    return this.linked.cancel(call, { id, vendor, signature: signature ?? '' });
  }

  @Get('calendar.ics')
  @Public()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'iCalendar', schema: { type: 'string' } })
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getLinkedTreatmentCalendar',
    summary: 'A linked treatment as a calendar file',
  })
  async calendar(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<string> {
    const content = await this.linked.calendar(call, { id, vendor, signature: signature ?? '' });
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="treatment.ics"');
    return content;
  }
}
