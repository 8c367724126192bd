import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import {
  type RequestContext,
  systemContext,
  type TenantScope,
} from '../../../common/context/request-context';
import { Config } from '../../../config/config';
import { CapacityRepair } from '../../capacity/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { capsOf } from '../service-caps';
import { VerificationReads } from './verification-reads';

/** Rewrites ledgers and tables from the bookings while booking goes on. */
@Injectable()
export class BookingRepair {
  constructor(
    private readonly repair: CapacityRepair,
    private readonly reads: VerificationReads,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Recomputes one ledger, or creates it if it is missing.
   * @param date yyyy-mm-dd
   * @throws {DeadlineExceededError}
   */
  async ledger(scope: TenantScope, serviceId: Types.ObjectId, date: string): Promise<void> {
    const ctx = this.contextOf(scope);
    const { timezone } = await this.vendors.current(ctx);
    // a change of the service rewrites ledgers from yesterday on
    const firstDay = addDays(venueToday(ctx.now.getTime(), timezone), -1);
    await this.repair.ledger(
      ctx,
      { serviceId, date },
      {
        counted: (tx) => this.reads.counted(tx, serviceId, date),
        caps: async (tx) => {
          const service = (await this.services.byIds(tx, [serviceId])).get(serviceId.toHexString());
          return service && date >= firstDay ? capsOf(service, date, timezone) : undefined;
        },
        holdsUntil: new Date(ctx.now.getTime() + this.config.env.HOLD_MINUTES * 60_000),
      },
    );
  }

  /**
   * Recomputes one day of one table, therapist or room.
   * @param id `<kind>:<resource>|<yyyy-mm-dd>`
   * @throws {DeadlineExceededError}
   */
  resource(scope: TenantScope, id: string): Promise<void> {
    return this.repair.resourceDay(this.contextOf(scope), id);
  }

  private contextOf({ vendorId }: TenantScope): RequestContext {
    return systemContext(vendorId, 'verify-bookings', this.clock.now());
  }
}
