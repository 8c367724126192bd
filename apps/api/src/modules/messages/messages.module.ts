import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NoticesModule } from '../notices/public';
import { ThemesModule } from '../themes/public';
import { VendorsModule } from '../vendors/public';
import { DeliveryQueue } from './delivery/delivery-queue';
import { MailTransport } from './delivery/mail-transport';
import { MessageDelivery, MessageDeliverySchema } from './delivery/message-delivery.schema';
import { MessageSender } from './delivery/message-sender';
import { MarketingConsentService } from './marketing-consent.service';
import { Message, MessageSchema } from './message.schema';
import { MessagesController } from './messages.controller';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';
import { OptOutLinksService } from './opt-out-links.service';
import { MessageText, MessageTextSchema } from './texts/message-text.schema';
import { MessageTextsRepository } from './texts/message-texts.repository';
import { VenueBranding } from './venue-branding';

@Module({
  imports: [
    NoticesModule,
    ThemesModule,
    VendorsModule,
    MongooseModule.forFeature([
      { name: Message.name, schema: MessageSchema },
      { name: MessageText.name, schema: MessageTextSchema },
      { name: MessageDelivery.name, schema: MessageDeliverySchema },
    ]),
  ],
  controllers: [MessagesController],
  providers: [
    MessageTextsRepository,
    DeliveryQueue,
    MailTransport,
    MarketingConsentService,
    MessageSender,
    MessagesRepository,
    MessagesService,
    OptOutLinksService,
    VenueBranding,
  ],
  exports: [
    MarketingConsentService,
    MessageTextsRepository,
    MessagesRepository,
    MessagesService,
    OptOutLinksService,
    VenueBranding,
  ],
})
export class MessagesModule {}
