import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { PauseEditor } from './pause-editor';
import { PauseInput, PauseOutput, toPauseOutput } from './pauses.dto';
import { PausesService } from './pauses.service';

/** Online booking that is paused. */
@ApiTags('dining rooms')
@Controller('api/v1/fnb/pauses')
export class PausesController {
  constructor(
    private readonly pauses: PausesService,
    private readonly editor: PauseEditor,
  ) {}

  @Get()
  @StaffOnly('read')
  @Answers(PauseOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listPauses',
    summary: 'The pauses of online booking that are not over, the first to end first',
  })
  async list(@Ctx() ctx: RequestContext): Promise<PauseOutput[]> {
    return (await this.pauses.current(ctx)).map(toPauseOutput);
  }

  @Post()
  @StaffOnly('bookings.pause')
  @Answers(PauseOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'pauseOnlineBooking',
    summary: 'Pause online booking of a service, a dining room or everything, for up to a day',
    description:
      'Guests are offered nothing that begins in that time, and are refused it with `BOOKING_PAUSED`; staff can still book. A new pause takes the place of the one that the same service, room or venue has.',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: PauseInput): Promise<PauseOutput> {
    return this.editor.create(ctx, input);
  }

  @Delete(':id')
  @StaffOnly('bookings.pause')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'resumeOnlineBooking',
    summary: 'End a pause now: guests can book again',
  })
  end(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.editor.end(ctx, id);
  }
}
