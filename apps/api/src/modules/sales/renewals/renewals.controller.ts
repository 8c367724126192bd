import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { RenewalOutput } from './renewals.dto';
import { RenewalsService } from './renewals.service';

/** What staff do with the renewal of a guest's membership. Cards are the guest's own to give. */
@ApiTags('memberships')
@Controller('api/v1/admin/memberships/:id/renewal')
export class RenewalsController {
  constructor(private readonly renewals: RenewalsService) {}

  @Get()
  @StaffOnly('read')
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getRenewal',
    summary: 'How a membership is renewed, and from which card',
  })
  show(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.renewals.show(ctx, id);
  }

  @Post('stop')
  @HttpCode(200)
  @StaffOnly('memberships.edit')
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'MEMBERSHIP_EXPIRED')
  @ApiOperation({
    operationId: 'stopRenewal',
    summary: 'Renew a membership no longer; it ends on its last day',
  })
  stop(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.renewals.stop(ctx, id);
  }

  @Post('start')
  @HttpCode(200)
  @StaffOnly('memberships.edit')
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'MEMBERSHIP_ENDED', 'MEMBERSHIP_EXPIRED', 'RENEWAL_WITHOUT_CARD')
  @ApiOperation({
    operationId: 'startRenewal',
    summary: 'Renew a membership again, from the card that is kept',
  })
  start(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.renewals.start(ctx, id);
  }

  @Delete('card')
  @StaffOnly('memberships.edit')
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'forgetRenewalCard',
    summary: 'Have the card forgotten, which stops the renewal',
  })
  forget(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.renewals.forgetCard(ctx, id);
  }
}
