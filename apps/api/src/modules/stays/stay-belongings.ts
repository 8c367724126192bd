import { Injectable, type OnModuleInit } from '@nestjs/common';
import { guestDocuments } from '../../common/database/guest-belongings';
import { CustomersService, GuestBelongingsService } from '../customers/public';
import { Dependents } from '../dependents/public';
import { StaysRepository } from './stays.repository';

/** Stays are their guest's: they move when guests are merged, and keep a guest from being anonymised. */
@Injectable()
export class StayBelongings implements OnModuleInit {
  constructor(
    private readonly belongings: GuestBelongingsService,
    private readonly customers: CustomersService,
    private readonly dependents: Dependents,
    private readonly stays: StaysRepository,
  ) {}

  onModuleInit(): void {
    this.customers.registerErasureListener(async (tx, guest) => {
      await this.stays.updateEach(tx, { _customer: guest._id }, { $unset: { comment: 1 } });
    });
    this.belongings.register({
      ...guestDocuments('stays', this.stays, '_customer', { $inc: { version: 1 } }),
      activeSince: (scope, guests, day) => this.stays.guestsSince(scope, guests, day),
    });
    this.dependents.register('package', {
      kind: 'stays',
      count: (scope, _package) => this.stays.count(scope, { _package }),
    });
  }
}
