import { auditValueKind } from '@atrium/rules/audit/audit-fields';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, Types } from 'mongoose';
import type { StoredAuditEntry } from '../../common/audit/audit-log';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { AuditRepository } from './audit.repository';
import { ERASED } from './audit-erased';

/** What the log refers to by id. */
export type NamedKind =
  | 'bookingStatus'
  | 'customer'
  | 'diningRoom'
  | 'membershipType'
  | 'package'
  | 'picture'
  | 'segment'
  | 'service'
  | 'table'
  | 'theme'
  | 'therapist'
  | 'treatmentRoom'
  | 'treatmentType'
  | 'user';

/** The names of documents by hex id; missing ones are left out. */
export type NamesOf = (
  scope: TenantScope,
  ids: readonly Types.ObjectId[],
) => Promise<ReadonlyMap<string, string>>;

/** The name of what a kind and an id refer to. */
export type NameOf = (kind: NamedKind, id: unknown) => string | undefined;

/**
 * Resolves ids in the log to names, when it is read: one name is written in one place, and what is renamed
 * keeps its history. What was deleted since is called as its own last entry does.
 */
@Injectable()
export class AuditNames {
  private readonly byKind = new Map<NamedKind, NamesOf>();

  constructor(private readonly entries: AuditRepository) {}

  register(kind: NamedKind, names: NamesOf): void {
    this.byKind.set(kind, names);
  }

  /** Names of everything the entries refer to, with one look-up per kind and one for what is gone. */
  async of(scope: TenantScope, entries: readonly StoredAuditEntry[]): Promise<NameOf> {
    const wanted = new Map<NamedKind, Set<string>>();
    const want = (kind: NamedKind, id: unknown) => {
      const hex = hexOf(id);
      if (hex) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(hex));
      return undefined;
    };
    for (const entry of entries) mention(entry, want);
    const found = await Promise.all(
      [...wanted].map(async ([kind, ids]) => {
        const names = await this.byKind.get(kind)?.(scope, [...ids].map(objectId));
        return [...(names ?? [])];
      }),
    );
    const names = new Map(found.flat());
    const gone = [...wanted].flatMap(([kind, ids]) =>
      kind === 'customer' ? [] : [...ids].filter((id) => !names.has(id)),
    );
    const lastNames = await this.entries.namesOfDeleted(scope, gone.map(objectId));
    return (_kind, id) => {
      const hex = hexOf(id) ?? '';
      return names.get(hex) ?? lastNames.get(hex);
    };
  }
}

function mention(entry: StoredAuditEntry, name: NameOf): void {
  const { entity, entityId, customerId, about, before, after } = entry;
  name('customer', customerId);
  const kind = kindOfEntity(entity);
  if (kind) name(kind, entityId);
  for (const fields of [about, before, after]) {
    for (const [field, value] of Object.entries(fields ?? {})) {
      withNames(entity, field, value, name);
    }
  }
}

/** What an entry's own id is looked up as; the places of a day are those of a service. */
export const kindOfEntity = (entity: string): NamedKind | undefined =>
  entity === 'ledger' ? 'service' : namedKinds.find((kind) => kind === entity);

const namedKinds: readonly NamedKind[] = [
  'bookingStatus',
  'customer',
  'diningRoom',
  'membershipType',
  'package',
  'picture',
  'segment',
  'service',
  'theme',
  'therapist',
  'treatmentRoom',
  'treatmentType',
  'user',
];

/** Stands in an answer for the name of what was deleted, if even the log does not know it. */
export const DELETED = '(deleted)';

/** A field's value with names instead of ids. */
export function withNames(entity: string, field: string, value: unknown, name: NameOf): unknown {
  if (value === undefined || value === null || value === ERASED) return value;
  const kind = auditValueKind(entity, field);
  switch (kind) {
    case 'customer':
      return name(kind, value) ?? ERASED;
    case 'bookingStatus':
    case 'membershipType':
    case 'picture':
    case 'segment':
    case 'service':
    case 'theme':
    case 'therapist':
    case 'treatmentRoom':
    case 'treatmentType':
    case 'user':
      return name(kind, value) ?? DELETED;
    case 'services':
      return listOf(value).map((id) => name('service', id) ?? DELETED);
    case 'rooms':
      return listOf(value).map((id) => name('diningRoom', id) ?? DELETED);
    case 'therapists':
      return listOf(value).map((id) => name('therapist', id) ?? DELETED);
    case 'treatmentRooms':
      return listOf(value).map((id) => name('treatmentRoom', id) ?? DELETED);
    case 'treatmentTypes':
      return listOf(value).map((id) => name('treatmentType', id) ?? DELETED);
    case 'tables':
      return listOf(value).map((item) => {
        const { _table } = Object.fromEntries(Object.entries(item ?? {}));
        return name('table', _table) ?? DELETED;
      });
    case 'includedServices':
      return listOf(value).map((item) => {
        const included = new Map(Object.entries(item ?? {}));
        const called = included.get('name') ?? name('service', included.get('_service'));
        return { name: called ?? DELETED, dayNumber: included.get('dayNumber') };
      });
    default:
      return value;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function hexOf(value: unknown): string | undefined {
  if (value instanceof Types.ObjectId) return value.toHexString();
  return typeof value === 'string' && isObjectIdOrHexString(value) ? value : undefined;
}
