import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access';
import { Call } from '../../common/context/ctx.decorator';
import type { CallContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { Revalidated } from '../../common/http/revalidated';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { ActivitiesService } from './activities.service';
import { ActivityOutput, CheckCodeInput, CheckCodeOutput } from './dto/activities.dto';

@ApiTags('hub')
@Controller()
export class ActivitiesController {
  constructor(private readonly activities: ActivitiesService) {}

  @Get('api/v1/hub/activities/:vendorId')
  @Public()
  @Revalidated()
  @Answers(ActivityOutput, { isArray: true, bare: true })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'listActivities',
    summary: 'What can be booked at a venue (slug or id), in the request’s language',
  })
  list(@Call() call: CallContext, @Param('vendorId') vendorId: string): Promise<ActivityOutput[]> {
    return this.activities.list(call, vendorId);
  }

  @Post('api/v1/public/service/checkCode')
  @Public()
  @Answers(CheckCodeOutput)
  @Fails(404, 'NOT_FOUND')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'checkServiceCode',
    summary: 'Check a service’s code',
  })
  checkCode(@Call() call: CallContext, @Body() input: CheckCodeInput): Promise<CheckCodeOutput> {
    return this.activities.checkCode(call, input);
  }
}
