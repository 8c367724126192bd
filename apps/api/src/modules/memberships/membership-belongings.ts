import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import { guestDocuments } from '../../common/database/guest-belongings';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService, GuestBelongingsService } from '../customers/public';
import { MembershipsRepository } from './memberships.repository';
import { MembershipUsesRepository } from './uses/membership-uses.repository';

/**
 * Memberships move when their guests are merged, and lose their comments and their renewal when the guest is erased.
 */
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

  /** Sales and uses stay in the venue's figures; staff's comments are removed, and nothing is renewed any more. */
  private async erase(tx: Transaction, guest: Types.ObjectId): Promise<void> {
    const owned = await this.memberships.updateEach(
      tx,
      { _customer: guest },
      { $unset: { comment: 1, renewal: 1 } },
    );
    await this.uses.forgetGuest(tx, owned);
  }
}
