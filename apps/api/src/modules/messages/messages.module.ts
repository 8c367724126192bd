import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NoticesModule } from '../notices/notices.module';
import { VendorsModule } from '../vendors/vendors.module';
import { DeliveryQueue } from './delivery-queue';
import { MailTransport } from './mail-transport';
import { Message, MessageSchema } from './message.schema';
import { MessageDelivery, MessageDeliverySchema } from './message-delivery.schema';
import { MessageSender } from './message-sender';
import { MessagesController } from './messages.controller';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';
import { MessageText, MessageTextSchema } from './own/message-text.schema';
import { MessageTextsRepository } from './own/message-texts.repository';

@Module({
  imports: [
    NoticesModule,
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
    MessageSender,
    MessagesRepository,
    MessagesService,
  ],
  exports: [MessageTextsRepository, MessagesRepository, MessagesService],
})
export class MessagesModule {}
