import { Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { NoticeOutput } from './notices.dto';
import { NoticesService } from './notices.service';

@ApiTags('notices')
@Controller('api/v1/admin/notices')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(NoticeOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listNotices',
    summary: 'Background failures the caller has not dismissed, latest first',
  })
  list(@Ctx() ctx: RequestContext): Promise<NoticeOutput[]> {
    return this.notices.list(ctx);
  }

  @Put('dismiss')
  @StaffOnly('read')
  @Answers(null)
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'dismissNotices',
    summary: 'Dismiss all notices for the caller',
  })
  dismissAll(@Ctx() ctx: RequestContext): Promise<null> {
    return this.notices.dismissAll(ctx);
  }

  @Put(':id/dismiss')
  @StaffOnly('read')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'dismissNotice',
    summary: 'Dismiss a notice for the caller; it returns if the failure happens again',
  })
  dismiss(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.notices.dismiss(ctx, id);
  }
}
