import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, Types } from 'mongoose';
import type { StoredAuditEntry } from '../../common/audit/audit-log';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';

/** The names of documents by hex id; missing ones are left out. */
export type NamesOf = (
  scope: TenantScope,
  ids: readonly Types.ObjectId[],
) => Promise<ReadonlyMap<string, string>>;

/** The field of the entries themselves that refers to a guest. */
const CUSTOMER = '_customer';

/** Resolves ids in the log to names; each domain registers its documents. */
@Injectable()
export class AuditNames {
  private readonly byField = new Map<string, NamesOf>();

  /** @param fields that refer to these documents, e.g. `_service` */
  register(fields: readonly string[], names: NamesOf): void {
    for (const field of fields) this.byField.set(field, names);
  }

  /** The names of everything the entries refer to, by hex id, with one look-up per kind. */
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

  /** The name a field's value refers to; undefined if it is not a reference. */
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
