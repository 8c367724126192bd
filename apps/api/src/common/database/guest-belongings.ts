import type { Types, UpdateQuery } from 'mongoose';
import type { TenantScope } from '../context/request-context';
import type { Transaction } from '../transactions/transaction';
import type { TenantOwned } from './tenant.plugin';
import type { TenantRepository } from './tenant.repository';

/** A domain's documents that belong to guests, and move when guests are merged. */
export interface GuestBelongings {
  /** Its name in previews, e.g. `bookings`. */
  readonly kind: string;
  count(scope: TenantScope, guest: Types.ObjectId): Promise<number>;
  /** Moves everything from one guest to another; returns what was moved. */
  move(tx: Transaction, from: Types.ObjectId, to: Types.ObjectId): Promise<Types.ObjectId[]>;
  /** Moves back those of these that still exist and still belong to `from`. */
  moveBack(
    tx: Transaction,
    ids: readonly Types.ObjectId[],
    from: Types.ObjectId,
    to: Types.ObjectId,
  ): Promise<number>;
  /**
   * Which of these guests have anything on or after a day (`yyyy-mm-dd`, the venue's), and are
   * therefore kept.
   */
  activeSince?(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<Types.ObjectId[]>;
}

/**
 * The documents of a collection that refer to their guest in one field.
 * @param field with the guest's id
 * @param alongside what a move also changes, e.g. the version of editable documents
 */
export function guestDocuments<T extends TenantOwned>(
  kind: string,
  repository: TenantRepository<T>,
  field: string,
  alongside: UpdateQuery<T> = {},
): GuestBelongings {
  const changeTo = (to: Types.ObjectId): UpdateQuery<T> => ({
    ...alongside,
    $set: { [field]: to },
  });
  return {
    kind,
    count: (scope, guest) => repository.count(scope, { [field]: guest }),
    move: (tx, from, to) => repository.updateEach(tx, { [field]: from }, changeTo(to)),
    moveBack: async (tx, ids, from, to) => {
      const filter = { _id: { $in: [...ids] }, [field]: from };
      return (await repository.updateEach(tx, filter, changeTo(to))).length;
    },
  };
}
