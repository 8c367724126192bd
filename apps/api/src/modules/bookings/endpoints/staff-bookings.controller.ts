import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { LargeBody } from '../../../common/http/json-body';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { CountsRefusals } from '../../refusals/public';
import { ApplyBookingStatus } from '../change/apply-booking-status';
import {
  ApplyStatusInput,
  CancelBookingInput,
  DeleteBookingInput,
  ModifyBookingsInput,
  PromoteBookingInput,
  QuickUpdateInput,
  RestoreBookingInput,
} from '../change/booking-input.dto';
import { CancelBooking } from '../change/cancel-booking';
import { ChangeBookings } from '../change/change-bookings';
import { CreateBooking } from '../create/create-booking';
import { OverrideBookingInput, StaffBookingInput } from '../create/new-booking.dto';
import { BookingOutput } from '../dto/booking.dto';
import {
  FailsOfBooking,
  FailsOfCover,
  FailsOfOpening,
  FailsOfParty,
} from '../dto/booking-refusals';
import { PromoteBooking } from '../waiting-list/promote-booking';

/** What staff do with bookings. */
@ApiTags('bookings')
@Controller()
export class StaffBookingsController {
  constructor(
    private readonly createBooking: CreateBooking,
    private readonly changeBookings: ChangeBookings,
    private readonly cancelBooking: CancelBooking,
    private readonly applyStatus: ApplyBookingStatus,
    private readonly promoteBooking: PromoteBooking,
  ) {}

  @Post('api/admin/newBooking')
  @StaffOnly('bookings.create')
  @CountsRefusals()
  @Answers(BookingOutput, { status: 201 })
  @FailsOfBooking()
  @FailsOfCover()
  @ApiOperation({ operationId: 'createBooking', summary: 'Create a booking within availability' })
  create(@Ctx() ctx: RequestContext, @Body() input: StaffBookingInput): Promise<BookingOutput> {
    return this.createBooking.byStaff(ctx, input);
  }

  @Post('api/admin/newBookingOverride')
  @StaffOnly('bookings.override')
  @Answers(BookingOutput, { status: 201 })
  @FailsOfParty()
  @FailsOfCover()
  @Fails(422, 'OVERRIDE_REASON_REQUIRED')
  @ApiOperation({
    operationId: 'createBookingOverride',
    summary: 'Create a booking beyond capacity, opening or times; the reason is logged',
  })
  override(
    @Ctx() ctx: RequestContext,
    @Body() input: OverrideBookingInput,
  ): Promise<BookingOutput> {
    return this.createBooking.override(ctx, input);
  }

  @Post('api/v1/drop-in')
  @StaffOnly('bookings.create')
  @CountsRefusals()
  @Answers(BookingOutput, { status: 201 })
  @FailsOfBooking()
  @ApiOperation({
    operationId: 'createDropIn',
    summary: 'Create a booking for a drop-in, marked as arrived; the guest may stay unnamed',
  })
  dropIn(@Ctx() ctx: RequestContext, @Body() input: StaffBookingInput): Promise<BookingOutput> {
    return this.createBooking.dropIn(ctx, input);
  }

  @Post('api/v1/admin/waitingList')
  @StaffOnly('bookings.create')
  @Answers(BookingOutput, { status: 201 })
  @FailsOfOpening()
  @Fails(422, 'WAITING_LIST_NOT_OFFERED', 'PARTY_TOO_LARGE')
  @ApiOperation({ operationId: 'createWaitingBooking', summary: 'Add a guest to the waiting list' })
  wait(@Ctx() ctx: RequestContext, @Body() input: StaffBookingInput): Promise<BookingOutput> {
    return this.createBooking.waiting(ctx, input);
  }

  @Put('api/v1/admin/quick-update')
  @StaffOnly('bookings.quickUpdate')
  @Answers(BookingOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(409)
  @ApiOperation({
    operationId: 'quickUpdateBooking',
    summary: 'Change the comments and room number of a booking',
  })
  quickUpdate(@Ctx() ctx: RequestContext, @Body() input: QuickUpdateInput): Promise<BookingOutput> {
    return this.changeBookings.quickUpdate(ctx, input);
  }

  @Post('api/admin/modifyBookings')
  @LargeBody(10_000)
  @StaffOnly('bookings.modify')
  @Answers(BookingOutput, { isArray: true })
  @FailsOfBooking()
  @Fails(409, 'STALE_VERSION', 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'OVERRIDE_REASON_REQUIRED')
  @ApiOperation({
    operationId: 'modifyBookings',
    summary: 'Change several bookings, all or none',
  })
  modify(@Ctx() ctx: RequestContext, @Body() input: ModifyBookingsInput): Promise<BookingOutput[]> {
    return this.changeBookings.byStaff(ctx, input);
  }

  @Delete('api/admin/deleteBooking')
  @StaffOnly('bookings.delete')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'BOOKING_PAID')
  @ApiOperation({
    operationId: 'deleteBooking',
    summary: 'Delete a booking; the audit log keeps its details',
  })
  delete(@Ctx() ctx: RequestContext, @Body() input: DeleteBookingInput): Promise<null> {
    return this.cancelBooking.delete(ctx, input.booking);
  }

  @Post('api/v1/admin/reservation/:id/cancel')
  @StaffOnly('bookings.cancel')
  @Answers(BookingOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(403, 'REFUND_ABOVE_LIMIT')
  @Fails(409, 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'BOOKING_CANCELLED')
  @ApiOperation({
    operationId: 'cancelBooking',
    summary: 'Cancel a booking, even after the guest’s deadline',
  })
  cancel(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: CancelBookingInput,
  ): Promise<BookingOutput> {
    return this.cancelBooking.byStaff(ctx, id, input);
  }

  @Post('api/v1/admin/reservation/:id/restore')
  @StaffOnly('bookings.modify')
  @Answers(BookingOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'SLOT_FULL', 'NO_TABLE_FREE')
  @Fails(422, 'OVERRIDE_REASON_REQUIRED')
  @ApiOperation({
    operationId: 'restoreBooking',
    summary: 'Restore a cancelled or inactive booking if there is room',
  })
  restore(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: RestoreBookingInput,
  ): Promise<BookingOutput> {
    return this.cancelBooking.restore(ctx, id, input);
  }

  @Put('api/v1/admin/reservation/:id/status')
  @StaffOnly('bookings.status')
  @Answers(BookingOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'SLOT_FULL', 'NO_TABLE_FREE', 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'OVERRIDE_REASON_REQUIRED')
  @ApiOperation({
    operationId: 'applyBookingStatus',
    summary: 'Apply a status to a booking',
    description:
      'A status that ends it gives back what the guest has paid for it, as far as its terms say.',
  })
  status(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: ApplyStatusInput,
  ): Promise<BookingOutput> {
    return this.applyStatus.apply(ctx, id, input);
  }

  @Post('api/v1/admin/reservation/:id/promote')
  @StaffOnly('bookings.modify')
  @Answers(BookingOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'SLOT_FULL', 'NO_TABLE_FREE')
  @Fails(422, 'WAITING_LIST_NOT_OFFERED')
  @ApiOperation({
    operationId: 'promoteBooking',
    summary: 'Promote a waiting booking if there is room',
  })
  promote(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: PromoteBookingInput,
  ): Promise<BookingOutput> {
    return this.promoteBooking.byStaff(ctx, id, input);
  }
}
