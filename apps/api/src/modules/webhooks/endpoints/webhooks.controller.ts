import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, AnswersNothing, Fails } from '../../../common/http/answers';
import { TakesVersion } from '../../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import {
  RenewWebhookSecretInput,
  UpdateWebhookInput,
  WebhookInput,
  WebhookOutput,
  WebhookSecretOutput,
} from './webhooks.dto';
import { WebhooksService } from './webhooks.service';

@ApiTags('partners')
@Controller('api/v1/admin/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @StaffOnly('partners.manage')
  @Answers(WebhookOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listWebhooks',
    summary: 'The webhooks of the venue, the newest first',
  })
  list(@Ctx() ctx: RequestContext): Promise<WebhookOutput[]> {
    return this.webhooks.list(ctx);
  }

  @Post()
  @StaffOnly('partners.manage')
  @ConfirmedOnly()
  @IgnoresIdempotencyKey()
  @Answers(WebhookSecretOutput, { status: 201 })
  @Fails(422, 'TOO_MANY_WEBHOOKS')
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Have events sent to an address; the secret that signs them is told this once',
    description:
      'Messages follow the convention of Standard Webhooks. Events are sent from a second after the answer at the latest. No answer with a secret is kept, so a call that is sent again makes another webhook. A venue has at most 20.',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: WebhookInput): Promise<WebhookSecretOutput> {
    return this.webhooks.create(ctx, input);
  }

  @Put(':id')
  @StaffOnly('partners.manage')
  @ConfirmedOnly()
  @TakesVersion()
  @Answers(WebhookOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409)
  @ApiOperation({
    operationId: 'updateWebhook',
    summary: 'Change where events are sent and which, and switch it off and on; its secret stays',
    description:
      'Of what happens while it is off, nothing is sent later. What waited before is sent once it is on again, unless that is older than three days.',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: UpdateWebhookInput,
  ): Promise<WebhookOutput> {
    return this.webhooks.update(ctx, id, input);
  }

  @Post(':id/secret')
  @StaffOnly('partners.manage')
  @ConfirmedOnly()
  @IgnoresIdempotencyKey()
  @Answers(WebhookSecretOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'renewWebhookSecret',
    summary:
      'Give a webhook a new secret, told this once; the former one signs as well for a while',
    description:
      'Meanwhile each message has two signatures. Only the secret before the new one goes on; any older one ends. No answer with a secret is kept, so a call that is sent again renews it again.',
  })
  renewSecret(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: RenewWebhookSecretInput,
  ): Promise<WebhookSecretOutput> {
    return this.webhooks.renewSecret(ctx, id, input);
  }

  @Delete(':id')
  @StaffOnly('partners.manage')
  @AnswersNothing()
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook: what waits for it is not sent any more',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<void> {
    return this.webhooks.delete(ctx, id);
  }
}
