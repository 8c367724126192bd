import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../customers/customers.module';
import { PackagesModule } from '../packages/packages.module';
import { ServicesModule } from '../services/services.module';
import { VendorsModule } from '../vendors/vendors.module';
import { HubStaysController } from './hub-stays.controller';
import { ImportHotelBookings } from './import/import-hotel-bookings';
import { Stay, StaySchema } from './stay.schema';
import { StayBelongings } from './stay-belongings';
import { StayBookings } from './stay-bookings.service';
import { StayEditor } from './stay-editor';
import { StayPresenter } from './stay-presenter';
import { StaysController } from './stays.controller';
import { StaysRepository } from './stays.repository';
import { StaysService } from './stays.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Stay.name, schema: StaySchema }]),
    CustomersModule,
    PackagesModule,
    ServicesModule,
    VendorsModule,
  ],
  controllers: [StaysController, HubStaysController],
  providers: [
    ImportHotelBookings,
    StayBelongings,
    StayBookings,
    StayEditor,
    StayPresenter,
    StaysRepository,
    StaysService,
  ],
  exports: [ImportHotelBookings, StayBookings, StaysService],
})
export class StaysModule {}
