import { Body, Controller, Delete, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly, Public } from '../../../common/auth/access';
import { Call, Ctx } from '../../../common/context/ctx.decorator';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { Revalidated } from '../../../common/http/revalidated';
import { CountsRefusals } from '../../refusals/public';
import { ActivityWithAvailability, AvailabilityQuery } from '../availability/availability.dto';
import { AvailabilityService } from '../availability/availability.service';
import { NextTimeOfActivity, NextTimesQuery } from '../availability/next-times.dto';
import { NextTimesService } from '../availability/next-times.service';
import { HoldInput, HoldOutput } from '../change/booking-input.dto';
import { HoldsService } from '../holds/holds.service';

/** Availability, and holding a time while booking. */
@ApiTags('hub bookings')
@Controller()
export class HubAvailabilityController {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly nextTimes: NextTimesService,
    private readonly holds: HoldsService,
  ) {}

  @Get('api/v1/hub/activity/:id')
  @Public()
  @Revalidated()
  @Answers(ActivityWithAvailability, { compiled: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getActivity',
    summary: 'An activity with its availability over a period',
  })
  activity(
    @Call() call: CallContext,
    @Param('id') id: string,
    @Query() query: AvailabilityQuery,
    @Headers('x-service-code') code?: string,
  ): Promise<ActivityWithAvailability> {
    return this.availability.activity(call, id, { ...query, code: query.code ?? code });
  }

  @Get('api/v1/hub/activities/:vendorId/next')
  @Public()
  @Revalidated()
  @Answers(NextTimeOfActivity, { isArray: true })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'listNextTimes',
    summary: 'When each activity of a venue (slug or id) has room for a party next',
  })
  next(
    @Call() call: CallContext,
    @Param('vendorId') vendorId: string,
    @Query() query: NextTimesQuery,
  ): Promise<NextTimeOfActivity[]> {
    return this.nextTimes.list(call, vendorId, query);
  }

  @Post('api/v1/hub/holds')
  @GuestOnly()
  @CountsRefusals()
  @Answers(HoldOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(403, 'SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE')
  @Fails(409, 'SLOT_FULL', 'NO_TABLE_FREE')
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
    operationId: 'createHold',
    summary:
      'Hold a time for the guest; replaces their hold for the same service, or the oldest of three',
  })
  hold(@Ctx() ctx: RequestContext, @Body() input: HoldInput): Promise<HoldOutput> {
    return this.holds.create(ctx, input);
  }

  @Delete('api/v1/hub/holds/:id')
  @GuestOnly()
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'releaseHold',
    summary: 'Release a hold; releasing a missing one is not an error',
  })
  release(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.holds.release(ctx, id);
  }
}
