import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { TakesVersion } from '../../common/http/version.interceptor';
import {
  BookingStatusChange,
  BookingStatusDeletion,
  BookingStatusInput,
  BookingStatusOrder,
  BookingStatusOutput,
} from './booking-statuses.dto';
import { BookingStatusesService } from './booking-statuses.service';

@ApiTags('booking statuses')
@Controller('api/booking/bookingStatus')
export class BookingStatusesController {
  constructor(private readonly statuses: BookingStatusesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(BookingStatusOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listBookingStatuses',
    summary: 'The venue’s booking statuses, in order',
  })
  list(@Ctx() ctx: RequestContext): Promise<BookingStatusOutput[]> {
    return this.statuses.list(ctx);
  }

  @Post()
  @StaffOnly('statuses.edit')
  @Answers(BookingStatusOutput, { status: 201 })
  @ApiOperation({ operationId: 'createBookingStatus', summary: 'Add a booking status' })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: BookingStatusInput,
  ): Promise<BookingStatusOutput> {
    return this.statuses.create(ctx, input);
  }

  @Put()
  @StaffOnly('statuses.edit')
  @Answers(BookingStatusOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(409)
  @ApiOperation({
    operationId: 'updateBookingStatus',
    summary: 'Change a booking status; its bookings stay as they are',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Body() input: BookingStatusChange,
  ): Promise<BookingStatusOutput> {
    return this.statuses.update(ctx, input);
  }

  @Put('order')
  @StaffOnly('statuses.edit')
  @Answers(BookingStatusOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'orderBookingStatuses',
    summary: 'Set the order of the booking statuses',
  })
  order(
    @Ctx() ctx: RequestContext,
    @Body() input: BookingStatusOrder,
  ): Promise<BookingStatusOutput[]> {
    return this.statuses.order(ctx, input);
  }

  @Delete()
  @StaffOnly('statuses.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'STATUS_IN_USE')
  @ApiOperation({
    operationId: 'deleteBookingStatus',
    summary: 'Delete an unused booking status',
  })
  delete(@Ctx() ctx: RequestContext, @Body() input: BookingStatusDeletion): Promise<null> {
    return this.statuses.delete(ctx, input._id);
  }
}
