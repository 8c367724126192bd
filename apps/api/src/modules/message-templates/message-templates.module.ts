import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/public';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { UsersModule } from '../users/public';
import { VendorsModule } from '../vendors/public';
import { MessageTemplatesController } from './message-templates.controller';
import { MessageTemplatesService } from './message-templates.service';
import { PreviewSubjects } from './preview-subjects';

/** Apart from the outbox, on which the accounts of those who try a text out are built. */
@Module({
  imports: [BookingsModule, CustomersModule, MessagesModule, UsersModule, VendorsModule],
  controllers: [MessageTemplatesController],
  providers: [MessageTemplatesService, PreviewSubjects],
})
export class MessageTemplatesModule {}
