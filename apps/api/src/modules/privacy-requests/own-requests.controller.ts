import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { OwnPrivacyRequestInput, OwnPrivacyRequestOutput } from './privacy-requests.dto';
import { PrivacyRequestsService } from './privacy-requests.service';

/** What the signed-in guest asks about their data. */
@ApiTags('hub')
@Controller('api/v1/hub/profile/requests')
export class OwnRequestsController {
  constructor(private readonly requests: PrivacyRequestsService) {}

  @Get()
  @GuestOnly()
  @Answers(OwnPrivacyRequestOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listOwnPrivacyRequests',
    summary: 'What the guest asked about their data, latest first',
  })
  list(@Ctx() ctx: RequestContext): Promise<OwnPrivacyRequestOutput[]> {
    return this.requests.own(ctx);
  }

  @Post()
  @GuestOnly()
  @Answers(OwnPrivacyRequestOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PRIVACY_REQUEST_WAITING', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'askAboutOwnData',
    summary: 'Ask the venue for something about one’s data; it answers within 30 days',
  })
  ask(
    @Ctx() ctx: RequestContext,
    @Body() input: OwnPrivacyRequestInput,
  ): Promise<OwnPrivacyRequestOutput> {
    return this.requests.ask(ctx, input);
  }

  @Post(':id/withdrawal')
  @GuestOnly()
  @Answers(OwnPrivacyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PRIVACY_REQUEST_CLOSED', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'withdrawPrivacyRequest',
    summary: 'Withdraw a request that is not answered yet',
  })
  withdraw(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<OwnPrivacyRequestOutput> {
    return this.requests.withdraw(ctx, id);
  }
}
