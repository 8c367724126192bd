import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../common/transactions/unit-of-work';
import { CustomersService, GuestBelongingsService, guestDocuments } from '../customers/public';
import { MembershipsRepository } from './memberships.repository';
import { MembershipUsesRepository } from './uses/membership-uses.repository';

/** Memberships are their guest's: they move when guests are merged, and what is said with them is erased. */
@Injectable()
export class MembershipBelongings implements OnModuleInit {
  constructor(
    private readonly belongings: GuestBelongingsService,
    private readonly customers: CustomersService,
    private readonly memberships: MembershipsRepository,
    private readonly uses: MembershipUsesRepository,
  ) {}

  onModuleInit(): void {
    this.customers.registerErasureListener((tx, guest) => this.erase(tx, guest._id));
    this.belongings.register({
      ...guestDocuments('memberships', this.memberships, '_customer', { $inc: { version: 1 } }),
      activeSince: (scope, guests, day) => this.memberships.guestsSince(scope, guests, day),
    });
  }

  /** What was sold and used stays in the venue's figures; what staff wrote about it goes. */
  private async erase(tx: Transaction, guest: Types.ObjectId): Promise<void> {
    const owned = await this.memberships.updateEach(
      tx,
      { _customer: guest },
      { $unset: { comment: 1 } },
    );
    await this.uses.forgetGuest(tx, owned);
  }
}
