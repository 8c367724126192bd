import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { CompletesOnce } from '../../../common/idempotency/completes-once';
import { AsksForProof } from '../../proof-of-work/public';
import { CountsRefusals } from '../../refusals/public';
import { HoldOutput } from '../change/booking-input.dto';
import { FailsOfGuest } from '../dto/booking-refusals';
import { completedHolds } from '../holds/completed-holds';
import {
  OpenBookingInput,
  OpenBookingOutput,
  ReleaseVisitorHoldInput,
  VisitorHoldInput,
} from './open-booking.dto';
import { OpenBookings } from './open-bookings.service';
import { asHolder } from './visitor';

/** Booking without an account. */
@ApiTags('open booking')
@Controller('api/v1/open_booking')
export class OpenBookingsController {
  constructor(private readonly bookings: OpenBookings) {}

  @Post()
  @Public()
  @AsksForProof('_service')
  @CountsRefusals()
  @CompletesOnce((body, call) => completedHolds([body], asHolder(body, call)))
  @Answers(OpenBookingOutput, { status: 201, compiled: true })
  @FailsOfGuest()
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE', 'MODULE_OFF')
  @Fails(409, 'ALREADY_BOOKED', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'INVALID_NAME', 'INVALID_EMAIL', 'INVALID_PHONE')
  @Fails(422, 'WAITING_LIST_NOT_OFFERED', 'PARTY_TOO_LARGE', 'PREPAYMENT_REQUIRED')
  @ApiOperation({
    operationId: 'bookWithoutAccount',
    summary: 'Book a service, or join its waiting list, without signing in',
    description:
      'The booking belongs to the guest who has the email, or to a new one; nothing is told or changed of a guest whom the venue knows. The confirmation is mailed with a link that shows, changes and cancels this booking.',
  })
  book(@Call() call: CallContext, @Body() input: OpenBookingInput): Promise<OpenBookingOutput> {
    return this.bookings.book(call, input);
  }

  @Post('holds')
  @Public()
  @AsksForProof('_service')
  @CountsRefusals()
  @Answers(HoldOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE', 'MODULE_OFF')
  @Fails(409, 'SLOT_FULL', 'NO_TABLE_FREE', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(
    422,
    'MISSING_PARTICIPANTS',
    'SERVICE_CLOSED',
    'SERVICE_WITHOUT_TIMES',
    'TIME_NOT_OFFERED',
    'DATE_IN_PAST',
    'TOO_LATE_NOTICE',
    'BEYOND_BOOKING_WINDOW',
    'SERVICE_INACTIVE',
    'BOOKING_PAUSED',
  )
  @ApiOperation({
    operationId: 'holdWithoutAccount',
    summary: 'Hold a time for a visitor; replaces their hold for the same service',
  })
  hold(@Call() call: CallContext, @Body() input: VisitorHoldInput): Promise<HoldOutput> {
    return this.bookings.hold(call, input);
  }

  @Delete('holds/:id')
  @Public()
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'releaseHoldWithoutAccount',
    summary: 'Release a visitor’s hold; releasing a missing one is not an error',
  })
  release(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Body() { visitor }: ReleaseVisitorHoldInput,
  ): Promise<null> {
    return this.bookings.release(call, id, visitor);
  }
}
