import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { CustomerMessagesController } from './customer-messages.controller';
import { CustomerMessagesService } from './customer-messages.service';

/** Apart from the outbox, which guests themselves are built on. */
@Module({
  imports: [CustomersModule, MessagesModule],
  controllers: [CustomerMessagesController],
  providers: [CustomerMessagesService],
})
export class CustomerMessagesModule {}
