import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import {
  TreatmentRoomChange,
  TreatmentRoomInput,
  TreatmentRoomOutput,
} from './treatment-rooms.dto';
import { TreatmentRoomsService } from './treatment-rooms.service';

@ApiTags('spa')
@Controller('api/v1/spa/rooms')
export class TreatmentRoomsController {
  constructor(private readonly rooms: TreatmentRoomsService) {}

  @Get()
  @StaffOnly('read')
  @Answers(TreatmentRoomOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listTreatmentRooms',
    summary: 'The venue’s treatment rooms, inactive ones too, in their order',
  })
  list(@Ctx() ctx: RequestContext): Promise<TreatmentRoomOutput[]> {
    return this.rooms.list(ctx);
  }

  @Post()
  @StaffOnly('spa.edit')
  @Answers(TreatmentRoomOutput, { status: 201 })
  @Fails(422, 'SPA_LIMIT_REACHED')
  @ApiOperation({
    operationId: 'createTreatmentRoom',
    summary: 'Add a treatment room; a venue has up to 200',
  })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: TreatmentRoomInput,
  ): Promise<TreatmentRoomOutput> {
    return this.rooms.create(ctx, input);
  }

  @Put(':id')
  @StaffOnly('spa.edit')
  @Answers(TreatmentRoomOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @ApiOperation({
    operationId: 'updateTreatmentRoom',
    summary: 'Change a treatment room; omitted fields stay',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: TreatmentRoomChange,
  ): Promise<TreatmentRoomOutput> {
    return this.rooms.change(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('spa.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'TREATMENT_ROOM_IN_USE')
  @ApiOperation({
    operationId: 'deleteTreatmentRoom',
    summary: 'Delete a treatment room; treatment types that name it lose it',
    description: 'A room that has treatments is kept: set `active` to false instead.',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.rooms.delete(ctx, id);
  }
}
