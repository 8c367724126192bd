import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../dependents/public';
import { MediaModule } from '../media/public';
import { SegmentsModule } from '../segments/public';
import { ChosenVendorGuard } from './chosen-vendor.guard';
import { HubVendorsController } from './hub-vendors.controller';
import { ModuleGuard } from './module.guard';
import { Vendor, VendorSchema } from './vendor.schema';
import { VendorsController } from './vendors.controller';
import { VendorsRepository } from './vendors.repository';
import { VendorsService } from './vendors.service';

@Module({
  imports: [
    DependentsModule,
    MediaModule,
    MongooseModule.forFeature([{ name: Vendor.name, schema: VendorSchema }]),
    SegmentsModule,
  ],
  controllers: [VendorsController, HubVendorsController],
  providers: [
    VendorsRepository,
    VendorsService,
    { provide: APP_GUARD, useClass: ChosenVendorGuard },
    { provide: APP_GUARD, useClass: ModuleGuard },
  ],
  exports: [VendorsService],
})
export class VendorsModule {}
