import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Transaction } from '../../../common/transactions/transaction';
import { changeOf } from '../change-of';
import type { Consent, ConsentType, Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';
import { listTerms } from '../search/list-terms';

/** Whether a guest declined this use of their data, or any use but keeping it. */
export function declines(
  { consents, restrictedAt }: Pick<Customer, 'consents' | 'restrictedAt'>,
  type: ConsentType,
): boolean {
  return (
    restrictedAt !== undefined ||
    consents.some((consent) => consent.type === type && !consent.given)
  );
}

/** What guests agreed to, and what they declined. */
@Injectable()
export class GuestConsents {
  constructor(private readonly customers: CustomersRepository) {}

  /** Stores what a guest agreed to or declined, if it changes anything. @throws {NotFoundError} */
  async record(
    tx: Transaction,
    id: string | Types.ObjectId,
    consents: readonly Pick<Consent, 'type' | 'given'>[],
  ): Promise<Customer> {
    const before = await this.customers.present(tx, id);
    const changed = consents.filter(
      ({ type, given }) => before.consents.find((one) => one.type === type)?.given !== given,
    );
    if (changed.length === 0) return before;
    const kept = before.consents.filter(({ type }) => !changed.some((one) => one.type === type));
    const after = await this.customers.save(
      tx,
      before._id,
      undefined,
      changeOf({ consents: [...kept, ...changed.map((one) => ({ ...one, at: tx.now }))] }),
    );
    this.audit(tx, before, after);
    return after;
  }

  /** A guest has said neither yes nor no any more. @throws {NotFoundError} */
  async forget(tx: Transaction, id: string | Types.ObjectId, type: ConsentType): Promise<Customer> {
    const before = await this.customers.present(tx, id);
    const kept = before.consents.filter((consent) => consent.type !== type);
    if (kept.length === before.consents.length) return before;
    const change = changeOf({ consents: kept });
    const after = await this.customers.save(tx, before._id, undefined, change);
    this.audit(tx, before, after);
    return after;
  }

  /** The latest consents of these guests; missing guests are left out. */
  of(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<Pick<Customer, '_id' | 'consents' | 'restrictedAt'>[]> {
    return this.customers.consentsOf(scope, ids);
  }

  /**
   * Guests who declined any of these, newest guests first, after the guest `cursor`.
   * @param text each word must be in the guest's name, email, phone or loyalty code
   */
  declining(
    scope: TenantScope,
    types: readonly ConsentType[],
    { text = '', limit, cursor }: { text?: string; limit: number; cursor?: string },
  ): Promise<Customer[]> {
    return this.customers.declining(scope, types, {
      terms: listTerms(text),
      limit,
      ...(cursor ? { after: objectId(cursor) } : {}),
    });
  }

  private audit(tx: Transaction, before: Customer, after: Customer): void {
    const { _id } = after;
    tx.audit({
      action: 'customer.consented',
      entity: 'customer',
      entityId: _id,
      customerId: _id,
      before,
      after,
    });
  }
}
