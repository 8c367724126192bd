import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { Throttled } from '../../../common/throttling/throttled';
import { RenewalCards } from './renewal-cards';
import { CardPageOutput, RenewalOutput } from './renewals.dto';
import { RenewalsService } from './renewals.service';

/** What guests do with the renewal of their memberships. */
@ApiTags('hub')
@Controller('api/v1/hub/memberships/:id/renewal')
export class HubRenewalsController {
  constructor(
    private readonly renewals: RenewalsService,
    private readonly cards: RenewalCards,
  ) {}

  @Get()
  @GuestOnly()
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getMyRenewal',
    summary: 'How the guest’s membership is renewed, and from which card',
  })
  show(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.renewals.show(ctx, id);
  }

  @Post('stop')
  @HttpCode(200)
  @GuestOnly()
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'MEMBERSHIP_EXPIRED')
  @ApiOperation({
    operationId: 'stopMyRenewal',
    summary: 'Have the guest’s membership renewed no longer; it ends on its last day',
  })
  stop(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.renewals.stop(ctx, id);
  }

  @Post('start')
  @HttpCode(200)
  @GuestOnly()
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'MEMBERSHIP_ENDED', 'MEMBERSHIP_EXPIRED', 'RENEWAL_WITHOUT_CARD')
  @ApiOperation({
    operationId: 'startMyRenewal',
    summary: 'Have the guest’s membership renewed again, from the card that is kept',
  })
  start(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.renewals.start(ctx, id);
  }

  @Post('card')
  @HttpCode(200)
  @GuestOnly()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(CardPageOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'MEMBERSHIP_EXPIRED')
  @Fails(503, 'PAYMENT_PROVIDER_SILENT')
  @ApiOperation({
    operationId: 'giveRenewalCard',
    summary: 'Where the guest gives another card; asked again, the same page',
    description:
      'By giving it they agree to the `consent` of the renewal. It takes the place of the card before, and starts the renewal again where that was stopped.',
  })
  card(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<CardPageOutput> {
    return this.cards.page(ctx, id);
  }

  @Post('card/look')
  @HttpCode(200)
  @GuestOnly()
  @Throttled('payment')
  @IgnoresIdempotencyKey()
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'lookAtRenewalCard',
    summary: 'For the guest who comes back from giving a card: how it stands by now',
  })
  look(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.cards.look(ctx, id);
  }

  @Delete('card')
  @GuestOnly()
  @Answers(RenewalOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'forgetMyRenewalCard',
    summary: 'Have the card forgotten, which stops the renewal',
  })
  forget(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<RenewalOutput> {
    return this.renewals.forgetCard(ctx, id);
  }
}
