import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditNames } from '../../audit/public';
import { BookingStatusesRepository } from '../../booking-statuses/public';
import { CustomersService } from '../../customers/public';
import { SegmentsRepository } from '../../segments/public';
import { ServicesService } from '../../services/public';

/** What the log calls the things that bookings refer to. */
@Injectable()
export class BookingAuditNames implements OnModuleInit {
  constructor(
    private readonly names: AuditNames,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly statuses: BookingStatusesRepository,
    private readonly segments: SegmentsRepository,
  ) {}

  onModuleInit(): void {
    this.names.register(['_service'], async (scope, ids) => {
      const services = await this.services.byIds(scope, ids);
      return new Map([...services].map(([id, { name }]) => [id, name]));
    });
    this.names.register(['_customer'], async (scope, ids) => {
      const guests = await this.customers.namesOf(scope, ids);
      return new Map(
        [...guests].map(([id, { firstname, lastname }]) => [id, `${firstname} ${lastname}`.trim()]),
      );
    });
    this.names.register(['_bookingStatus'], async (scope, ids) => {
      const statuses = await this.statuses.find(scope, { _id: { $in: [...ids] } });
      return new Map(statuses.map(({ _id, name }) => [_id.toHexString(), name]));
    });
    this.names.register(['_segment', '_defaultSegment'], async (scope, ids) => {
      const segments = await this.segments.find(scope, { _id: { $in: [...ids] } });
      return new Map(segments.map(({ _id, type }) => [_id.toHexString(), type]));
    });
  }
}
