import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { HubReservationsService } from '../bookings/hub-reservations.service';
import { CustomersService } from '../customers/customers.service';
import { StaysService } from '../stays/stays.service';
import type { OwnDataExport } from './own-data.dto';

/** Gathers what a guest may take along (GDPR, article 20). */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly customers: CustomersService,
    private readonly reservations: HubReservationsService,
    private readonly stays: StaysService,
  ) {}

  /** @throws {NotFoundError} */
  async export(ctx: RequestContext): Promise<OwnDataExport> {
    const guest = await this.customers.own(ctx);
    const [reservations, stays] = await Promise.all([
      this.reservations.mine(ctx),
      this.stays.own(ctx),
    ]);
    return { exportedAt: ctx.now.toISOString(), guest, reservations, stays };
  }
}
