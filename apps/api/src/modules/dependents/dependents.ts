import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { ConflictError, type ErrorCode } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import type { DependedOnKind, DependentKind, DependentOutput } from './dependents.dto';

/** Documents of one kind that name something. */
interface DependentSource {
  readonly kind: DependentKind;
  readonly count: (scope: TenantScope, id: Types.ObjectId) => Promise<number>;
  /** Refuses the deletion of what they name. Without it, they lose it. */
  readonly refusal?: ErrorCode;
}

/**
 * What depends on something that a venue has set up: told before it is deleted, and checked when it is.
 * Whoever stores its id registers here, since bookings know segments and not the reverse.
 */
@Injectable()
export class Dependents {
  private readonly sources = new Map<DependedOnKind, DependentSource[]>();

  register(of: DependedOnKind, source: DependentSource): void {
    this.sources.set(of, [...(this.sources.get(of) ?? []), source]);
  }

  /** Kinds that name it; none for an id that is unknown, or another venue's. */
  async list(scope: TenantScope, of: DependedOnKind, id: string): Promise<DependentOutput[]> {
    const sources = this.sources.get(of) ?? [];
    const _id = clientId(id);
    const counts = await Promise.all(sources.map(({ count }) => count(scope, _id)));
    return sources.flatMap(({ kind, refusal }, index) => {
      const count = counts[index] ?? 0;
      return count > 0 ? [{ kind, count, blocks: refusal !== undefined }] : [];
    });
  }

  /** @throws {ConflictError} the refusal of a kind that names it, with how many there are */
  async assertNoneBlocks(tx: Transaction, of: DependedOnKind, id: Types.ObjectId): Promise<void> {
    for (const { refusal, count } of this.sources.get(of) ?? []) {
      const uses = refusal ? await count(tx, id) : 0;
      if (refusal && uses > 0) throw new ConflictError(refusal, { data: { uses } });
    }
  }
}
