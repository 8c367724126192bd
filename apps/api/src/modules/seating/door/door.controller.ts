import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { BookingOutput, FailsOfParty } from '../../bookings/public';
import {
  DoorPartyChange,
  DoorPartyInput,
  DoorPartyOutput,
  DoorQuery,
  DoorSeatInput,
  TableWaitOutput,
  TableWaitQuery,
} from './door.dto';
import { DoorService } from './door.service';
import { DoorSeating } from './door-seating';

/** Parties that come without a reservation. */
@ApiTags('seating')
@Controller('api/v1/seating')
export class DoorController {
  constructor(
    private readonly door: DoorService,
    private readonly seating: DoorSeating,
  ) {}

  @Get('wait')
  @StaffOnly('read')
  @Answers(TableWaitOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'DOOR_NOT_TODAY')
  @ApiOperation({
    operationId: 'getTableWait',
    summary: 'How long a party that comes now waits for a table',
    description:
      'Until a table or a combination is free for the whole turn: with who sits until when, coming reservations, blocks, and those who wait at the door already.',
  })
  wait(@Ctx() ctx: RequestContext, @Query() query: TableWaitQuery): Promise<TableWaitOutput> {
    return this.door.wait(ctx, query);
  }

  @Get('door')
  @StaffOnly('read')
  @Answers(DoorPartyOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listDoorParties',
    summary: 'The parties that wait at the door, first come first',
  })
  list(@Ctx() ctx: RequestContext, @Query() query: DoorQuery): Promise<DoorPartyOutput[]> {
    return this.door.list(ctx, query);
  }

  @Post('door')
  @StaffOnly('bookings.create')
  @Answers(DoorPartyOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'DOOR_NOT_TODAY', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'createDoorParty',
    summary: 'Add a party that waits at the door; it is deleted the night after',
  })
  add(@Ctx() ctx: RequestContext, @Body() input: DoorPartyInput): Promise<DoorPartyOutput> {
    return this.door.add(ctx, input);
  }

  @Put('door/:id')
  @StaffOnly('bookings.modify')
  @Answers(DoorPartyOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(422, 'DOOR_PARTY_SEATED', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'updateDoorParty',
    summary: 'Change a party at the door, tell it that its table is ready, or let it go',
  })
  change(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: DoorPartyChange,
  ): Promise<DoorPartyOutput> {
    return this.door.change(ctx, id, change);
  }

  @Post('door/:id/seat')
  @StaffOnly('bookings.create')
  @Answers(BookingOutput, { status: 201 })
  @FailsOfParty()
  @Fails(409, 'TABLE_TAKEN', 'SLOT_FULL')
  @Fails(422, 'DOOR_PARTY_SEATED', 'DOOR_NOT_TODAY', 'SERVICE_CLOSED', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'seatDoorParty',
    summary:
      'Seat a party from the door: the reservation is made and it waits no longer, or neither',
  })
  seat(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: DoorSeatInput,
  ): Promise<BookingOutput> {
    return this.seating.seat(ctx, id, input);
  }
}
