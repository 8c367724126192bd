import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConflictError } from '../../../common/errors/app-error';
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
    this.statuses.guardDeletion((tx, _bookingStatus) =>
      this.bookings.count(tx, { _bookingStatus }),
    );
    this.segments.guardDeletion(async (tx, _segment) => {
      const uses = await this.bookings.count(tx, { _segment });
      if (uses > 0) throw new ConflictError('SEGMENT_IN_USE', { data: { uses } });
    });
  }
}
