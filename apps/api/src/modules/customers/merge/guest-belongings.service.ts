import { Injectable } from '@nestjs/common';
import type { Types, UpdateQuery } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import type { TenantOwned } from '../../../common/database/tenant.plugin';
import type { TenantRepository } from '../../../common/database/tenant.repository';
import type { Transaction } from '../../../common/transactions/unit-of-work';

/** What of another domain belongs to guests: it moves when two of them are merged. */
export interface GuestBelongings {
  /** What previews call it, e.g. `bookings`. */
  readonly kind: string;
  count(scope: TenantScope, guest: Types.ObjectId): Promise<number>;
  /** Gives all of one guest's to another; answers what that was. */
  move(tx: Transaction, from: Types.ObjectId, to: Types.ObjectId): Promise<Types.ObjectId[]>;
  /** Gives back those of these that are still there and still `from`'s. */
  moveBack(
    tx: Transaction,
    ids: readonly Types.ObjectId[],
    from: Types.ObjectId,
    to: Types.ObjectId,
  ): Promise<number>;
  /** Of these guests those with anything on or after a day (`yyyy-mm-dd`, the venue's): they are kept. */
  activeSince?(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<Types.ObjectId[]>;
}

/** Registered by each domain when it starts, so that guests need not know who builds on them. */
@Injectable()
export class GuestBelongingsService {
  private readonly registered: GuestBelongings[] = [];

  get all(): readonly GuestBelongings[] {
    return this.registered;
  }

  register(belongings: GuestBelongings): void {
    this.registered.push(belongings);
  }

  /** Of these guests those whom any domain still needs. */
  async activeSince(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<ReadonlySet<string>> {
    const active = await Promise.all(
      this.registered.map((one) => one.activeSince?.(scope, guests, day) ?? []),
    );
    return new Set(active.flat().map((id) => id.toHexString()));
  }
}

/**
 * The documents of a collection that name their guest in one field.
 * @param field name of the guest's id
 * @param alongside what else a move changes, e.g. the version of what people edit
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
