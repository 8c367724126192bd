import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, Types } from 'mongoose';
import type { StoredAuditEntry } from '../../common/audit/audit-log';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';

/** The names of documents by hex id; one that is gone is left out. */
export type NamesOf = (
  scope: TenantScope,
  ids: readonly Types.ObjectId[],
) => Promise<ReadonlyMap<string, string>>;

/** Who has changed a guest, as a field of the entries themselves. */
const CUSTOMER = '_customer';

/** Tells the names behind the ids in the log; each domain registers those of its documents. */
@Injectable()
export class AuditNames {
  private readonly byField = new Map<string, NamesOf>();

  /** @param fields as other domains' documents call the reference, e.g. `_service` */
  register(fields: readonly string[], names: NamesOf): void {
    for (const field of fields) this.byField.set(field, names);
  }

  /** The names of everything that some entries refer to, by hex id: one look-up of each kind. */
  async of(
    scope: TenantScope,
    entries: readonly StoredAuditEntry[],
  ): Promise<ReadonlyMap<string, string>> {
    const wanted = new Map<NamesOf, Set<string>>();
    for (const { before = {}, after = {}, customerId } of entries) {
      for (const [field, value] of [
        ...Object.entries(before),
        ...Object.entries(after),
        [CUSTOMER, customerId] as const,
      ]) {
        const names = this.byField.get(field);
        const id = hexOf(value);
        if (!names || !id) continue;
        wanted.set(names, (wanted.get(names) ?? new Set()).add(id));
      }
    }
    const found = await Promise.all(
      [...wanted].map(([names, ids]) => names(scope, [...ids].map(objectId))),
    );
    return new Map(found.flatMap((names) => [...names]));
  }

  /** What a field's value is called; undefined where it refers to nothing that has a name. */
  static nameOf(
    field: string,
    value: unknown,
    names: ReadonlyMap<string, string>,
  ): string | undefined {
    return field.startsWith('_') ? names.get(hexOf(value) ?? '') : undefined;
  }
}

function hexOf(value: unknown): string | undefined {
  if (value instanceof Types.ObjectId) return value.toHexString();
  return typeof value === 'string' && isObjectIdOrHexString(value) ? value : undefined;
}
