import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import { guestDocuments } from '../../common/database/guest-belongings';
import { ConflictError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService, GuestBelongingsService } from '../customers/public';
import { PaymentsRepository } from './payments.repository';

/** What becomes of a guest's payments when they are merged with another record, or erased. */
@Injectable()
export class PaymentGuests implements OnModuleInit {
  constructor(
    private readonly customers: CustomersService,
    private readonly belongings: GuestBelongingsService,
    private readonly payments: PaymentsRepository,
  ) {}

  onModuleInit(): void {
    // who is settling one of them begins again
    const alongside = { $inc: { version: 1 } };
    this.belongings.register(guestDocuments('payments', this.payments, '_customer', alongside));
    this.customers.registerErasureListener((tx, guest, isOwed) => this.erasing(tx, guest, isOwed));
  }

  /**
   * Amounts and states stay, for the venue's books; what staff wrote of the guest goes.
   * @throws {ConflictError} GUEST_HAS_BOOKINGS while a payment is under way
   */
  private async erasing(
    tx: Transaction,
    guest: { _id: Types.ObjectId },
    isOwed: boolean,
  ): Promise<void> {
    const open = await this.payments.findOne(tx, { _customer: guest._id, isOpen: true });
    if (open && !isOwed) throw new ConflictError('GUEST_HAS_BOOKINGS');
    await this.payments.forgetReasons(tx, guest._id);
  }
}
