import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import {
  FreeRoomOutput,
  FreeRoomsParams,
  FreeRoomsQuery,
  FreeStartsOutput,
  FreeStartsParams,
  FreeStartsQuery,
  FreeTherapistOutput,
  FreeTherapistsQuery,
} from './free-times.dto';
import { FreeTimesService } from './free-times.service';

/** When treatments can begin, who is free to give them, and where. */
@ApiTags('spa')
@Controller('api')
export class FreeTimesController {
  constructor(private readonly freeTimes: FreeTimesService) {}

  @Get('spa/treatmentPath/schedule/:date/:treatmentTypeId')
  @SignedIn()
  @Answers(FreeStartsOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listFreeStarts',
    summary: 'When a treatment can begin on a day',
    description:
      'Every start on the venue’s spacing at which enough therapists and a room are free for preparation, treatment and reset, and the wish can be kept. What is past is left out. Guests are answered as with `online`, for types that they can book, and may name a treatment of their own.',
  })
  starts(
    @Ctx() ctx: RequestContext,
    @Param() { date, treatmentTypeId }: FreeStartsParams,
    @Query() query: FreeStartsQuery,
  ): Promise<FreeStartsOutput> {
    return this.freeTimes.starts(ctx, date, treatmentTypeId, query);
  }

  @Get('v1/spa/therapist')
  @StaffOnly('read')
  @Answers(FreeTherapistOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'INVALID_TIME')
  @ApiOperation({
    operationId: 'listFreeTherapists',
    summary: 'Who could give a treatment at a time',
  })
  therapists(
    @Ctx() ctx: RequestContext,
    @Query() query: FreeTherapistsQuery,
  ): Promise<FreeTherapistOutput[]> {
    return this.freeTimes.therapists(ctx, query);
  }

  @Get('spa/room/:date/:start/:end/:treatmentTypeId')
  @StaffOnly('read')
  @Answers(FreeRoomOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'INVALID_TIME')
  @ApiOperation({
    operationId: 'listFreeTreatmentRooms',
    summary: 'Where a treatment could be given at a time',
  })
  rooms(
    @Ctx() ctx: RequestContext,
    @Param() { date, start, end, treatmentTypeId: type }: FreeRoomsParams,
    @Query() query: FreeRoomsQuery,
  ): Promise<FreeRoomOutput[]> {
    return this.freeTimes.rooms(ctx, { date, start, end, type, ...query });
  }
}
