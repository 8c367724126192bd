import {
  Body,
  Controller,
  Get,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { AuditPageOutput, AuditQuery } from '../../audit/public';
import { BookedDayInput, BookedTime } from '../availability/availability.dto';
import { AvailabilityService } from '../availability/availability.service';
import { BulkBookingStatus } from '../change/bulk-booking-status';
import { BookingOutput } from '../dto/booking.dto';
import { Dashboard, DashboardQuery } from '../figures/dashboard.dto';
import { DashboardService } from '../figures/dashboard.service';
import { BookingExport } from '../lists/booking-export';
import {
  BookingFilterQuery,
  BookingListQuery,
  BookingPage,
  BulkStatusInput,
  BulkStatusResult,
  GuestBookings,
  GuestBookingsOf,
  GuestBookingsPage,
  HubReservationsQuery,
} from '../lists/booking-list.dto';
import { BookingListsService } from '../lists/booking-lists.service';
import { OneBookingService } from '../lists/one-booking.service';

/** What staff read of bookings. */
@ApiTags('bookings')
@Controller()
export class BookingListsController {
  constructor(
    private readonly lists: BookingListsService,
    private readonly oneBooking: OneBookingService,
    private readonly exports: BookingExport,
    private readonly bulk: BulkBookingStatus,
    private readonly dashboards: DashboardService,
    private readonly availability: AvailabilityService,
  ) {}

  @Get('api/v1/admin/bookings')
  @StaffOnly('read')
  @Answers(BookingPage)
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG', 'TOO_MANY_RESULTS')
  @ApiOperation({ operationId: 'listBookings', summary: 'The bookings of a period, with totals' })
  list(@Ctx() ctx: RequestContext, @Query() query: BookingListQuery): Promise<BookingPage> {
    return this.lists.list(ctx, query);
  }

  @Get('api/v1/admin/bookings.csv')
  @StaffOnly('exports.run')
  @ConfirmedOnly()
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV, UTF-8', schema: { type: 'string' } })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG', 'TOO_MANY_RESULTS')
  @ApiOperation({
    operationId: 'exportBookings',
    summary: 'The bookings of a period as CSV, by day and time',
  })
  csv(@Ctx() ctx: RequestContext, @Query() query: BookingFilterQuery): Promise<StreamableFile> {
    return this.exports.csv(ctx, query);
  }

  @Put('api/v1/admin/bookings/status')
  @StaffOnly('bookings.status')
  @Answers(BulkStatusResult, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'applyBulkBookingStatus',
    summary: 'Apply a status to many bookings, each on its own; answers the outcome of each',
  })
  bulkStatus(
    @Ctx() ctx: RequestContext,
    @Body() input: BulkStatusInput,
  ): Promise<BulkStatusResult[]> {
    return this.bulk.apply(ctx, input);
  }

  @Get('api/v1/admin/reservation/:id')
  @StaffOnly('read')
  @Answers(BookingOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getBooking', summary: 'Get a booking' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<BookingOutput> {
    return this.oneBooking.get(ctx, id);
  }

  @Get('api/v1/admin/reservation/:id/auditLogs')
  @StaffOnly('read')
  @Answers(AuditPageOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listBookingAuditLogs',
    summary: 'The audit log of a booking, latest first; also for drop-ins',
  })
  auditLogs(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: AuditQuery,
  ): Promise<AuditPageOutput> {
    return this.lists.auditLogs(ctx, id, query);
  }

  @Get('api/admin/getBookings/:id')
  @StaffOnly('read')
  @Answers(GuestBookings)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'listGuestBookings', summary: 'A guest’s bookings' })
  ofGuest(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<GuestBookings> {
    return this.lists.ofGuest(ctx, id);
  }

  @Get('api/v1/admin/customers/:id/bookings/:period')
  @StaffOnly('read')
  @Answers(GuestBookingsPage)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'pageGuestBookings',
    summary: 'More of a guest’s bookings, by page',
  })
  pageOfGuest(
    @Ctx() ctx: RequestContext,
    @Param() which: GuestBookingsOf,
    @Query() query: HubReservationsQuery,
  ): Promise<GuestBookingsPage> {
    return this.lists.pageOfGuest(ctx, which, query);
  }

  @Get('api/admin/bookings/createdAt/:from/:to/:id')
  @StaffOnly('read')
  @Answers(BookingOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'INVALID_DATE', 'INVALID_PERIOD', 'PERIOD_TOO_LONG', 'TOO_MANY_RESULTS')
  @ApiOperation({
    operationId: 'listBookingsByCreation',
    summary: 'The bookings made between two days of the venue, inclusive; at most 31 days',
  })
  createdBetween(
    @Ctx() ctx: RequestContext,
    @Param('from') from: string,
    @Param('to') to: string,
    @Param('id') vendorId: string,
  ): Promise<BookingOutput[]> {
    return this.lists.createdBetween(ctx, vendorId, from, to);
  }

  @Get('api/v1/admin/seatedReservations/:from/:to')
  @StaffOnly('read')
  @Answers(BookingOutput, { isArray: true })
  @Fails(422, 'INVALID_DATE', 'INVALID_PERIOD', 'PERIOD_TOO_LONG', 'TOO_MANY_RESULTS')
  @ApiOperation({
    operationId: 'listSeatedReservations',
    summary: 'The bookings between two days, inclusive; at most 31 days',
    description:
      'Those that began the evening before `from` and have a table past midnight come first; their `date` tells them.',
  })
  seated(
    @Ctx() ctx: RequestContext,
    @Param('from') from: string,
    @Param('to') to: string,
  ): Promise<BookingOutput[]> {
    return this.lists.seated(ctx, from, to);
  }

  @Get('api/admin/dashboard/:id')
  @StaffOnly('read')
  @Answers(Dashboard)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getDashboard', summary: 'A day of the venue at a glance' })
  dashboard(
    @Ctx() ctx: RequestContext,
    @Param('id') vendorId: string,
    @Query() query: DashboardQuery,
  ): Promise<Dashboard> {
    return this.dashboards.dashboard(ctx, vendorId, query);
  }

  @Post('api/booking/bookedDay')
  @StaffOnly('read')
  @Answers(BookedTime, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'listBookedDay',
    summary: 'The participants booked at each start of a service’s day',
  })
  bookedDay(@Ctx() ctx: RequestContext, @Body() input: BookedDayInput): Promise<BookedTime[]> {
    return this.availability.bookedDay(ctx, input);
  }
}
