import { Module } from '@nestjs/common';
import { AvailabilityModule } from './availability/availability.module';
import { BookingStoreModule } from './booking-store.module';
import { BookingCreationModule } from './create/booking-creation.module';
import { BookingEndpointsModule } from './endpoints/booking-endpoints.module';
import { BookingFeedsModule } from './feeds/booking-feeds.module';
import { BookingFiguresModule } from './figures/booking-figures.module';
import { GroupBookingsModule } from './groups/group-bookings.module';
import { BookingLifecycleModule } from './lifecycle/booking-lifecycle.module';
import { BookingListsModule } from './lists/booking-lists.module';
import { NoShowModule } from './no-show/no-show.module';
import { BookingNotificationsModule } from './notifications/booking-notifications.module';
import { OpenBookingsModule } from './open/open-bookings.module';
import { PaidChangesModule } from './paid-changes/paid-changes.module';
import { PrepaidBookingsModule } from './prepaid/prepaid-bookings.module';
import { SeatedBookingsModule } from './seated/seated-bookings.module';
import { BookingSeriesModule } from './series/booking-series.module';
import { BookingTablesModule } from './tables/booking-tables.module';
import { BookingVerificationModule } from './verify/booking-verification.module';
import { WaitingListModule } from './waiting-list/waiting-list.module';

/** Services that are booked by place. Each sub-folder is a module of its own. */
@Module({
  imports: [
    AvailabilityModule,
    BookingCreationModule,
    BookingEndpointsModule,
    BookingFeedsModule,
    BookingFiguresModule,
    BookingLifecycleModule,
    BookingListsModule,
    BookingNotificationsModule,
    BookingSeriesModule,
    BookingStoreModule,
    BookingTablesModule,
    BookingVerificationModule,
    GroupBookingsModule,
    NoShowModule,
    OpenBookingsModule,
    PaidChangesModule,
    PrepaidBookingsModule,
    SeatedBookingsModule,
    WaitingListModule,
  ],
  exports: [
    AvailabilityModule,
    BookingCreationModule,
    BookingFiguresModule,
    BookingLifecycleModule,
    BookingListsModule,
    BookingNotificationsModule,
    BookingTablesModule,
    PrepaidBookingsModule,
    SeatedBookingsModule,
  ],
})
export class BookingsModule {}
