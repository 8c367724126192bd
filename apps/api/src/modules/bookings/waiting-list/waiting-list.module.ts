import { Module } from '@nestjs/common';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CapacityModule } from '../../capacity/public';
import { DiningRoomsModule } from '../../dining-rooms/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingChangeModule } from '../change/booking-change.module';
import { BookingTablesModule } from '../tables/booking-tables.module';
import { BookingWriteModule } from '../write/booking-write.module';
import { AwaitedSlots } from './awaited-slots';
import { PromoteBooking } from './promote-booking';
import { SlotPromotion } from './slot-promotion';
import { WaitingCandidates } from './waiting-candidates';
import { WaitingListJob } from './waiting-list.job';
import { WaitingListService } from './waiting-list.service';
import { WaitingListCalls } from './waiting-list-calls';

/** Waiting lists. */
@Module({
  imports: [
    BookingChangeModule,
    BookingStatusesModule,
    BookingStoreModule,
    BookingTablesModule,
    BookingWriteModule,
    CapacityModule,
    DiningRoomsModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [
    AwaitedSlots,
    PromoteBooking,
    SlotPromotion,
    WaitingCandidates,
    WaitingListCalls,
    WaitingListJob,
    WaitingListService,
  ],
  exports: [PromoteBooking],
})
export class WaitingListModule {}
