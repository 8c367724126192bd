import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HealthModule } from '../../common/health/health.module';
import { AuditModule } from '../audit/public';
import { BookingStatusesModule } from '../booking-statuses/public';
import { CapacityModule } from '../capacity/public';
import { CustomersModule } from '../customers/public';
import { MembershipsModule } from '../memberships/public';
import { MessagesModule } from '../messages/public';
import { NoticesModule } from '../notices/public';
import { SegmentsModule } from '../segments/public';
import { ServicesModule } from '../services/public';
import { StaysModule } from '../stays/public';
import { VendorsModule } from '../vendors/public';
import { AvailabilityService } from './availability/availability.service';
import { HubAvailabilityController } from './availability/hub-availability.controller';
import { OpenBookingController } from './availability/open-booking.controller';
import { Booking, BookingSchema } from './booking.schema';
import { BookingPresenter } from './booking-presenter';
import { BookingsRepository } from './bookings.repository';
import { ApplyBookingStatus } from './change/apply-booking-status';
import { BookingChanges } from './change/booking-changes';
import { BookingWrites } from './change/booking-writes';
import { BulkBookingStatus } from './change/bulk-booking-status';
import { BulkCancellation } from './change/bulk-cancellation';
import { CancelBooking } from './change/cancel-booking';
import { ChangeBookings } from './change/change-bookings';
import { FreedPlaces } from './change/freed-places';
import { BookingCover } from './coverage/booking-cover';
import { BookingDrafts } from './create/booking-drafts';
import { CreateBatcher } from './create/create-batcher';
import { CreateBooking } from './create/create-booking';
import { CreateWriter } from './create/create-writer';
import { NewBookings } from './create/new-bookings';
import { BookingFiguresRepository } from './figures/booking-figures.repository';
import { BookingFiguresService } from './figures/booking-figures.service';
import { DashboardService } from './figures/dashboard.service';
import { GroupBookingsController } from './groups/group-bookings.controller';
import { GroupBookingsService } from './groups/group-bookings.service';
import { GuestHoldLimit } from './holds/guest-hold-limit';
import { GuestHoldsRepository } from './holds/guest-holds.repository';
import { GuestHolds, GuestHoldsSchema } from './holds/guest-holds.schema';
import { HoldsService } from './holds/holds.service';
import { HubBookingsController } from './hub-bookings.controller';
import { BookingAuditNames } from './lifecycle/booking-audit-names';
import { BookingBelongings } from './lifecycle/booking-belongings';
import { BookingImports } from './lifecycle/booking-imports.service';
import { BrokenBookings } from './lifecycle/broken-bookings';
import { DeletionGuards } from './lifecycle/deletion-guards';
import { GuestErasure } from './lifecycle/guest-erasure';
import { ServiceChanges } from './lifecycle/service-changes';
import { BookingExport } from './lists/booking-export';
import { BookingListsController } from './lists/booking-lists.controller';
import { BookingListsService } from './lists/booking-lists.service';
import { BookingQuery } from './lists/booking-query';
import { GuestBookingPages } from './lists/guest-booking-pages';
import { HubReservationsService } from './lists/hub-reservations.service';
import { SortedBookings } from './lists/sorted-bookings';
import { BookingMail } from './notifications/booking-mail';
import { MailedBookingsService } from './notifications/mailed-bookings.service';
import { BookingSeriesController } from './series/booking-series.controller';
import { BookingSeriesService } from './series/booking-series.service';
import { StaffBookingsController } from './staff-bookings.controller';
import { BookingChecker } from './verify/booking-checker';
import { BookingRepair } from './verify/booking-repair';
import { MembershipRepair } from './verify/membership-repair';
import { VerificationJob } from './verify/verification-job';
import { VerificationReads } from './verify/verification-reads';
import { PromoteBooking } from './waiting-list/promote-booking';
import { SlotPromotion } from './waiting-list/slot-promotion';
import { WaitingCandidates } from './waiting-list/waiting-candidates';
import { WaitingListJob } from './waiting-list/waiting-list.job';
import { WaitingListService } from './waiting-list/waiting-list.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Booking.name, schema: BookingSchema },
      { name: GuestHolds.name, schema: GuestHoldsSchema },
    ]),
    AuditModule,
    CapacityModule,
    BookingStatusesModule,
    CustomersModule,
    HealthModule,
    MembershipsModule,
    MessagesModule,
    NoticesModule,
    SegmentsModule,
    ServicesModule,
    StaysModule,
    VendorsModule,
  ],
  controllers: [
    BookingListsController,
    BookingSeriesController,
    GroupBookingsController,
    HubAvailabilityController,
    HubBookingsController,
    OpenBookingController,
    StaffBookingsController,
  ],
  providers: [
    ApplyBookingStatus,
    AvailabilityService,
    BookingAuditNames,
    BookingBelongings,
    BookingChecker,
    BookingCover,
    BookingDrafts,
    BookingExport,
    BookingFiguresRepository,
    BookingFiguresService,
    BookingImports,
    BookingListsService,
    BookingMail,
    BookingPresenter,
    BookingQuery,
    BookingRepair,
    BookingSeriesService,
    BookingsRepository,
    BookingChanges,
    BulkCancellation,
    BookingWrites,
    BrokenBookings,
    BulkBookingStatus,
    CancelBooking,
    ChangeBookings,
    CreateBatcher,
    CreateWriter,
    NewBookings,
    CreateBooking,
    DashboardService,
    DeletionGuards,
    GroupBookingsService,
    GuestErasure,
    FreedPlaces,
    GuestHoldLimit,
    GuestHoldsRepository,
    HoldsService,
    GuestBookingPages,
    HubReservationsService,
    MembershipRepair,
    MailedBookingsService,
    ServiceChanges,
    SortedBookings,
    VerificationJob,
    VerificationReads,
    PromoteBooking,
    SlotPromotion,
    WaitingCandidates,
    WaitingListJob,
    WaitingListService,
  ],
  exports: [
    BookingFiguresService,
    BookingImports,
    BookingListsService,
    HubReservationsService,
    MailedBookingsService,
  ],
})
export class BookingsModule {}
