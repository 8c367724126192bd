import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NoticesModule } from '../notices/public';
import { ThemesModule } from '../themes/public';
import { VendorsModule } from '../vendors/public';
import { MailTransport } from './delivery/mail-transport';
import { MessageAttachments } from './delivery/message-attachments';
import { MessageMailer } from './delivery/message-mailer';
import { MessageValidity } from './delivery/message-validity';
import { SendMessageJob } from './delivery/send-message.job';
import { MarketingConsentService } from './marketing-consent.service';
import { Message, MessageSchema } from './message.schema';
import { MessagesController } from './messages.controller';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';
import { OptOutLinksService } from './opt-out-links.service';
import { MessageText, MessageTextSchema } from './texts/message-text.schema';
import { MessageTextsRepository } from './texts/message-texts.repository';
import { MessageTextsService } from './texts/message-texts.service';
import { VenueBranding } from './venue-branding';

@Module({
  imports: [
    NoticesModule,
    ThemesModule,
    VendorsModule,
    MongooseModule.forFeature([
      { name: Message.name, schema: MessageSchema },
      { name: MessageText.name, schema: MessageTextSchema },
    ]),
  ],
  controllers: [MessagesController],
  providers: [
    MailTransport,
    MarketingConsentService,
    MessageAttachments,
    MessageMailer,
    MessagesRepository,
    MessagesService,
    MessageTextsRepository,
    MessageTextsService,
    MessageValidity,
    OptOutLinksService,
    SendMessageJob,
    VenueBranding,
  ],
  exports: [
    MailTransport,
    MarketingConsentService,
    MessageAttachments,
    MessagesService,
    MessageTextsService,
    MessageValidity,
    OptOutLinksService,
    VenueBranding,
  ],
})
export class MessagesModule {}
