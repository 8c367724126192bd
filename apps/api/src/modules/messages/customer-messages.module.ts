import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { CustomerMessagesController } from './customer-messages.controller';
import { CustomerMessagesService } from './customer-messages.service';
import { MessagesModule } from './messages.module';

/** Apart from the outbox, which guests themselves are built on. */
@Module({
  imports: [CustomersModule, MessagesModule],
  controllers: [CustomerMessagesController],
  providers: [CustomerMessagesService],
})
export class CustomerMessagesModule {}
