import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { BookingLinkQuery } from '../../visitors/public';
import { HubReservationChange } from '../change/booking-input.dto';
import { HubReservation } from '../dto/booking.dto';
import { FailsOfGuest } from '../dto/booking-refusals';
import { FailsOfPaidChange } from '../paid-changes/fails-of-paid-change';
import { PaidChangeInput } from '../paid-changes/paid-change.dto';
import { LinkedBookings } from './linked-bookings.service';
import { VisitPayment } from './visit-payment.dto';

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
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'BOOKING_CANCELLED', 'CHANGE_MUST_BE_PAID')
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

  @Post(':id/payment')
  @Public()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @TakesVersion()
  @Answers(VisitPayment, { status: 201 })
  @FailsOfPaidChange()
  @Fails(403, 'BOOKING_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'beginLinkedChangePayment',
    summary: 'Begin to pay for what a change adds to a linked booking',
    description:
      'The booking stays as it is until it is paid for; what the change adds is kept meanwhile. Sent again with the same change, it answers the same payment; another change ends the first one.',
  })
  pay(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() { vendor }: BookingLinkQuery,
    @Body() input: PaidChangeInput,
    @Headers(SIGNATURE) signature?: string,
  ): Promise<VisitPayment> {
    return this.linked.pay(call, { id, vendor, signature: signature ?? '' }, input);
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
