import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { guestDocuments } from '../../../common/database/guest-belongings';
import { ConflictError } from '../../../common/errors/app-error';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService, GuestBelongingsService } from '../../customers/public';
import type { Payment } from '../payment.schema';
import { type NewCharge, PaymentsService } from '../payments.service';
import type { Mandate } from './mandate.schema';
import { MandatesRepository } from './mandates.repository';

/**
 * Cards that guests gave for later. A payment keeps its card if it says so (`keeps`); from then on there is a
 * mandate, by which amounts can be taken while the guest is not there.
 */
@Injectable()
export class SavedCards implements OnModuleInit {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly payments: PaymentsService,
    private readonly queue: Queue,
    private readonly customers: CustomersService,
    private readonly belongings: GuestBelongingsService,
  ) {}

  private readonly whenRevoked: ((tx: Transaction, mandate: Mandate) => Promise<void>)[] = [];

  onModuleInit(): void {
    this.belongings.register(guestDocuments('mandates', this.mandates, '_customer'));
    this.customers.registerErasureListener(async (tx, { _id }) => {
      for (const mandate of await this.mandates.ofGuest(tx, _id)) await this.revoke(tx, mandate);
    });
  }

  /** @param listener called in the transaction in which a card is revoked */
  registerRevocationListener(listener: (tx: Transaction, mandate: Mandate) => Promise<void>): void {
    this.whenRevoked.push(listener);
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: Types.ObjectId | string): Promise<Mandate> {
    return this.mandates.get(scope, id);
  }

  /** Those that may be charged, the newest first. */
  async ofGuest(scope: TenantScope, customer: Types.ObjectId): Promise<Mandate[]> {
    const all = await this.mandates.ofGuest(scope, customer);
    return all.filter(({ revokedAt }) => !revokedAt);
  }

  /** The card that was given on a payment's page, revoked or not. */
  ofPayment(scope: TenantScope, payment: Types.ObjectId): Promise<Mandate | null> {
    return this.mandates.ofPayment(scope, payment);
  }

  /**
   * Writes down, in the caller's transaction, that an amount is to be taken from a saved card. The provider is asked
   * after it has committed, and again until it answers. What the charge pays for is registered with `PaidThings`
   * under its purpose: `make` once the amount is reserved, `letGo` if it never will be, with the payment's `refusal`.
   * @throws {ConflictError} CARD_REVOKED
   */
  async charge(
    tx: Transaction,
    mandate: Mandate,
    charge: Omit<NewCharge, '_mandate' | '_customer'>,
  ): Promise<Payment> {
    if (mandate.revokedAt) throw new ConflictError('CARD_REVOKED');
    const { _id: _mandate, _customer } = mandate;
    const payment = await this.payments.addCharge(tx, { ...charge, _mandate, _customer });
    await this.queue.add(tx, {
      kind: 'settle-payment',
      vendorId: tx.vendorId,
      payload: { payment: payment._id.toHexString() },
    });
    return payment;
  }

  /** Revokes it, and deletes it at the provider after the commit. */
  async revoke(tx: Transaction, { _id }: Pick<Mandate, '_id'>): Promise<void> {
    const revoked = await this.mandates.revoke(tx, _id, tx.now);
    if (!revoked) return;
    for (const listener of this.whenRevoked) await listener(tx, revoked);
    await this.queue.add(tx, {
      kind: 'forget-card',
      vendorId: tx.vendorId,
      payload: { mandate: _id.toHexString() },
    });
  }
}
