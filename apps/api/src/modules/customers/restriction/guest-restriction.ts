import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { changeOf } from '../change-of';
import type { Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';

/**
 * A guest whose data is only to be kept (GDPR, article 18) is neither changed nor merged by staff, gets no
 * advertising and is not anonymised by night. What is booked is carried out.
 * @throws {ConflictError} GUEST_IS_RESTRICTED; guests may change their own data
 */
export function assertUnrestricted(
  { actor }: Pick<RequestContext, 'actor'>,
  { restrictedAt }: Pick<Customer, 'restrictedAt'>,
): void {
  if (restrictedAt && actor.kind !== 'guest') throw new ConflictError('GUEST_IS_RESTRICTED');
}

/** Restricts what is done with a guest's data, and lifts it. */
@Injectable()
export class GuestRestriction {
  constructor(private readonly customers: CustomersRepository) {}

  restrict(tx: Transaction, guest: Customer): Promise<void> {
    return this.save(tx, guest, tx.now);
  }

  /** @param reason of lifting it */
  lift(tx: Transaction, guest: Customer, reason: string): Promise<void> {
    return this.save(tx, guest, undefined, reason);
  }

  private async save(
    tx: Transaction,
    before: Customer,
    restrictedAt: Date | undefined,
    reason?: string,
  ): Promise<void> {
    const { _id } = before;
    const after = await this.customers.save(tx, _id, undefined, changeOf({ restrictedAt }));
    const action = restrictedAt ? 'customer.restricted' : 'customer.restrictionLifted';
    tx.audit({
      ...{ action, entity: 'customer', entityId: _id, customerId: _id },
      ...{ before, after, ...(reason ? { reason } : {}) },
    });
    tx.emit({ type: 'customer.updated', entityId: _id, customerId: _id });
  }
}
