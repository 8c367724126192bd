import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../customers/public';
import { DependentsModule } from '../dependents/public';
import { PackagesModule } from '../packages/public';
import { PaymentsModule } from '../payments/public';
import { ServicesModule } from '../services/public';
import { SpaModule } from '../spa/public';
import { VendorsModule } from '../vendors/public';
import { HubStaysController } from './hub-stays.controller';
import { ImportHotelBookings } from './import/import-hotel-bookings';
import { PayableStays } from './payable-stays';
import { Stay, StaySchema } from './stay.schema';
import { StayBelongings } from './stay-belongings';
import { StayBookings } from './stay-bookings.service';
import { StayDrafts } from './stay-drafts';
import { StayEditor } from './stay-editor';
import { StayPresenter } from './stay-presenter';
import { StaySales } from './stay-sales';
import { StaysController } from './stays.controller';
import { StaysRepository } from './stays.repository';
import { StaysService } from './stays.service';
import { StayAccounts } from './treatments/stay-accounts';
import { StayTreatments } from './treatments/stay-treatments';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Stay.name, schema: StaySchema }]),
    CustomersModule,
    DependentsModule,
    PackagesModule,
    PaymentsModule,
    ServicesModule,
    SpaModule,
    VendorsModule,
  ],
  controllers: [StaysController, HubStaysController],
  providers: [
    ImportHotelBookings,
    PayableStays,
    StayAccounts,
    StayBelongings,
    StayBookings,
    StayDrafts,
    StayEditor,
    StayPresenter,
    StaySales,
    StayTreatments,
    StaysRepository,
    StaysService,
  ],
  exports: [ImportHotelBookings, StayAccounts, StayBookings, StaySales, StaysService],
})
export class StaysModule {}
