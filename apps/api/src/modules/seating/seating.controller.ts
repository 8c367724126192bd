import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { LargeBody } from '../../common/http/json-body';
import { TakesVersion } from '../../common/http/version.interceptor';
import { BookingOutput, FailsOfParty } from '../bookings/public';
import { CountsRefusals } from '../refusals/public';
import { SeatingReservationChange, SeatingReservationInput } from './seating.dto';
import { SeatingReservations } from './seating-reservations.service';

const TABLE_TAKEN =
  'A table that somebody has at that time is refused with `TABLE_TAKEN`: `data` has `table` (`_id`, `name`), `holder` (`kind` `booking` with `_id` and the guest’s `name`, empty for a drop-in; `kind` `block` with `_id` and its `reason`; or `kind` `hold` of a guest who is just booking), `date`, `from` and `to` in minutes from midnight of that day.';

/** Reservations on the floor plan. */
@ApiTags('seating')
@Controller('api/v1/seating/reservations')
export class SeatingController {
  constructor(private readonly reservations: SeatingReservations) {}

  @Post()
  @LargeBody(2_000)
  @StaffOnly('bookings.create')
  @CountsRefusals()
  @Answers(BookingOutput, { status: 201 })
  @FailsOfParty()
  @Fails(409, 'TABLE_TAKEN', 'SLOT_FULL')
  @Fails(
    422,
    'SERVICE_CLOSED',
    'SERVICE_WITHOUT_TIMES',
    'SERVICE_INACTIVE',
    'CHILDREN_NOT_ALLOWED',
    'CHILD_AGES_REQUIRED',
    'OVERRIDE_REASON_REQUIRED',
    'NOT_AT_TABLES',
    'EMAIL_TAKEN',
    'INVALID_NAME',
    'INVALID_EMAIL',
    'INVALID_PHONE',
  )
  @ApiOperation({
    operationId: 'createSeatingReservation',
    summary: 'Seat a party, at any time of a day on which the service is open',
    description: `Without a guest it is a drop-in. Places are taken where the service sells them at that start; at any other time the tables alone decide. ${TABLE_TAKEN}`,
  })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: SeatingReservationInput,
  ): Promise<BookingOutput> {
    return this.reservations.create(ctx, input);
  }

  @Put(':id')
  @LargeBody(2_000)
  @StaffOnly('bookings.modify')
  @Answers(BookingOutput)
  @FailsOfParty()
  @TakesVersion()
  @Fails(409, 'TABLE_TAKEN', 'SLOT_FULL')
  @Fails(
    422,
    'SERVICE_CLOSED',
    'SERVICE_WITHOUT_TIMES',
    'CHILDREN_NOT_ALLOWED',
    'CHILD_AGES_REQUIRED',
    'OVERRIDE_REASON_REQUIRED',
    'NOT_AT_TABLES',
  )
  @ApiOperation({
    operationId: 'updateSeatingReservation',
    summary: 'Move, stretch or edit a reservation; omitted fields stay',
    description: TABLE_TAKEN,
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: SeatingReservationChange,
  ): Promise<BookingOutput> {
    return this.reservations.change(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('bookings.delete')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'deleteSeatingReservation',
    summary: 'Delete a reservation and free its tables; the audit log keeps its details',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.reservations.delete(ctx, id);
  }
}
