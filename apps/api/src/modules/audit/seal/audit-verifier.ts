import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { StoredAuditEntry } from '../../../common/audit/audit-log';
import type { TenantScope } from '../../../common/context/request-context';
import type { AuditSeal } from './audit-seal.schema';
import { SETTLES_MS } from './audit-sealer';
import { AuditSealsRepository } from './audit-seals.repository';
import { type Leaf, leafOf, sealHash, unpacked } from './entry-digest';

/** Entries read at a time. */
const BATCH = 1000;

export interface Finding {
  /**
   * `edited`, `removed`, `inserted`: of an entry. `seal`: a seal is missing, was changed or does not follow the
   * one before.
   */
  readonly kind: 'edited' | 'removed' | 'inserted' | 'seal';
  /** Hex id of the entry, or number of the seal. */
  readonly what: string;
}

export interface ChainHead {
  readonly no: number;
  readonly hash: string;
}

export interface AuditVerification {
  readonly seals: number;
  readonly entries: number;
  /** Written too recently to be sealed. */
  readonly waiting: number;
  readonly head?: ChainHead;
  readonly findings: number;
}

/** Compares a venue's log with its chain of seals. */
@Injectable()
export class AuditVerifier {
  constructor(private readonly seals: AuditSealsRepository) {}

  /** The last seal of a venue; undefined before the first. */
  async head(scope: TenantScope): Promise<ChainHead | undefined> {
    const last = await this.seals.last(scope);
    return last ? { no: last.no, hash: last.hash } : undefined;
  }

  /**
   * @param found called with each finding
   * @param passed called with the hash of each seal, for who compares them with what was noted down
   */
  async verify(
    scope: TenantScope,
    found: (finding: Finding) => void,
    passed: (hash: string) => void = () => undefined,
  ): Promise<AuditVerification> {
    let findings = 0;
    const tell = (kind: Finding['kind'], what: string) => {
      findings += 1;
      found({ kind, what });
    };
    const resealed = await this.resealed(scope);
    let [seals, sealed, missing] = [0, 0, 0];
    let head: ChainHead | undefined;
    for await (const seal of this.seals.chain(scope)) {
      if (!follows(seal, head)) tell('seal', String(seal.no));
      const { no, hash } = seal;
      head = { no, hash };
      passed(hash);
      seals += 1;
      for (const leaves of chunks(unpacked(seal.leaves))) {
        sealed += leaves.length;
        for (const [leaf, state] of await this.compare(scope, leaves, resealed)) {
          if (state === 'removed') missing += 1;
          if (state !== 'same') tell(state, leaf.entry.toHexString());
        }
      }
      for (const leaves of chunks(unpacked(seal.erased))) {
        for (const [leaf, state] of await this.compare(scope, leaves)) {
          if (state === 'edited') tell(state, leaf.entry.toHexString());
        }
        for (const entry of await this.ofNobodyErased(scope, leaves)) tell('edited', entry);
      }
    }
    const entries = await this.seals.countEntries(scope);
    const waiting =
      entries === sealed - missing ? 0 : await this.others(scope, (id) => tell('inserted', id));
    return { seals, entries, waiting, findings, ...(head ? { head } : {}) };
  }

  /** Entries that were sealed again, since the guest they were about has been erased; hex ids. */
  private async resealed(scope: TenantScope): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    for await (const { erased } of this.seals.chain(scope)) {
      for (const { entry } of unpacked(erased)) ids.add(entry.toHexString());
    }
    return ids;
  }

  private async compare(
    scope: TenantScope,
    leaves: readonly Leaf[],
    resealed?: ReadonlySet<string>,
  ): Promise<[Leaf, 'same' | 'edited' | 'removed'][]> {
    const entries = await this.seals.entriesOf(
      scope,
      leaves.map(({ entry }) => entry),
    );
    const guests = [...entries.values()].flatMap(({ customerId }) => customerId ?? []);
    const salts = resealed ? await this.seals.saltsOf(scope, guests) : new Map<string, Buffer>();
    const states: [Leaf, 'same' | 'edited' | 'removed'][] = [];
    for (const leaf of leaves) {
      const id = leaf.entry.toHexString();
      const entry = entries.get(id);
      if (!entry) states.push([leaf, 'removed']);
      else {
        const isKnown =
          isLike(leaf, entry, salts) ||
          (resealed?.has(id)
            ? hasFrame(leaf, entry)
            : resealed !== undefined && (await this.isBeingErased(scope, entry, leaf)));
        states.push([leaf, isKnown ? 'same' : 'edited']);
      }
    }
    return states;
  }

  /** Only the erasure of its guest takes something out of an entry; hex ids of the others. */
  private async ofNobodyErased(scope: TenantScope, leaves: readonly Leaf[]): Promise<string[]> {
    const ids = leaves.map(({ entry }) => entry);
    const entries = [...(await this.seals.entriesOf(scope, ids)).values()];
    const guests = new Map(
      entries.flatMap(({ customerId }) => (customerId ? [[String(customerId), customerId]] : [])),
    );
    for (const [id, guest] of guests) {
      if (await this.seals.erasureOf(scope, guest)) guests.delete(id);
    }
    return entries
      .filter(({ customerId }) => !customerId || guests.has(String(customerId)))
      .map(({ _id }) => _id.toHexString());
  }

  /** The guest was erased a moment ago, and what is left of them is not sealed yet. */
  private async isBeingErased(
    scope: TenantScope,
    entry: StoredAuditEntry,
    leaf: Leaf,
  ): Promise<boolean> {
    if (!entry.customerId || !hasFrame(leaf, entry)) return false;
    const erasure = await this.seals.erasureOf(scope, entry.customerId);
    return erasure !== undefined && this.isWaiting(erasure);
  }

  /** Entries that no seal has: those that are not old enough yet, and the others. */
  private async others(scope: TenantScope, inserted: (id: string) => void): Promise<number> {
    const sealed = new Set<string>();
    for await (const seal of this.seals.chain(scope)) {
      for (const { entry } of unpacked(seal.leaves)) sealed.add(entry.toHexString());
    }
    let waiting = 0;
    for await (const id of this.seals.idsOf(scope)) {
      if (sealed.has(id.toHexString())) continue;
      if (this.isWaiting(id)) waiting += 1;
      else inserted(id.toHexString());
    }
    return waiting;
  }

  /** An id has the time of the machine, whatever the clock that the entry was written by. */
  private isWaiting(entry: Types.ObjectId): boolean {
    return entry.getTimestamp().getTime() > Date.now() - SETTLES_MS;
  }
}

const hasFrame = (leaf: Leaf, entry: StoredAuditEntry): boolean =>
  leafOf(entry).frame.equals(leaf.frame);

/** With the guest's salt, or without one where the entry is about nobody who is known. */
function isLike(leaf: Leaf, entry: StoredAuditEntry, salts: ReadonlyMap<string, Buffer>): boolean {
  const salt = salts.get(String(entry.customerId ?? ''));
  return [undefined, salt].some((one) => {
    const { frame, values } = leafOf(entry, one);
    return frame.equals(leaf.frame) && values.equals(leaf.values);
  });
}

const follows = (seal: AuditSeal, before: ChainHead | undefined): boolean =>
  seal.no === (before?.no ?? 0) + 1 &&
  seal.previous === (before?.hash ?? '') &&
  seal.hash === sealHash(seal);

function* chunks(leaves: Iterable<Leaf>): Generator<Leaf[]> {
  let chunk: Leaf[] = [];
  for (const leaf of leaves) {
    chunk.push(leaf);
    if (chunk.length < BATCH) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
