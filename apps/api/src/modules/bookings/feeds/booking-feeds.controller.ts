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
import { BookingFeedOutput, NewBookingFeedOutput } from './booking-feeds.dto';
import { BookingFeeds } from './booking-feeds.service';

/** How services and dining rooms are booked, in a calendar. */
@ApiTags('bookings')
@Controller()
export class BookingFeedsController {
  constructor(private readonly feeds: BookingFeeds) {}

  @Get('api/v1/services/:id/feed')
  @StaffOnly('services.edit')
  @Answers(BookingFeedOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getServiceFeed',
    summary: 'Whether a calendar can read how a service is booked',
  })
  readService(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<BookingFeedOutput> {
    return this.feeds.read(ctx, 'service', id);
  }

  @Post('api/v1/services/:id/feed')
  @StaffOnly('services.edit')
  @IgnoresIdempotencyKey()
  @Answers(NewBookingFeedOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'makeServiceFeed',
    summary: 'Make a secret address for the calendar of a service; the one before ends',
    description: 'The address is shown only now.',
  })
  makeService(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<NewBookingFeedOutput> {
    return this.feeds.make(ctx, 'service', id);
  }

  @Delete('api/v1/services/:id/feed')
  @StaffOnly('services.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'revokeServiceFeed',
    summary: 'End the secret address of the calendar of a service',
  })
  revokeService(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.feeds.revoke(ctx, 'service', id);
  }

  @Get('api/v1/fnb/venues/:id/feed')
  @StaffOnly('venues.edit')
  @Answers(BookingFeedOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getDiningRoomFeed',
    summary: 'Whether a calendar can read how a dining room is booked',
  })
  readRoom(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<BookingFeedOutput> {
    return this.feeds.read(ctx, 'diningRoom', id);
  }

  @Post('api/v1/fnb/venues/:id/feed')
  @StaffOnly('venues.edit')
  @IgnoresIdempotencyKey()
  @Answers(NewBookingFeedOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'makeDiningRoomFeed',
    summary: 'Make a secret address for the calendar of a dining room; the one before ends',
    description: 'The address is shown only now.',
  })
  makeRoom(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<NewBookingFeedOutput> {
    return this.feeds.make(ctx, 'diningRoom', id);
  }

  @Delete('api/v1/fnb/venues/:id/feed')
  @StaffOnly('venues.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'revokeDiningRoomFeed',
    summary: 'End the secret address of the calendar of a dining room',
  })
  revokeRoom(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.feeds.revoke(ctx, 'diningRoom', id);
  }

  @Get('api/v1/feeds/:secret.ics')
  @Public()
  @Throttled('calendarFeed')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'iCalendar', schema: { type: 'string' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'readBookingFeed',
    summary: 'How many come when, two weeks back and three months ahead, for a calendar',
    description: 'One event for each start of a service that is booked. It names no guest.',
  })
  async calendar(
    @Call() call: CallContext,
    @Param('secret') secret: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return asCalendar(reply, await this.feeds.calendar(call, secret));
  }
}
