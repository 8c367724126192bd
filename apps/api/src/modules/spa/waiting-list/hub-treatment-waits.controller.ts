import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { HubTreatmentWait, TreatmentWaitInput } from './treatment-waits.dto';
import { TreatmentWaitsService } from './treatment-waits.service';

/** A guest's own places on the waiting list. */
@ApiTags('hub treatments')
@Controller('api/v1/hub/treatment-waits')
export class HubTreatmentWaitsController {
  constructor(private readonly waits: TreatmentWaitsService) {}

  @Post()
  @GuestOnly()
  @Answers(HubTreatmentWait, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'ALREADY_WAITING')
  @Fails(
    422,
    'TREATMENT_NOT_ONLINE',
    'TREATMENT_TYPE_INACTIVE',
    'INVALID_PERIOD',
    'PERIOD_TOO_LONG',
    'DATE_IN_PAST',
    'BEYOND_BOOKING_WINDOW',
  )
  @ApiOperation({
    operationId: 'joinTreatmentWaitingList',
    summary: 'Wait until a treatment can begin on a day, or on any of up to seven in a row',
    description:
      'The guest is told by mail when a start becomes free that was not free before. Nothing is held for them.',
  })
  join(@Ctx() ctx: RequestContext, @Body() input: TreatmentWaitInput): Promise<HubTreatmentWait> {
    return this.waits.join(ctx, input);
  }

  @Get()
  @GuestOnly()
  @Answers(HubTreatmentWait, { isArray: true })
  @ApiOperation({
    operationId: 'listMyTreatmentWaits',
    summary: 'The treatments that the guest waits for',
  })
  list(@Ctx() ctx: RequestContext): Promise<HubTreatmentWait[]> {
    return this.waits.own(ctx);
  }

  @Delete(':id')
  @GuestOnly()
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'leaveTreatmentWaitingList', summary: 'Wait no longer' })
  leave(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.waits.leave(ctx, id);
  }
}
