import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { VendorsModule } from '../vendors/vendors.module';
import { OptOutLinks } from './opt-out-links';
import { OptOutsController } from './opt-outs.controller';
import { OptOutsService } from './opt-outs.service';

@Module({
  imports: [CustomersModule, VendorsModule],
  controllers: [OptOutsController],
  providers: [OptOutLinks, OptOutsService],
})
export class OptOutsModule {}
