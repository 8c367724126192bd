import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { MessagesModule } from '../messages/messages.module';
import { VendorsModule } from '../vendors/vendors.module';
import { OptOutsController } from './opt-outs.controller';
import { OptOutsService } from './opt-outs.service';

@Module({
  imports: [CustomersModule, MessagesModule, VendorsModule],
  controllers: [OptOutsController],
  providers: [OptOutsService],
})
export class OptOutsModule {}
