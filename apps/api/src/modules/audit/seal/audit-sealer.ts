import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { StoredAuditEntry } from '../../../common/audit/audit-log';
import { Clock } from '../../../common/clock/clock';
import type { AuditSeal } from './audit-seal.schema';
import { AuditSealsRepository } from './audit-seals.repository';
import { type Leaf, leafOf, packed, sealHash } from './entry-digest';

/** Entries of one pass. */
const BATCH = 2000;
/**
 * An entry gets its id inside of its transaction, and can be read once that is committed: no longer than this
 * after its neighbours, clocks that differ included.
 */
export const SETTLES_MS = 3 * 60_000;

/**
 * Chains the audit log, some seconds after it was written: an entry that had to know the one before it would make
 * all bookings of a venue wait for each other.
 */
@Injectable()
export class AuditSealer {
  constructor(
    private readonly seals: AuditSealsRepository,
    private readonly clock: Clock,
  ) {}

  /** Seals what no seal has yet. @returns how many entries */
  async seal(signal?: AbortSignal): Promise<number> {
    let sealed = 0;
    let batch: StoredAuditEntry[];
    do {
      signal?.throwIfAborted();
      const upTo = await this.seals.sealedUpTo();
      const from = upTo && idOf(upTo.getTimestamp().getTime() - SETTLES_MS);
      const done = from ? await this.seals.sealedSince(from) : new Set<string>();
      batch = await this.seals.unsealed(from, done, BATCH);
      const made: Omit<AuditSeal, '_id'>[] = [];
      for (const entries of byVenue(batch)) made.push(await this.sealOf(entries, lastOf(batch)));
      // another process has sealed meanwhile, and goes on
      if (!(await this.seals.addAll(made))) return sealed;
      sealed += batch.length;
    } while (batch.length === BATCH);
    return sealed;
  }

  private async sealOf(
    entries: Some<StoredAuditEntry>,
    upTo: Types.ObjectId,
  ): Promise<Omit<AuditSeal, '_id'>> {
    const [{ _vendor }] = entries;
    const scope = { vendorId: _vendor.toHexString() };
    const erasures = erasuresIn(entries);
    // what says that a guest was erased, or comes later, has nothing personal
    const isOfGuest = ({ _id, customerId }: StoredAuditEntry): boolean => {
      const erasure = customerId && erasures.get(customerId.toHexString());
      return (
        customerId !== undefined && !(erasure && erasure._id.toHexString() <= _id.toHexString())
      );
    };
    const guests = entries.filter(isOfGuest).flatMap(({ customerId }) => customerId ?? []);
    const salts = await this.seals.ensureSalts(scope, guests);
    const leaves = entries.map((entry) =>
      leafOf(entry, isOfGuest(entry) ? salts.get(String(entry.customerId)) : undefined),
    );
    const erased: Leaf[] = [];
    for (const { _id, customerId } of erasures.values()) {
      const left = await this.seals.ofErased(scope, customerId, _id);
      erased.push(...left.map((entry) => leafOf(entry)));
    }
    // whoever was erased while their entries waited for this got a salt again
    await this.seals.dropSalts(
      scope,
      [...erasures.values()].map(({ customerId }) => customerId),
    );
    const last = await this.seals.last(scope);
    const content = {
      ...{ _vendor, no: (last?.no ?? 0) + 1, at: this.clock.now(), upTo },
      ...{ leaves: packed(leaves), erased: packed(erased), previous: last?.hash ?? '' },
    };
    return { ...content, hash: sealHash(content) };
  }
}

type Erasure = StoredAuditEntry & { customerId: Types.ObjectId };

/** Which of these entries say that a guest was erased, by hex id of the guest. */
function erasuresIn(entries: readonly StoredAuditEntry[]): Map<string, Erasure> {
  const isErasure = (entry: StoredAuditEntry): entry is Erasure =>
    entry.action === 'customer.erased' && entry.customerId !== undefined;
  return new Map(entries.filter(isErasure).map((one) => [one.customerId.toHexString(), one]));
}

type Some<T> = readonly [T, ...T[]];

function byVenue(entries: readonly StoredAuditEntry[]): Some<StoredAuditEntry>[] {
  const venues = new Map<string, [StoredAuditEntry, ...StoredAuditEntry[]]>();
  for (const entry of entries) {
    const key = entry._vendor.toHexString();
    const others = venues.get(key);
    if (others) others.push(entry);
    else venues.set(key, [entry]);
  }
  return [...venues.values()];
}

const lastOf = (entries: readonly StoredAuditEntry[]): Types.ObjectId =>
  entries.at(-1)?._id ?? new Types.ObjectId();

/** The least id of an instant. */
const idOf = (at: number): Types.ObjectId => Types.ObjectId.createFromTime(Math.floor(at / 1000));
