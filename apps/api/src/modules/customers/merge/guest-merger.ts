import { isDeepStrictEqual } from 'node:util';
import { mergedComments, mergedConsents } from '@atrium/rules/guests/guest-merge';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { ConflictError, NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CredentialLinksService, PasskeysService, SessionsService } from '../../credentials/public';
import { changeOf } from '../change-of';
import type { Customer } from '../customer.schema';
import { toCustomerOutput } from '../customers.dto';
import { type CustomerFields, CustomersRepository } from '../customers.repository';
import { assertUnrestricted } from '../restriction/guest-restriction';
import { GuestBelongingsService } from './guest-belongings.service';
import { GuestDuplicatesService } from './guest-duplicates.service';
import type { GuestMerge, MovedDocuments } from './guest-merge.schema';
import { GuestMergesRepository } from './guest-merges.repository';
import {
  type GuestMergeOutput,
  type MergeDoneOutput,
  type MergeInput,
  type MergePreviewInput,
  type MergePreviewOutput,
  toGuestMergeOutput,
} from './merge.dto';
import { MergeSettling } from './merge-settling';
import { fieldMerges, mergedGuest } from './merged-guest';

/** The latest merges of a guest. */
const MERGES_SHOWN = 50;

/** Hides a guest; the rest of the document stays as it was. */
const hidden = {
  email: undefined,
  passwordHash: undefined,
  active: false,
  searchKeys: [],
  searchText: '',
  matchKeys: [],
} satisfies CustomerFields;

/** Lists that grow on their own: later entries in them do not prevent undoing a merge. */
const growing: ReadonlySet<string> = new Set(['companions', 'consents']);

/**
 * Merges two guests: everything of one moves to the other, and the first is hidden so that the
 * merge can be undone, all in one transaction. See docs/domain/guests-and-privacy.md.
 */
@Injectable()
export class GuestMerger {
  // nine: whatever belongs to a guest moves in one transaction
  constructor(
    private readonly transactions: Transactions,
    private readonly customers: CustomersRepository,
    private readonly merges: GuestMergesRepository,
    private readonly duplicates: GuestDuplicatesService,
    private readonly belongings: GuestBelongingsService,
    private readonly sessions: SessionsService,
    private readonly links: CredentialLinksService,
    private readonly passkeys: PasskeysService,
    private readonly settling: MergeSettling,
  ) {}

  /**
   * Shows what a merge would do.
   * @throws {NotFoundError}
   * @throws {RuleError} SAME_GUEST
   */
  async preview(ctx: RequestContext, input: MergePreviewInput): Promise<MergePreviewOutput> {
    const { kept, merged } = await this.both(ctx, input);
    const counted = await Promise.all(
      this.belongings.all.map(async ({ kind, count }) => ({
        kind,
        count: await count(ctx, merged._id),
      })),
    );
    const comments = mergedComments(kept.globalComments, merged.globalComments);
    return {
      kept: toCustomerOutput(kept),
      merged: toCustomerOutput(merged),
      fields: fieldMerges(kept, merged, input.take).map(({ output }) => output),
      ...(comments ? { globalComments: comments } : {}),
      doNotDelete: kept.doNotDelete || merged.doNotDelete,
      moves: counted,
    };
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} GUEST_IS_RESTRICTED
   * @throws {RuleError} SAME_GUEST, TOO_MANY_RESULTS when one transaction cannot move it all
   */
  merge(ctx: RequestContext, input: MergeInput): Promise<MergeDoneOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const { kept, merged } = await this.both(tx, input);
      for (const guest of [kept, merged]) assertUnrestricted(tx, guest);
      const fields = changedFields(kept, mergedGuest(kept, merged, input.take));
      // the address is one guest's at a time
      const hiding = changeOf({ ...hidden, mergedInto: kept._id });
      await this.customers.save(tx, merged._id, input.mergedVersion, hiding);
      const after = await this.customers.save(tx, kept._id, input.keptVersion, changeOf(fields));
      const moved: MovedDocuments[] = [];
      for (const { kind, move } of this.belongings.all) {
        const ids = await move(tx, merged._id, kept._id);
        if (ids.length > 0) moved.push({ kind, ids });
      }
      const merge = await this.merges.insert(tx, {
        kept: kept._id,
        merged: merged._id,
        at: tx.now,
        by: tx.actor,
        keptBefore: pick(kept, fields),
        keptAfter: pick(after, fields),
        mergedBefore: pick(merged, { ...hidden, firstname: '', lastname: '' }),
        moved,
      });
      await this.settling.begin(tx, merge._id);
      await this.signOut(tx, merged._id);
      // a link already sent may have gone to an address that is no longer the guest's
      if (after.email !== kept.email) {
        await this.links.revoke(tx, kept._id);
        await this.passkeys.exchange(tx, kept._id, merged._id);
      }
      await this.duplicates.gone(tx, merged._id);
      await this.duplicates.written(tx, [after]);
      this.record(tx, 'customer.merged', kept, after, merged);
      return { merge: toGuestMergeOutput(merge), guest: toCustomerOutput(after) };
    });
  }

  /** The merges a guest took others up by, latest first. @throws {NotFoundError} */
  async ofGuest(ctx: RequestContext, id: string): Promise<GuestMergeOutput[]> {
    const { _id } = await this.customers.present(ctx, id);
    return (await this.merges.ofGuest(ctx, _id, MERGES_SHOWN)).map(toGuestMergeOutput);
  }

  /**
   * Separates two merged guests, each as before. Everything moves back, unless it is gone or
   * belongs to somebody else by now; what the kept guest has received since stays theirs.
   * @throws {NotFoundError}
   * @throws {ConflictError} MERGE_UNDONE; MERGE_CHANGED_SINCE if a detail decided by the merge has
   * changed since, or the kept guest is gone
   * @throws {RuleError} EMAIL_TAKEN
   */
  undo(ctx: RequestContext, id: string): Promise<MergeDoneOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const merge = await this.merges.get(tx, clientId(id));
      if (merge.undoneAt) throw new ConflictError('MERGE_UNDONE');
      const kept = await this.customers.present(tx, merge.kept).catch(changedSince);
      const merged = await this.customers.get(tx, merge.merged);
      if (!merged.mergedInto?.equals(kept._id)) throw new ConflictError('MERGE_CHANGED_SINCE');
      const restored = restoring(kept, merge);
      const after = await this.customers.save(tx, kept._id, undefined, changeOf(restored));
      const back = await this.customers.save(
        tx,
        merged._id,
        undefined,
        changeOf({
          ...filled(merge.mergedBefore),
          mergedInto: undefined,
          consents: mergedConsents(merged.consents, declinedSince(kept, merge)),
        }),
      );
      for (const { kind, moveBack } of this.belongings.all) {
        const ids = merge.moved.find((one) => one.kind === kind)?.ids ?? [];
        if (ids.length > 0) await moveBack(tx, ids, kept._id, merged._id);
      }
      if (after.email !== kept.email) {
        await this.signOut(tx, kept._id);
        await this.passkeys.exchange(tx, kept._id, merged._id);
      }
      await this.duplicates.written(tx, [after, back]);
      const undone = await this.merges.update(tx, merge._id, {
        $set: { undoneAt: tx.now },
      });
      this.record(tx, 'customer.mergeUndone', kept, after, back);
      return { merge: toGuestMergeOutput(undone), guest: toCustomerOutput(after) };
    });
  }

  private async both(ctx: RequestContext, { kept, merged }: MergePreviewInput) {
    if (kept === merged) throw new RuleError('SAME_GUEST');
    return {
      kept: await this.customers.present(ctx, kept),
      merged: await this.customers.present(ctx, merged),
    };
  }

  private async signOut(tx: Transaction, guest: Types.ObjectId): Promise<void> {
    await this.sessions.endAll(tx, 'guest', guest);
    await this.links.revoke(tx, guest);
  }

  /** Logged for both guests: what changed for one, where the other went. */
  private record(
    tx: Transaction,
    action: 'customer.merged' | 'customer.mergeUndone',
    before: Customer,
    after: Customer,
    other: Customer,
  ): void {
    const entry = { action, entity: 'customer' } as const;
    const { _id } = after;
    tx.audit({ ...entry, entityId: _id, customerId: _id, before, after });
    tx.audit({
      ...entry,
      entityId: other._id,
      customerId: other._id,
      after: { with: `${after.firstname} ${after.lastname}`.trim() },
    });
    for (const id of [_id, other._id]) {
      tx.emit({ type: action, entityId: id, payload: { kept: _id.toHexString() } });
    }
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

/** The fields that differ from the guest's. */
function changedFields(guest: Customer, fields: CustomerFields): CustomerFields {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.filter(([field, value]) => !same(guest[field as keyof Customer], value)),
  );
}

/** The guest's values of these fields; null for absent ones, so that undoing removes them. */
function pick(guest: Customer, fields: CustomerFields): CustomerFields {
  const names = Object.keys(fields) as (keyof CustomerFields)[];
  return Object.fromEntries(names.map((name) => [name, guest[name] ?? null]));
}

const filled = (fields: CustomerFields): CustomerFields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? undefined]));

/**
 * The fields that restore the kept guest. Mongoose drops empty objects, which stand for no change.
 * @throws {ConflictError} MERGE_CHANGED_SINCE
 */
function restoring(
  kept: Customer,
  { keptBefore = {}, keptAfter = {} }: Partial<GuestMerge>,
): CustomerFields {
  const names = Object.keys(keptBefore) as (keyof CustomerFields)[];
  const derived = new Set(['searchKeys', 'searchText', 'matchKeys']);
  const changed = names.filter((name) => !same(kept[name], keptAfter[name]));
  const blocking = changed.filter((name) => !growing.has(name) && !derived.has(name));
  if (blocking.length > 0) {
    throw new ConflictError('MERGE_CHANGED_SINCE', { data: { fields: blocking } });
  }
  const unchanged = names.filter((name) => derived.has(name) || !changed.includes(name));
  return filled(Object.fromEntries(unchanged.map((name) => [name, keptBefore[name]])));
}

/**
 * What the kept guest declined since the merge: it may have been the other person's answer, who
 * received the same messages.
 */
const declinedSince = ({ consents }: Customer, { at }: GuestMerge) =>
  consents.filter((consent) => !consent.given && consent.at >= at);

function changedSince(error: unknown): never {
  throw error instanceof NotFoundError ? new ConflictError('MERGE_CHANGED_SINCE') : error;
}
