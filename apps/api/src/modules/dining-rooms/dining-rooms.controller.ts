import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { LargeBody } from '../../common/http/json-body';
import { TakesVersion } from '../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import {
  DiningRoomChange,
  DiningRoomDeletionQuery,
  DiningRoomDraft,
  DiningRoomInput,
  DiningRoomOutput,
  toDiningRoomOutput,
} from './dining-rooms.dto';
import { DiningRoomsService } from './dining-rooms.service';
import { RoomImpact, RoomImpactQuery } from './impact/room-impact.dto';
import { RoomEditor } from './room-editor';

const LARGEST_PLAN = 20_000;

@ApiTags('dining rooms')
@Controller()
export class DiningRoomsController {
  constructor(
    private readonly rooms: DiningRoomsService,
    private readonly editor: RoomEditor,
  ) {}

  @Get('api/fnb/venues')
  @StaffOnly('read')
  @Answers(DiningRoomOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listDiningRooms',
    summary: 'The dining rooms with their plans, the default first, the others by name',
  })
  async list(@Ctx() ctx: RequestContext): Promise<DiningRoomOutput[]> {
    return (await this.rooms.list(ctx)).map(toDiningRoomOutput);
  }

  @Post('api/v1/fnb/venues')
  @LargeBody(LARGEST_PLAN)
  @StaffOnly('venues.edit')
  @Answers(DiningRoomOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'ROOM_NAME_TAKEN')
  @Fails(422, 'NAME_USED_TWICE', 'ID_USED_TWICE', 'INVALID_PARTY')
  @Fails(422, 'UNKNOWN_SECTION', 'UNKNOWN_TABLE', 'TOO_MANY_ROOMS', 'PICTURE_WITHOUT_TEXT')
  @ApiOperation({
    operationId: 'createDiningRoom',
    summary: 'Add a dining room; a venue has up to 20',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: DiningRoomInput): Promise<DiningRoomOutput> {
    return this.editor.create(ctx, input);
  }

  @Put('api/v1/fnb/venues/:id')
  @LargeBody(LARGEST_PLAN)
  @StaffOnly('venues.edit')
  @Answers(DiningRoomOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'ROOM_NAME_TAKEN', 'RESERVATIONS_AFFECTED')
  @Fails(422, 'NAME_USED_TWICE', 'ID_USED_TWICE', 'INVALID_PARTY')
  @Fails(422, 'UNKNOWN_SECTION', 'UNKNOWN_TABLE', 'DEFAULT_ROOM_REQUIRED', 'PICTURE_WITHOUT_TEXT')
  @ApiOperation({
    operationId: 'updateDiningRoom',
    summary: 'Change a dining room and its plan; omitted fields stay',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: DiningRoomChange,
  ): Promise<DiningRoomOutput> {
    return this.editor.change(ctx, id, change);
  }

  @Post('api/v1/fnb/venues/:id/impact')
  @LargeBody(LARGEST_PLAN)
  @StaffOnly('venues.edit')
  @Answers(RoomImpact)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(422, 'NAME_USED_TWICE', 'ID_USED_TWICE', 'INVALID_PARTY')
  @Fails(422, 'UNKNOWN_SECTION', 'UNKNOWN_TABLE', 'PICTURE_WITHOUT_TEXT')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'previewDiningRoomChange',
    summary: 'Preview a change: which coming bookings would lose what they were given',
  })
  preview(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() draft: DiningRoomDraft,
    @Query() page: RoomImpactQuery,
  ): Promise<RoomImpact> {
    return this.editor.preview(ctx, id, draft, page);
  }

  @Delete('api/v1/fnb/venues/:id')
  @StaffOnly('venues.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'RESERVATIONS_AFFECTED')
  @ApiOperation({
    operationId: 'deleteDiningRoom',
    summary: 'Delete a dining room; if it was the default, the next by name becomes it',
  })
  delete(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() { confirmImpact = false }: DiningRoomDeletionQuery,
  ): Promise<null> {
    return this.editor.delete(ctx, id, confirmImpact);
  }
}
