import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { TreatmentOutput } from '../treatments/public';
import { MyDayOutput, MyDayQuery, ProgressInput } from './my-day.dto';
import { MyDayService } from './my-day.service';

/** A therapist's own day. */
@ApiTags('spa')
@Controller('api/v1/spa')
export class MyDayController {
  constructor(private readonly myDay: MyDayService) {}

  @Get('my-day')
  @StaffOnly('read')
  @Answers(MyDayOutput)
  @ApiOperation({
    operationId: 'getMyDay',
    summary: 'Shifts and treatments of the therapist who has the caller’s account',
  })
  read(@Ctx() ctx: RequestContext, @Query() { date }: MyDayQuery): Promise<MyDayOutput> {
    return this.myDay.read(ctx, date);
  }

  @Put('treatments/:id/progress')
  @StaffOnly('read')
  @Answers(TreatmentOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'NOT_A_TREATMENT')
  @ApiOperation({
    operationId: 'setTreatmentProgress',
    summary: 'Say that a treatment has begun or is over, or take it back',
    description:
      'For its therapists, and for staff of level 2 and above. A time that was told stays when it is told again.',
  })
  progress(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() { progress }: ProgressInput,
  ): Promise<TreatmentOutput> {
    return this.myDay.progress(ctx, id, progress);
  }
}
