import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { GuestOnly } from '../../../../common/auth/access';
import { Ctx } from '../../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../../common/context/request-context';
import { Answers, Fails } from '../../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../../common/idempotency/ignores-idempotency-key';
import { COVER_PROBLEMS } from '../../treatments/public';
import { JourneyMove, JourneyMovesQuery, JourneyStart } from '../journeys.dto';
import {
  HubJourney,
  HubJourneyInput,
  HubJourneyOffers,
  HubJourneyQuery,
} from './guest-journeys.dto';
import { GuestJourneysService } from './guest-journeys.service';

/** Why a guest cannot have a time. */
const NOT_OFFERED = [
  'TREATMENT_NOT_ONLINE',
  'TREATMENT_TYPE_INACTIVE',
  'TIME_NOT_OFFERED',
  'DATE_IN_PAST',
  'TOO_LATE_NOTICE',
  'BEYOND_BOOKING_WINDOW',
] as const;

/** Several treatments that a guest books together. */
@ApiTags('hub treatments')
@Controller('api/v1/hub/journeys')
export class GuestJourneysController {
  constructor(private readonly journeys: GuestJourneysService) {}

  @Post('offers')
  @GuestOnly()
  @IgnoresIdempotencyKey()
  @Answers(HubJourneyOffers)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'INVALID_TIME', 'JOURNEY_GUESTS', 'TREATMENT_NOT_ONLINE', 'TREATMENT_TYPE_INACTIVE')
  @ApiOperation({
    operationId: 'listMyJourneyOffers',
    summary: 'When a guest can have several treatments on a day, one after another',
    description:
      'For two, a treatment for one is given to both side by side. Only starts at which all of it fits, with the notice and within the window of every treatment.',
  })
  offers(@Ctx() ctx: RequestContext, @Body() query: HubJourneyQuery): Promise<HubJourneyOffers> {
    return this.journeys.offers(ctx, query);
  }

  @Post()
  @GuestOnly()
  @Answers(HubJourney, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'JOURNEY_TAKEN', 'MEMBERSHIP_USED_UP', 'STAY_SERVICE_BOOKED')
  @Fails(
    422,
    'INVALID_TIME',
    'JOURNEY_GUESTS',
    'JOURNEY_OUT_OF_ORDER',
    ...NOT_OFFERED,
    ...COVER_PROBLEMS,
  )
  @ApiOperation({
    operationId: 'bookMyJourney',
    summary: 'Book several treatments together, all or none',
    description: 'Who gives them and where is chosen; wishes are kept.',
  })
  book(@Ctx() ctx: RequestContext, @Body() input: HubJourneyInput): Promise<HubJourney> {
    return this.journeys.book(ctx, input);
  }

  @Get(':id')
  @GuestOnly()
  @Answers(HubJourney)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getMyJourney',
    summary: 'Treatments that the guest has booked together',
  })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<HubJourney> {
    return this.journeys.get(ctx, id);
  }

  @Get(':id/starts')
  @GuestOnly()
  @Answers(JourneyStart, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'JOURNEY_ON_SEVERAL_DAYS')
  @ApiOperation({
    operationId: 'listMyJourneyStarts',
    summary: 'When all of the guest’s journey could begin on a day',
  })
  starts(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() { date }: JourneyMovesQuery,
  ): Promise<JourneyStart[]> {
    return this.journeys.starts(ctx, id, date);
  }

  @Put(':id')
  @GuestOnly()
  @Answers(HubJourney)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'JOURNEY_TAKEN')
  @Fails(
    422,
    'INVALID_TIME',
    'JOURNEY_ON_SEVERAL_DAYS',
    'CANCELLATION_DEADLINE_PASSED',
    ...NOT_OFFERED,
    ...COVER_PROBLEMS,
  )
  @Fails(423, 'TREATMENT_LOCKED')
  @ApiOperation({
    operationId: 'moveMyJourney',
    summary: 'Move a whole journey, up to and including its deadline',
    description: 'Its treatments stay as far apart as they are, and keep their prices and wishes.',
  })
  move(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() to: JourneyMove,
  ): Promise<HubJourney> {
    return this.journeys.move(ctx, id, to);
  }

  @Delete(':id')
  @GuestOnly()
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'TREATMENT_PAID')
  @Fails(423, 'TREATMENT_LOCKED')
  @ApiOperation({
    operationId: 'cancelMyJourney',
    summary: 'Cancel all of a journey, up to and including its deadline',
  })
  cancel(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.journeys.cancel(ctx, id);
  }

  @Get(':id/calendar.ics')
  @GuestOnly()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'iCalendar', schema: { type: 'string' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getJourneyCalendar',
    summary: 'All of a journey as one calendar file',
  })
  async calendar(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const content = await this.journeys.calendar(ctx, id);
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="treatments.ics"');
    return content;
  }
}
