import { venueToday } from '@atrium/rules/bookings/booking-window';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import { BookingsRepository } from '../bookings.repository';

/** Erasing a guest keeps their past bookings, without personal data. */
@Injectable()
export class GuestErasure implements OnModuleInit {
  constructor(
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly bookings: BookingsRepository,
  ) {}

  onModuleInit(): void {
    this.customers.registerErasureListener((tx, guest, isOwed) => this.erasing(tx, guest, isOwed));
  }

  /** @throws {ConflictError} GUEST_HAS_BOOKINGS while they have one to come */
  private async erasing(
    tx: Transaction,
    guest: { _id: Types.ObjectId },
    isOwed: boolean,
  ): Promise<void> {
    const { timezone } = await this.vendors.current(tx);
    const today = new Date(`${venueToday(tx.now.getTime(), timezone)}T00:00:00Z`);
    const coming = await this.bookings.findOne(tx, {
      _customer: guest._id,
      start: { $gte: today },
      $or: [{ active: true }, { waitingList: true }],
    });
    if (coming && !isOwed) throw new ConflictError('GUEST_HAS_BOOKINGS');
    await this.bookings.forgetGuest(tx, guest._id);
  }
}
