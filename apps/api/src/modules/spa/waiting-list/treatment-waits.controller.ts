import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TreatmentWaitOutput, TreatmentWaitsQuery } from './treatment-waits.dto';
import { TreatmentWaitsDesk } from './treatment-waits-desk.service';

/** Guests who wait for a treatment. */
@ApiTags('spa')
@Controller('api/v1/spa/treatment-waits')
export class TreatmentWaitsController {
  constructor(private readonly desk: TreatmentWaitsDesk) {}

  @Get()
  @StaffOnly('read')
  @Answers(TreatmentWaitOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listTreatmentWaits',
    summary: 'Who waits for a treatment, whoever has waited longest first',
  })
  list(
    @Ctx() ctx: RequestContext,
    @Query() query: TreatmentWaitsQuery,
  ): Promise<TreatmentWaitOutput[]> {
    return this.desk.list(ctx, query);
  }

  @Post(':id/tell')
  @StaffOnly('treatments.edit')
  @Answers(TreatmentWaitOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'NO_TIME_FREE')
  @Fails(422, 'GUEST_WITHOUT_EMAIL')
  @ApiOperation({
    operationId: 'tellWaitingGuest',
    summary: 'Tell a guest who waits of all that is free on their days, before those ahead of them',
  })
  tell(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<TreatmentWaitOutput> {
    return this.desk.tell(ctx, id);
  }

  @Delete(':id')
  @StaffOnly('treatments.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'removeTreatmentWait', summary: 'Take a guest off the list' })
  remove(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.desk.remove(ctx, id);
  }
}
