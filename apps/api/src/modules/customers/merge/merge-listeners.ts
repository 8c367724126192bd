import { Injectable, type OnModuleInit } from '@nestjs/common';
import { guestDocuments } from '../../../common/database/guest-belongings';
import type { Transaction } from '../../../common/transactions/transaction';
import type { Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';
import { CustomersService } from '../customers.service';
import { GuestBelongingsService } from './guest-belongings.service';
import { GuestDuplicatesService } from './guest-duplicates.service';
import { GuestMergesRepository } from './guest-merges.repository';

/** Keeps duplicate pairs up to date, and removes the pairs and merges of erased guests. */
@Injectable()
export class MergeListeners implements OnModuleInit {
  constructor(
    private readonly customers: CustomersService,
    private readonly repository: CustomersRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly duplicates: GuestDuplicatesService,
    private readonly merges: GuestMergesRepository,
  ) {}

  onModuleInit(): void {
    this.customers.registerErasureListener((tx, guest) => this.erasing(tx, guest));
    this.customers.registerWriteListener((tx, guests) => this.duplicates.written(tx, guests));
    this.belongings.register(guestDocuments('mergedGuests', this.repository, 'mergedInto'));
  }

  private async erasing(tx: Transaction, { _id }: Customer): Promise<void> {
    await this.duplicates.gone(tx, _id);
    const others = await this.repository.mergedInto(tx, [_id]);
    await this.merges.removeOf(tx, [_id, ...others]);
  }
}
