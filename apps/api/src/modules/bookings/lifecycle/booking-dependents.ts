import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Dependents } from '../../dependents/public';
import { BookingsRepository } from '../bookings.repository';

/** Statuses, segments and services that a booking has are not deleted. */
@Injectable()
export class BookingDependents implements OnModuleInit {
  constructor(
    private readonly dependents: Dependents,
    private readonly bookings: BookingsRepository,
  ) {}

  onModuleInit(): void {
    this.dependents.register('bookingStatus', {
      kind: 'bookings',
      refusal: 'STATUS_IN_USE',
      count: (scope, _bookingStatus) => this.bookings.count(scope, { _bookingStatus }),
    });
    this.dependents.register('segment', {
      kind: 'bookings',
      refusal: 'SEGMENT_IN_USE',
      count: (scope, _segment) => this.bookings.count(scope, { _segment }),
    });
    this.dependents.register('service', {
      kind: 'bookings',
      refusal: 'SERVICE_IN_USE',
      count: (scope, _service) => this.bookings.count(scope, { _service }),
    });
  }
}
