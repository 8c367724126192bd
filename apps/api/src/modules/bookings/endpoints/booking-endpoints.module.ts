import { Module } from '@nestjs/common';
import { RefusalsModule } from '../../refusals/public';
import { AvailabilityModule } from '../availability/availability.module';
import { BookingChangeModule } from '../change/booking-change.module';
import { BookingCreationModule } from '../create/booking-creation.module';
import { BookingFiguresModule } from '../figures/booking-figures.module';
import { BookingHoldsModule } from '../holds/booking-holds.module';
import { BookingListsModule } from '../lists/booking-lists.module';
import { WaitingListModule } from '../waiting-list/waiting-list.module';
import { BookingListsController } from './booking-lists.controller';
import { HubAvailabilityController } from './hub-availability.controller';
import { HubBookingsController } from './hub-bookings.controller';
import { StaffBookingsController } from './staff-bookings.controller';
/** Endpoints that bring several of the rooms together. */
@Module({
  imports: [
    AvailabilityModule,
    BookingChangeModule,
    BookingCreationModule,
    BookingFiguresModule,
    BookingHoldsModule,
    BookingListsModule,
    RefusalsModule,
    WaitingListModule,
  ],
  controllers: [
    BookingListsController,
    HubAvailabilityController,
    HubBookingsController,
    StaffBookingsController,
  ],
})
export class BookingEndpointsModule {}
