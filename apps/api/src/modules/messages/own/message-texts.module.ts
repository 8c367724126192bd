import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module';
import { VendorsModule } from '../../vendors/vendors.module';
import { MessagesModule } from '../messages.module';
import { MessageTextsController } from './message-texts.controller';
import { MessageTextsService } from './message-texts.service';

/** Apart from the outbox, on which the accounts of those who try a text out are built. */
@Module({
  imports: [MessagesModule, UsersModule, VendorsModule],
  controllers: [MessageTextsController],
  providers: [MessageTextsService],
})
export class MessageTextsModule {}
