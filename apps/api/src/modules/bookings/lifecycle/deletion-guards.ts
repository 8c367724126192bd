import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingStatusesService } from '../../booking-statuses/public';
import { SegmentsService } from '../../segments/public';
import { BookingsRepository } from '../bookings.repository';

/** Keeps statuses and segments that a booking uses from being deleted. */
@Injectable()
export class DeletionGuards implements OnModuleInit {
  constructor(
    private readonly statuses: BookingStatusesService,
    private readonly segments: SegmentsService,
    private readonly bookings: BookingsRepository,
  ) {}

  onModuleInit(): void {
    this.statuses.guardDeletion(
      async (tx, _bookingStatus) => (await this.bookings.findOne(tx, { _bookingStatus })) !== null,
    );
    this.segments.guardDeletion(async (tx, _segment) =>
      (await this.bookings.findOne(tx, { _segment })) ? 'SEGMENT_IN_USE' : undefined,
    );
  }
}
