import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NoticesModule } from '../notices/public';
import { WebhookDeliveriesController } from './deliveries/webhook-deliveries.controller';
import { WebhookDeliveriesRepository } from './deliveries/webhook-deliveries.repository';
import { WebhookDeliveriesService } from './deliveries/webhook-deliveries.service';
import { WebhookDelivery, WebhookDeliverySchema } from './deliveries/webhook-delivery.schema';
import { Webhook, WebhookSchema } from './endpoints/webhook.schema';
import { WebhookSecrets } from './endpoints/webhook-secrets';
import { WebhooksController } from './endpoints/webhooks.controller';
import { WebhooksRepository } from './endpoints/webhooks.repository';
import { WebhooksService } from './endpoints/webhooks.service';
import { WebhookOutbox } from './outbox/webhook-outbox';
import { WebhookSubscriptions } from './outbox/webhook-subscriptions';
import { DeliveryLine } from './sending/delivery-line';
import { NameResolver } from './sending/name-resolver';
import { ReachableAddress } from './sending/reachable-address';
import { RetryWebhooks, SendWebhooks } from './sending/send-webhooks.job';
import { WebhookHealth } from './sending/webhook-health';
import { WebhookSender } from './sending/webhook-sender';

/** Tells partners' programs what happens, by the convention of Standard Webhooks. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Webhook.name, schema: WebhookSchema },
      { name: WebhookDelivery.name, schema: WebhookDeliverySchema },
    ]),
    NoticesModule,
  ],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [
    DeliveryLine,
    NameResolver,
    ReachableAddress,
    RetryWebhooks,
    SendWebhooks,
    WebhookDeliveriesRepository,
    WebhookDeliveriesService,
    WebhookHealth,
    WebhookOutbox,
    WebhookSecrets,
    WebhookSender,
    WebhookSubscriptions,
    WebhooksRepository,
    WebhooksService,
  ],
})
export class WebhooksModule {}
