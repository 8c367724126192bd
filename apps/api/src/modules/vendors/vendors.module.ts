import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HubVendorsController } from './hub-vendors.controller';
import { Vendor, VendorSchema } from './vendor.schema';
import { VendorsController } from './vendors.controller';
import { VendorsRepository } from './vendors.repository';
import { VendorsService } from './vendors.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: Vendor.name, schema: VendorSchema }])],
  controllers: [VendorsController, HubVendorsController],
  providers: [VendorsRepository, VendorsService],
  exports: [VendorsService],
})
export class VendorsModule {}
