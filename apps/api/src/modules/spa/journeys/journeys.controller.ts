import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { MessageOutput } from '../../messages/public';
import { COVER_PROBLEMS, TreatmentConfirmations } from '../treatments/public';
import {
  JourneyInput,
  JourneyMove,
  JourneyMovesQuery,
  JourneyOffersOutput,
  JourneyOutput,
  JourneyQuery,
  JourneyStart,
} from './journeys.dto';
import { JourneysService } from './journeys.service';
import { StaffJourneysService } from './staff-journeys.service';

/** Several treatments that are booked together, as the desk books and changes them. */
@ApiTags('spa')
@Controller('api/v1/spa/journeys')
export class JourneysController {
  constructor(
    private readonly journeys: JourneysService,
    private readonly desk: StaffJourneysService,
    private readonly confirmations: TreatmentConfirmations,
  ) {}

  @Post('offers')
  @StaffOnly('treatments.edit')
  @IgnoresIdempotencyKey()
  @Answers(JourneyOffersOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'INVALID_TIME', 'JOURNEY_GUESTS', 'TREATMENT_TYPE_INACTIVE')
  @ApiOperation({
    operationId: 'listJourneyOffers',
    summary: 'When several treatments can be given on a day, one after another or side by side',
    description:
      'All guests begin together; each has one treatment at a time, in the order given unless a type allows any. Only starts at which every treatment finds therapists and a room, none of whom is needed twice at once. Of several ways to begin at a start, one is offered.',
  })
  offers(@Ctx() ctx: RequestContext, @Body() asked: JourneyQuery): Promise<JourneyOffersOutput> {
    return this.journeys.offers(ctx, asked);
  }

  @Post()
  @StaffOnly('treatments.edit')
  @Answers(JourneyOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'JOURNEY_TAKEN', 'MEMBERSHIP_USED_UP', 'STAY_SERVICE_BOOKED')
  @Fails(
    422,
    'INVALID_TIME',
    'JOURNEY_GUESTS',
    'JOURNEY_OUT_OF_ORDER',
    'TREATMENT_TYPE_INACTIVE',
    'MISSING_GUEST_DETAILS',
    'INVALID_NAME',
    'INVALID_EMAIL',
    'INVALID_PHONE',
    ...COVER_PROBLEMS,
  )
  @ApiOperation({
    operationId: 'bookJourney',
    summary: 'Book several treatments together, all or none',
    description:
      'Who gives them and where is chosen. If one of them finds nobody, none is booked: `JOURNEY_TAKEN` has in `data.treatments` the places of those that find nobody by themselves.',
  })
  book(@Ctx() ctx: RequestContext, @Body() input: JourneyInput): Promise<JourneyOutput> {
    return this.desk.book(ctx, input);
  }

  @Get(':id')
  @StaffOnly('read')
  @Answers(JourneyOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getJourney', summary: 'Treatments that were booked together' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<JourneyOutput> {
    return this.journeys.get(ctx, id);
  }

  @Get(':id/starts')
  @StaffOnly('read')
  @Answers(JourneyStart, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'JOURNEY_ON_SEVERAL_DAYS')
  @ApiOperation({
    operationId: 'listJourneyStarts',
    summary: 'When all of a journey could begin on a day, its treatments as far apart as they are',
  })
  starts(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() { date }: JourneyMovesQuery,
  ): Promise<JourneyStart[]> {
    return this.journeys.starts(ctx, id, date);
  }

  @Put(':id')
  @StaffOnly('treatments.edit')
  @Answers(JourneyOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'JOURNEY_TAKEN')
  @Fails(422, 'INVALID_TIME', 'JOURNEY_ON_SEVERAL_DAYS', ...COVER_PROBLEMS)
  @Fails(423, 'TREATMENT_LOCKED')
  @ApiOperation({
    operationId: 'moveJourney',
    summary: 'Move a whole journey, or leave all of it as it is',
    description:
      'Its treatments stay as far apart as they are. Therapists and rooms are kept where they are free then, otherwise chosen; wishes are kept.',
  })
  move(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() to: JourneyMove,
  ): Promise<JourneyOutput> {
    return this.desk.move(ctx, id, to);
  }

  @Post(':id/confirmation')
  @StaffOnly('messages.send')
  @Answers(MessageOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'GUEST_WITHOUT_EMAIL', 'TREATMENT_NOT_CONFIRMED')
  @ApiOperation({
    operationId: 'sendJourneyConfirmation',
    summary: 'Confirm all of a journey to its guest, in one email with one calendar file',
    description: 'Goes to the first of its guests who is known, in their language.',
  })
  confirm(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<MessageOutput> {
    return this.confirmations.sendJourney(ctx, id);
  }

  @Delete(':id')
  @StaffOnly('treatments.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'BOOKING_PAID')
  @Fails(423, 'TREATMENT_LOCKED')
  @ApiOperation({
    operationId: 'cancelJourney',
    summary: 'Delete all treatments of a journey; the audit log keeps their details',
  })
  cancel(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.desk.cancel(ctx, id);
  }
}
