import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { CompletesOnce } from '../../../common/idempotency/completes-once';
import { CountsRefusals } from '../../refusals/public';
import { HubReservationChange } from '../change/booking-input.dto';
import { CancelBooking } from '../change/cancel-booking';
import { ChangeBookings } from '../change/change-bookings';
import { CreateBooking } from '../create/create-booking';
import { HubBookingInput } from '../create/new-booking.dto';
import { HubReservation } from '../dto/booking.dto';
import { FailsOfCover, FailsOfGuest } from '../dto/booking-refusals';
import { completedHolds } from '../holds/completed-holds';
import {
  HubReservations,
  HubReservationsOf,
  HubReservationsPage,
  HubReservationsQuery,
} from '../lists/booking-list.dto';
import { HubReservationsService } from '../lists/hub-reservations.service';

/** A guest's own bookings. */
@ApiTags('hub bookings')
@Controller()
export class HubBookingsController {
  constructor(
    private readonly createBooking: CreateBooking,
    private readonly changeBookings: ChangeBookings,
    private readonly cancelBooking: CancelBooking,
    private readonly reservations: HubReservationsService,
  ) {}

  @Post('api/v1/hub/activity')
  @GuestOnly()
  @CountsRefusals()
  @CompletesOnce((body, ctx) => completedHolds([body], ctx))
  @Answers(HubReservation, { status: 201, compiled: true })
  @FailsOfGuest()
  @FailsOfCover()
  @Fails(409, 'ALREADY_BOOKED', 'PAYMENT_BEGUN')
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE')
  @Fails(422, 'WAITING_LIST_NOT_OFFERED', 'PARTY_TOO_LARGE', 'PREPAYMENT_REQUIRED')
  @ApiOperation({
    operationId: 'bookActivity',
    summary: 'Book an activity, or join its waiting list',
    description:
      'SLOT_FULL if there are not enough places; BOOKING_FAILED if there were a moment ago, because `available` in the draft covered the party or its hold has expired. A hold is completed once: sent again with the same one, it answers the same booking.',
  })
  book(@Ctx() ctx: RequestContext, @Body() input: HubBookingInput): Promise<HubReservation> {
    return this.createBooking.byGuest(ctx, input);
  }

  @Get('api/v1/hub/reservations/:vendorId/:customerId')
  @GuestOnly()
  @Answers(HubReservations)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'listMyReservations', summary: 'The guest’s bookings' })
  list(
    @Ctx() ctx: RequestContext,
    @Param('vendorId') vendorId: string,
    @Param('customerId') customerId: string,
  ): Promise<HubReservations> {
    return this.reservations.list(ctx, vendorId, customerId);
  }

  @Get('api/v1/hub/reservations/:vendorId/:customerId/:period')
  @GuestOnly()
  @Answers(HubReservationsPage)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'pageMyReservations',
    summary: 'More of the guest’s bookings, by page',
  })
  page(
    @Ctx() ctx: RequestContext,
    @Param() which: HubReservationsOf,
    @Query() query: HubReservationsQuery,
  ): Promise<HubReservationsPage> {
    return this.reservations.page(ctx, which, query);
  }

  @Get('api/v1/hub/reservation/:id')
  @GuestOnly()
  @Answers(HubReservation)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getMyReservation', summary: 'Get one of the guest’s bookings' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<HubReservation> {
    return this.reservations.get(ctx, id);
  }

  @Put('api/v1/hub/reservation/:id')
  @GuestOnly()
  @Answers(HubReservation)
  @FailsOfGuest()
  @TakesVersion()
  @Fails(409, 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'BOOKING_CANCELLED', 'CHANGE_MUST_BE_PAID')
  @ApiOperation({
    operationId: 'changeMyReservation',
    summary: 'Change the day, time, participants, comment or addons of a booking',
    description:
      'Allowed until the cancellation deadline. If refused, the booking stays as it was.',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: HubReservationChange,
  ): Promise<HubReservation> {
    return this.changeBookings.byGuest(ctx, id, input);
  }

  @Delete('api/v1/hub/activity/:id')
  @GuestOnly()
  @Answers(HubReservation)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'BOOKING_CANCELLED')
  @ApiOperation({
    operationId: 'cancelMyReservation',
    summary: 'Cancel a booking, up to and including its deadline',
  })
  cancel(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<HubReservation> {
    return this.cancelBooking.byGuest(ctx, id);
  }

  @Get('api/v1/hub/reservation/:id/calendar.ics')
  @GuestOnly()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'iCalendar', schema: { type: 'string' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getReservationCalendar',
    summary: 'The booking as a calendar file; a cancelled one cancels its entry',
  })
  async calendar(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const file = await this.reservations.calendar(ctx, id);
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${file.name}"`);
    return file.content;
  }
}
