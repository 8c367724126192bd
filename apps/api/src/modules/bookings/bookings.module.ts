import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HealthModule } from '../../common/health/health.module';
import { AuditModule } from '../audit/audit.module';
import { CustomersModule } from '../customers/customers.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { MessagesModule } from '../messages/messages.module';
import { NoticesModule } from '../notices/notices.module';
import { ServicesModule } from '../services/services.module';
import { StaysModule } from '../stays/stays.module';
import { VendorsModule } from '../vendors/vendors.module';
import { ApplyBookingStatus } from './apply-booking-status';
import { AvailabilityService } from './availability.service';
import { Booking, BookingSchema } from './booking.schema';
import { BookingAuditNames } from './booking-audit-names';
import { BookingBelongings } from './booking-belongings';
import { BookingCover } from './booking-cover';
import { BookingDrafts } from './booking-drafts';
import { BookingExport } from './booking-export';
import { BookingFiguresRepository } from './booking-figures.repository';
import { BookingFiguresService } from './booking-figures.service';
import { BookingImports } from './booking-imports.service';
import { BookingListsController } from './booking-lists.controller';
import { BookingListsService } from './booking-lists.service';
import { BookingMail } from './booking-mail';
import { BookingPresenter } from './booking-presenter';
import { BookingQuery } from './booking-query';
import { BookingStatus, BookingStatusSchema } from './booking-status.schema';
import { BookingStatusesController } from './booking-statuses.controller';
import { BookingStatusesRepository } from './booking-statuses.repository';
import { BookingStatusesService } from './booking-statuses.service';
import { BookingsRepository } from './bookings.repository';
import { BrokenBookings } from './broken-bookings';
import { BulkBookingStatus } from './bulk-booking-status';
import { CancelBooking } from './cancel-booking';
import { ChangeBookings } from './change-bookings';
import { CreateBooking } from './create-booking';
import { DashboardService } from './dashboard.service';
import { BookingEngine } from './engine/booking-engine';
import { BookingWrites } from './engine/booking-writes';
import { CreateBatcher } from './engine/create-batcher';
import { CreateWriter } from './engine/create-writer';
import { KeyedQueue } from './engine/keyed-queue';
import { Ledger, LedgerHead, LedgerHeadSchema, LedgerSchema } from './engine/ledger.schema';
import { LedgerDays } from './engine/ledger-days';
import { LedgerStore } from './engine/ledger-store';
import { Occupation, OccupationSchema } from './engine/occupation.schema';
import { OccupationStore } from './engine/occupation-store';
import { TransactionRecords } from './engine/transaction-records';
import { GroupBookingsController } from './groups/group-bookings.controller';
import { GroupBookingsService } from './groups/group-bookings.service';
import { GuestBookingPages } from './guest-booking-pages';
import { GuestErasure } from './guest-erasure';
import { GuestHoldsRepository } from './guest-holds.repository';
import { GuestHolds, GuestHoldsSchema } from './guest-holds.schema';
import { HoldsService } from './holds.service';
import { HubAvailabilityController } from './hub-availability.controller';
import { HubBookingsController } from './hub-bookings.controller';
import { HubReservationsService } from './hub-reservations.service';
import { MailedBookingsService } from './mailed-bookings.service';
import { OpenBookingController } from './open-booking.controller';
import { Segment, SegmentSchema } from './segment.schema';
import { SegmentsController } from './segments.controller';
import { SegmentsRepository } from './segments.repository';
import { SegmentsService } from './segments.service';
import { BookingSeriesController } from './series/booking-series.controller';
import { BookingSeriesService } from './series/booking-series.service';
import { ServiceChanges } from './service-changes';
import { SoldDays } from './sold-days';
import { SortedBookings } from './sorted-bookings';
import { StaffBookingsController } from './staff-bookings.controller';
import { BookingsTogether } from './together/bookings-together';
import { BookingChecker } from './verify/booking-checker';
import { LedgerRepair } from './verify/ledger-repair';
import { MembershipRepair } from './verify/membership-repair';
import { OccupationRepair } from './verify/occupation-repair';
import { VerificationJob } from './verify/verification-job';
import { VerificationReads } from './verify/verification-reads';
import { WaitingListJob } from './waiting-list.job';
import { WaitingListService } from './waiting-list.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Booking.name, schema: BookingSchema },
      { name: BookingStatus.name, schema: BookingStatusSchema },
      { name: Segment.name, schema: SegmentSchema },
      { name: GuestHolds.name, schema: GuestHoldsSchema },
      { name: Ledger.name, schema: LedgerSchema },
      { name: LedgerHead.name, schema: LedgerHeadSchema },
      { name: Occupation.name, schema: OccupationSchema },
    ]),
    AuditModule,
    CustomersModule,
    HealthModule,
    MembershipsModule,
    MessagesModule,
    NoticesModule,
    ServicesModule,
    StaysModule,
    VendorsModule,
  ],
  controllers: [
    BookingListsController,
    BookingSeriesController,
    BookingStatusesController,
    GroupBookingsController,
    HubAvailabilityController,
    HubBookingsController,
    OpenBookingController,
    SegmentsController,
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
    BookingEngine,
    BookingExport,
    BookingFiguresRepository,
    BookingFiguresService,
    BookingImports,
    BookingListsService,
    BookingMail,
    BookingPresenter,
    BookingQuery,
    BookingSeriesService,
    BookingStatusesRepository,
    BookingStatusesService,
    BookingsRepository,
    BookingsTogether,
    BookingWrites,
    BrokenBookings,
    BulkBookingStatus,
    CancelBooking,
    ChangeBookings,
    CreateBatcher,
    CreateWriter,
    CreateBooking,
    DashboardService,
    GroupBookingsService,
    GuestErasure,
    GuestHoldsRepository,
    HoldsService,
    GuestBookingPages,
    HubReservationsService,
    KeyedQueue,
    LedgerDays,
    LedgerRepair,
    MembershipRepair,
    OccupationRepair,
    LedgerStore,
    OccupationStore,
    MailedBookingsService,
    SegmentsRepository,
    SegmentsService,
    ServiceChanges,
    SoldDays,
    SortedBookings,
    TransactionRecords,
    VerificationJob,
    VerificationReads,
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
