import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { CredentialsModule } from '../credentials/credentials.module';
import { VendorsModule } from '../vendors/vendors.module';
import { Customer, CustomerSchema } from './customer.schema';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { GuestEditor } from './guest-editor';
import { GuestEraser } from './guest-eraser';
import { GuestPasswords } from './guest-passwords';
import { GuestSearch } from './guest-search';
import { GuestSearchController } from './guest-search.controller';
import { GuestSearchRepository } from './guest-search.repository';
import { GuestWriter } from './guest-writer';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Customer.name, schema: CustomerSchema }]),
    AuditModule,
    CredentialsModule,
    VendorsModule,
  ],
  controllers: [CustomersController, GuestSearchController, ProfileController],
  providers: [
    CustomersRepository,
    CustomersService,
    GuestEditor,
    GuestEraser,
    GuestPasswords,
    GuestSearch,
    GuestSearchRepository,
    GuestWriter,
    ProfileService,
  ],
  exports: [CustomersService],
})
export class CustomersModule {}
