import { Module } from '@nestjs/common';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CapacityModule } from '../../capacity/public';
import { CustomersModule } from '../../customers/public';
import { DependentsModule } from '../../dependents/public';
import { DiningRoomsModule } from '../../dining-rooms/public';
import { SegmentsModule } from '../../segments/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingCreationModule } from '../create/booking-creation.module';
import { BookingTablesModule } from '../tables/booking-tables.module';
import { BookingWriteModule } from '../write/booking-write.module';
import { BookingDependents } from './booking-dependents';
import { BookingGuestMerge } from './booking-guest-merge';
import { BookingImports } from './booking-imports.service';
import { CapacityImpact } from './capacity-impact';
import { GuestErasure } from './guest-erasure';
import { SeatedBookingsReader } from './seated-bookings-reader';
import { ServiceChanges } from './service-changes';

/** How bookings react when guests, services, statuses, segments or dining rooms change or go. */
@Module({
  imports: [
    BookingCreationModule,
    BookingStatusesModule,
    BookingStoreModule,
    BookingTablesModule,
    BookingWriteModule,
    CapacityModule,
    CustomersModule,
    DependentsModule,
    DiningRoomsModule,
    SegmentsModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [
    BookingDependents,
    BookingGuestMerge,
    BookingImports,
    CapacityImpact,
    GuestErasure,
    SeatedBookingsReader,
    ServiceChanges,
  ],
  exports: [BookingImports],
})
export class BookingLifecycleModule {}
