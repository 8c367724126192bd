import { Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public, StaffOnly } from '../../../common/auth/access';
import { asCalendar } from '../../../common/calendar/feed-reads';
import { Call, Ctx } from '../../../common/context/ctx.decorator';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { CalendarFeedOutput, NewCalendarFeedOutput } from './calendar-feeds.dto';
import { CalendarFeedsService } from './calendar-feeds.service';

/** Treatments in a therapist's own calendar. */
@ApiTags('spa')
@Controller('api/v1/spa')
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Get('therapist/:id/feed')
  @StaffOnly('read')
  @Answers(CalendarFeedOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getCalendarFeed',
    summary: 'Whether a therapist’s calendar can read their treatments',
    description: 'For the therapist, and for staff of level 2 and above.',
  })
  read(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<CalendarFeedOutput> {
    return this.feeds.read(ctx, id);
  }

  @Post('therapist/:id/feed')
  @StaffOnly('read')
  @IgnoresIdempotencyKey()
  @Answers(NewCalendarFeedOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'makeCalendarFeed',
    summary: 'Make a secret address for a therapist’s calendar; the one before ends',
    description: 'For the therapist, and for staff of level 2 and above. It is shown only now.',
  })
  make(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<NewCalendarFeedOutput> {
    return this.feeds.make(ctx, id);
  }

  @Delete('therapist/:id/feed')
  @StaffOnly('read')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'revokeCalendarFeed',
    summary: 'End the secret address of a therapist’s calendar',
    description: 'For the therapist, and for staff of level 2 and above.',
  })
  revoke(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.feeds.revoke(ctx, id);
  }

  @Get('feeds/:secret.ics')
  @Public()
  @Throttled('calendarFeed')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'iCalendar', schema: { type: 'string' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'readCalendarFeed',
    summary: 'A therapist’s treatments, two weeks back and three months ahead, for their calendar',
  })
  async calendar(
    @Call() call: CallContext,
    @Param('secret') secret: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return asCalendar(reply, await this.feeds.calendar(call, secret));
  }
}
