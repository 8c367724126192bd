import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { LargeBody } from '../../../common/http/json-body';
import { CompletesOnce } from '../../../common/idempotency/completes-once';
import { CountsRefusals } from '../../refusals/public';
import { BookingsTogetherOutput, CancelTogetherInput } from '../change/bulk-cancellation.dto';
import { FailsOfBooking, FailsOfCover, FailsOfGuest } from '../dto/booking-refusals';
import { completedHolds } from '../holds/completed-holds';
import { GroupBookingInput, HubGroup, HubGroupInput } from './group-bookings.dto';
import { GroupBookingsService } from './group-bookings.service';
import { refusedItem } from './refused-item';

const ALL_OR_NOTHING =
  'If one item is refused, nothing is booked; `data.index` and `details` name it. If it lacks room, `data.waitingList` tells whether the group can be sent again with that item waiting.';

/** Of a body that is not validated yet. */
const itemsOf = (body: unknown): unknown[] =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)
    ? body.items
    : [];

/** What a party books in one go. */
@ApiTags('bookings')
@Controller()
export class GroupBookingsController {
  constructor(private readonly groups: GroupBookingsService) {}

  @Post('api/v1/admin/bookings/groups')
  @LargeBody(5_000)
  @StaffOnly('bookings.create')
  @Answers(BookingsTogetherOutput, { status: 201 })
  @FailsOfBooking()
  @FailsOfCover()
  @CountsRefusals(refusedItem)
  @Fails(422, 'WAITING_LIST_NOT_OFFERED', 'PARTY_TOO_LARGE')
  @ApiOperation({
    operationId: 'createGroupBooking',
    summary: 'Book several services for a guest, all or none',
    description: ALL_OR_NOTHING,
  })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: GroupBookingInput,
  ): Promise<BookingsTogetherOutput> {
    return this.groups.byStaff(ctx, input);
  }

  @Get('api/v1/admin/bookings/groups/:id')
  @StaffOnly('read')
  @Answers(BookingsTogetherOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getGroupBooking', summary: 'The bookings of a group' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<BookingsTogetherOutput> {
    return this.groups.get(ctx, id);
  }

  @Post('api/v1/admin/bookings/groups/:id/cancel')
  @StaffOnly('bookings.cancel')
  @Answers(BookingsTogetherOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'BOOKING_CANCELLED')
  @ApiOperation({
    operationId: 'cancelGroupBooking',
    summary:
      'Cancel the bookings of a group that have not started, even after the guest’s deadline',
  })
  cancel(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: CancelTogetherInput,
  ): Promise<BookingsTogetherOutput> {
    return this.groups.cancel(ctx, id, input);
  }

  @Post('api/v1/hub/groups')
  @LargeBody(5_000)
  @GuestOnly()
  @CompletesOnce((body, ctx) => completedHolds(itemsOf(body), ctx))
  @CountsRefusals(refusedItem)
  @Answers(HubGroup, { status: 201 })
  @FailsOfGuest()
  @FailsOfCover()
  @Fails(409, 'ALREADY_BOOKED')
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE')
  @Fails(422, 'WAITING_LIST_NOT_OFFERED', 'PARTY_TOO_LARGE', 'PREPAYMENT_REQUIRED')
  @ApiOperation({
    operationId: 'bookGroup',
    summary: 'Book several activities, all or none',
    description: `${ALL_OR_NOTHING} A hold is completed once: sent again with the same ones, it answers the same bookings.`,
  })
  book(@Ctx() ctx: RequestContext, @Body() input: HubGroupInput): Promise<HubGroup> {
    return this.groups.byGuest(ctx, input);
  }

  @Get('api/v1/hub/groups/:id')
  @GuestOnly()
  @Answers(HubGroup)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getMyGroup', summary: 'The guest’s bookings of a group' })
  getOwn(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<HubGroup> {
    return this.groups.getOwn(ctx, id);
  }

  @Delete('api/v1/hub/groups/:id')
  @GuestOnly()
  @Answers(HubGroup)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PAYMENT_BEING_TAKEN')
  @Fails(422, 'CANCELLATION_DEADLINE_PASSED', 'BOOKING_CANCELLED')
  @ApiOperation({
    operationId: 'cancelMyGroup',
    summary: 'Cancel the bookings of a group that have not started; none if a deadline has passed',
  })
  cancelOwn(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<HubGroup> {
    return this.groups.cancelOwn(ctx, id);
  }
}
