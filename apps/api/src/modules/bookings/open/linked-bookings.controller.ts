import { Body, Controller, Delete, Get, Headers, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { BookingLinkQuery } from '../../visitors/public';
import { HubReservationChange } from '../change/booking-input.dto';
import { HubReservation } from '../dto/booking.dto';
import { FailsOfGuest } from '../dto/booking-refusals';
import { LinkedBookings } from './linked-bookings.service';

/** Carries the signature of a booking's link. */
const SIGNATURE = 'x-booking-signature';

/** A booking, by its signed link. */
@ApiTags('open booking')
@Controller('api/v1/linked_booking')
export class LinkedBookingsController {
  constructor(private readonly linked: LinkedBookings) {}

  @Get(':id')
  @Public()
  @Answers(HubReservation)
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getLinkedBooking',
    summary: 'The booking of a signed link; the link ends with the booking',
  })
  get(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<HubReservation> {
    return this.linked.get(call, { id, vendor, signature: signature ?? '' });
  }

  @Put(':id')
  @Public()
  @Answers(HubReservation)
  @FailsOfGuest()
  @TakesVersion()
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT', 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'BOOKING_CANCELLED')
  @ApiOperation({
    operationId: 'changeLinkedBooking',
    summary: 'Change the day, time, participants, comment or addons of a linked booking',
    description:
      'Allowed until the cancellation deadline. If refused, the booking stays as it was.',
  })
  change(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Body() input: HubReservationChange,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<HubReservation> {
    return this.linked.change(call, { id, vendor, signature: signature ?? '' }, input);
  }

  @Delete(':id')
  @Public()
  @Answers(HubReservation)
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'BOOKING_CANCELLED')
  @ApiOperation({
    operationId: 'cancelLinkedBooking',
    summary: 'Cancel a linked booking, up to and including its deadline',
  })
  cancel(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<HubReservation> {
    return this.linked.cancel(call, { id, vendor, signature: signature ?? '' });
  }

  @Get(':id/calendar.ics')
  @Public()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'iCalendar', schema: { type: 'string' } })
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getLinkedBookingCalendar',
    summary: 'A linked booking as a calendar file; a cancelled one cancels its entry',
  })
  async calendar(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<string> {
    const file = await this.linked.calendar(call, { id, vendor, signature: signature ?? '' });
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${file.name}"`);
    return file.content;
  }
}
