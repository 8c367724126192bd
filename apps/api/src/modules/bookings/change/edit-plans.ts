import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { type BookingStatus, BookingStatusesService } from '../../booking-statuses/public';
import { CustomersService } from '../../customers/public';
import { SegmentsService } from '../../segments/public';
import { type Service, ServicesService } from '../../services/public';
import type { EditPlan, StaffEdit } from './edited-by-staff';

/** Reads what staff's edits refer to, before their transaction. */
@Injectable()
export class EditPlans {
  constructor(
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly statuses: BookingStatusesService,
    private readonly segments: SegmentsService,
  ) {}

  /** @throws {NotFoundError} something that an edit names is not there */
  async read(ctx: RequestContext, edits: readonly StaffEdit[]): Promise<EditPlan> {
    const services = new Map<string, Service>();
    const statuses = new Map<string, BookingStatus>();
    for (const { _service, _bookingStatus, _customer, _segment } of edits) {
      if (_service) services.set(_service, await this.services.get(ctx, _service));
      if (_bookingStatus) {
        statuses.set(_bookingStatus, await this.statuses.get(ctx, _bookingStatus));
      }
      if (_customer) await this.customers.get(ctx, _customer);
      if (_segment) await this.segments.get(ctx, _segment);
    }
    return { services, statuses };
  }
}
