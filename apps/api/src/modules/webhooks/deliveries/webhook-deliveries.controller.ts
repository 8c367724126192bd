import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import {
  WebhookDeliveriesPage,
  WebhookDeliveriesQuery,
  WebhookDeliveryDetail,
} from './webhook-deliveries.dto';
import { WebhookDeliveriesService } from './webhook-deliveries.service';

@ApiTags('partners')
@Controller('api/v1/admin/webhooks/:id')
export class WebhookDeliveriesController {
  constructor(private readonly deliveries: WebhookDeliveriesService) {}

  @Post('test')
  @StaffOnly('partners.manage')
  @Answers(WebhookDeliveryDetail, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'WEBHOOK_OFF')
  @ApiOperation({
    operationId: 'testWebhook',
    summary: 'Send the event `webhook.test`, to try the receiver out',
  })
  test(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<WebhookDeliveryDetail> {
    return this.deliveries.test(ctx, id);
  }

  @Get('deliveries')
  @StaffOnly('partners.manage')
  @Answers(WebhookDeliveriesPage)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listWebhookDeliveries',
    summary: 'What was sent to a webhook in the last 30 days, and what its receiver answered',
  })
  page(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: WebhookDeliveriesQuery,
  ): Promise<WebhookDeliveriesPage> {
    return this.deliveries.page(ctx, id, query);
  }

  @Get('deliveries/:deliveryId')
  @StaffOnly('partners.manage')
  @Answers(WebhookDeliveryDetail)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getWebhookDelivery',
    summary: 'One message as it was sent, with every answer',
  })
  show(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryDetail> {
    return this.deliveries.show(ctx, id, deliveryId);
  }

  @Post('deliveries/:deliveryId/resend')
  @StaffOnly('partners.manage')
  @Answers(WebhookDeliveryDetail)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'WEBHOOK_OFF')
  @ApiOperation({
    operationId: 'resendWebhookDelivery',
    summary: 'Send a message again, under the same id',
  })
  resend(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryDetail> {
    return this.deliveries.resend(ctx, id, deliveryId);
  }
}
