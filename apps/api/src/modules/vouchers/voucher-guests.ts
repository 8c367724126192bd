import { Injectable, type OnModuleInit } from '@nestjs/common';
import { guestDocuments } from '../../common/database/guest-belongings';
import { CustomersService, GuestBelongingsService } from '../customers/public';
import { VouchersRepository } from './store/vouchers.repository';

/** What becomes of a guest's gift cards when they are merged with another record, or erased. */
@Injectable()
export class VoucherGuests implements OnModuleInit {
  constructor(
    private readonly customers: CustomersService,
    private readonly belongings: GuestBelongingsService,
    private readonly vouchers: VouchersRepository,
  ) {}

  onModuleInit(): void {
    const alongside = { $inc: { version: 1 } };
    this.belongings.register(guestDocuments('vouchers', this.vouchers, '_customer', alongside));
    // the balance still belongs to somebody; only the names are erased
    this.customers.registerErasureListener((tx, guest) => this.vouchers.forget(tx, guest));
  }
}
