import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { ParkedJobOutput } from './parked-jobs.dto';
import { ParkedJobsService } from './parked-jobs.service';

@ApiTags('background work')
@Controller('api/v1/admin/parkedJobs')
export class ParkedJobsController {
  constructor(private readonly jobs: ParkedJobsService) {}

  @Get()
  @StaffOnly('jobs.manage')
  @Answers(ParkedJobOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listParkedJobs',
    summary: 'Background work that kept failing, latest first',
  })
  list(@Ctx() ctx: RequestContext): Promise<ParkedJobOutput[]> {
    return this.jobs.list(ctx);
  }

  @Post(':id/retry')
  @StaffOnly('jobs.manage')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'MESSAGE_NOT_FAILED',
    'MESSAGE_LINK_OVER',
    'NO_MAIL_SERVER',
    'GUEST_OPTED_OUT',
  )
  @ApiOperation({ operationId: 'retryParkedJob', summary: 'Try a parked job again, now' })
  retry(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.jobs.retry(ctx, id);
  }

  @Delete(':id')
  @StaffOnly('jobs.manage')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'removeParkedJob',
    summary: 'Remove a parked job; it is not tried again',
  })
  remove(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.jobs.remove(ctx, id);
  }
}
