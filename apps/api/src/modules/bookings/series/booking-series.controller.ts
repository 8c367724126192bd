import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { CountsRefusals } from '../../refusals/public';
import { BookingsTogetherOutput, CancelTogetherInput } from '../change/bulk-cancellation.dto';
import { FailsOfCover, FailsOfParty } from '../dto/booking-refusals';
import { BookingSeriesInput, BookingSeriesOutput, BookingSeriesPlan } from './booking-series.dto';
import { BookingSeriesService } from './booking-series.service';
import { refusedDates } from './refused-dates';

/** A booking repeated every n weeks. */
@ApiTags('bookings')
@Controller()
export class BookingSeriesController {
  constructor(private readonly series: BookingSeriesService) {}

  @Post('api/v1/admin/bookings/series/preview')
  @StaffOnly('bookings.create')
  @Answers(BookingSeriesPlan)
  @FailsOfParty()
  @FailsOfCover()
  @Fails(422, 'CHILDREN_NOT_ALLOWED', 'SERVICE_INACTIVE', 'INVALID_PERIOD', 'SERIES_TOO_LONG')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'previewBookingSeries',
    summary: 'Preview a series: which dates would be booked, and why others would not',
  })
  preview(
    @Ctx() ctx: RequestContext,
    @Body() input: BookingSeriesInput,
  ): Promise<BookingSeriesPlan> {
    return this.series.preview(ctx, input);
  }

  @Post('api/v1/admin/bookings/series')
  @StaffOnly('bookings.create')
  @Answers(BookingSeriesOutput, { status: 201 })
  @FailsOfParty()
  @FailsOfCover()
  @CountsRefusals(refusedDates)
  @Fails(409, 'SERIES_WITHOUT_DATES')
  @Fails(422, 'CHILDREN_NOT_ALLOWED', 'SERVICE_INACTIVE', 'INVALID_PERIOD', 'SERIES_TOO_LONG')
  @ApiOperation({
    operationId: 'createBookingSeries',
    summary: 'Book every date of a series that has room; answers the outcome of each',
  })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: BookingSeriesInput,
  ): Promise<BookingSeriesOutput> {
    return this.series.create(ctx, input);
  }

  @Get('api/v1/admin/bookings/series/:id')
  @StaffOnly('read')
  @Answers(BookingsTogetherOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getBookingSeries', summary: 'The bookings of a series' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<BookingsTogetherOutput> {
    return this.series.get(ctx, id);
  }

  @Post('api/v1/admin/bookings/series/:id/cancel')
  @StaffOnly('bookings.cancel')
  @Answers(BookingsTogetherOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'BOOKING_CANCELLED')
  @ApiOperation({
    operationId: 'cancelBookingSeries',
    summary: 'Cancel the remaining dates of a series, all or none',
  })
  cancel(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: CancelTogetherInput,
  ): Promise<BookingsTogetherOutput> {
    return this.series.cancel(ctx, id, input);
  }
}
