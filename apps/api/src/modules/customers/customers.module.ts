import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VendorsModule } from '../vendors/vendors.module';
import { Customer, CustomerSchema } from './customer.schema';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { GuestWriter } from './guest-writer';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Customer.name, schema: CustomerSchema }]),
    VendorsModule,
  ],
  providers: [CustomersRepository, CustomersService, GuestWriter],
  exports: [CustomersService],
})
export class CustomersModule {}
