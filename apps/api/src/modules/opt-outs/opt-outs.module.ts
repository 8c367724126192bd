import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { VendorsModule } from '../vendors/public';
import { OptOutsController } from './opt-outs.controller';
import { OptOutsService } from './opt-outs.service';

@Module({
  imports: [CustomersModule, MessagesModule, VendorsModule],
  controllers: [OptOutsController],
  providers: [OptOutsService],
})
export class OptOutsModule {}
