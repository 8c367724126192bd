import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { CustomerMessagesController } from './customer-messages.controller';
import { CustomerMessagesService } from './customer-messages.service';
import { GroupMessagesController } from './group-messages.controller';
import { GroupMessagesService } from './group-messages.service';

/** Apart from the outbox, which guests themselves are built on. */
@Module({
  imports: [CustomersModule, MessagesModule],
  controllers: [CustomerMessagesController, GroupMessagesController],
  providers: [CustomerMessagesService, GroupMessagesService],
})
export class CustomerMessagesModule {}
