import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CapacityModule } from '../../capacity/public';
import { PausesModule } from '../../pauses/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingTablesModule } from '../tables/booking-tables.module';
import { BookingWriteModule } from '../write/booking-write.module';
import { GuestHoldLimit } from './guest-hold-limit';
import { GuestHoldsRepository } from './guest-holds.repository';
import { GuestHolds, GuestHoldsSchema } from './guest-holds.schema';
import { HoldsService } from './holds.service';
/** Places kept while a guest is choosing. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: GuestHolds.name, schema: GuestHoldsSchema }]),
    BookingTablesModule,
    BookingWriteModule,
    CapacityModule,
    PausesModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [GuestHoldLimit, GuestHoldsRepository, HoldsService],
  exports: [HoldsService],
})
export class BookingHoldsModule {}
