import type { Type } from '@nestjs/common';
import { CustomersModule } from './modules/customers/customers.module';
import { ServicesModule } from './modules/services/services.module';
import { StaysModule } from './modules/stays/stays.module';
import { VendorsModule } from './modules/vendors/vendors.module';

/** The domains of the product, in the order they depend on each other. */
export const domainModules: Type[] = [VendorsModule, CustomersModule, ServicesModule, StaysModule];
