import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { LargeBody } from '../../common/http/json-body';
import { GuestPageQuery } from '../../common/http/page.dto';
import { TakesVersion } from '../../common/http/version.interceptor';
import { StayEditor } from './stay-editor';
import { CancelStayInput, NewStayInput, StayChange } from './stay-input.dto';
import { StaffStayOutput, StaysPage, StaysQuery } from './stays.dto';
import { StaysService } from './stays.service';

@ApiTags('stays')
@Controller('api/v1/admin')
export class StaysController {
  constructor(
    private readonly stays: StaysService,
    private readonly editor: StayEditor,
  ) {}

  @Get('stays')
  @StaffOnly('read')
  @Answers(StaffStayOutput, { isArray: true })
  @ApiOperation({ operationId: 'listStays', summary: 'A guest’s stays, latest arrival first' })
  list(@Ctx() ctx: RequestContext, @Query() query: StaysQuery): Promise<StaffStayOutput[]> {
    return this.stays.ofCustomer(ctx, query.guestId);
  }

  @Get('customers/:id/stays')
  @StaffOnly('read')
  @Answers(StaysPage)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'pageGuestStays',
    summary: 'All of a guest’s stays, latest arrival first, by page',
  })
  page(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: GuestPageQuery,
  ): Promise<StaysPage> {
    return this.stays.pageOfCustomer(ctx, id, query);
  }

  @Get('stays/:id')
  @StaffOnly('read')
  @Answers(StaffStayOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getStay', summary: 'Get a stay' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<StaffStayOutput> {
    return this.stays.get(ctx, id);
  }

  @Post('stays')
  @LargeBody(2_000)
  @StaffOnly('stays.edit')
  @Answers(StaffStayOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'PACKAGE_INACTIVE', 'UNKNOWN_SERVICE', 'STAY_WITHOUT_NIGHT', 'STAY_DAY_OUT_OF_RANGE')
  @ApiOperation({
    operationId: 'createStay',
    summary: 'Create a stay, from a package or from scratch',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: NewStayInput): Promise<StaffStayOutput> {
    return this.editor.create(ctx, input);
  }

  @Put('stays/:id')
  @LargeBody(2_000)
  @StaffOnly('stays.edit')
  @Answers(StaffStayOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'STAY_HAS_BOOKINGS')
  @Fails(422, 'STAY_CANCELLED', 'UNKNOWN_SERVICE', 'STAY_WITHOUT_NIGHT', 'STAY_DAY_OUT_OF_RANGE')
  @ApiOperation({
    operationId: 'updateStay',
    summary: 'Change a stay; booked services cannot be removed or moved',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: StayChange,
  ): Promise<StaffStayOutput> {
    return this.editor.update(ctx, id, change);
  }

  @Post('stays/:id/cancel')
  @StaffOnly('stays.edit')
  @Answers(StaffStayOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'STAY_HAS_BOOKINGS')
  @Fails(422, 'STAY_CANCELLED')
  @ApiOperation({
    operationId: 'cancelStay',
    summary: 'Cancel a stay without bookings; it stays in the guest’s history',
  })
  cancel(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: CancelStayInput,
  ): Promise<StaffStayOutput> {
    return this.editor.cancel(ctx, id, input);
  }

  @Delete('stays/:id')
  @StaffOnly('stays.delete')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'STAY_HAS_BOOKINGS', 'BOOKING_PAID')
  @ApiOperation({ operationId: 'deleteStay', summary: 'Delete a stay without bookings' })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.editor.delete(ctx, id);
  }
}
