import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module';
import { CustomersModule } from '../customers/customers.module';
import { MessagesModule } from '../messages/messages.module';
import { UsersModule } from '../users/users.module';
import { VendorsModule } from '../vendors/vendors.module';
import { MessageTextsController } from './message-templates.controller';
import { MessageTextsService } from './message-templates.service';
import { PreviewSubjects } from './preview-subjects';

/** Apart from the outbox, on which the accounts of those who try a text out are built. */
@Module({
  imports: [BookingsModule, CustomersModule, MessagesModule, UsersModule, VendorsModule],
  controllers: [MessageTextsController],
  providers: [MessageTextsService, PreviewSubjects],
})
export class MessageTextsModule {}
