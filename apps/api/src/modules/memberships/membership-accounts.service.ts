import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Types } from 'mongoose';
import type { Actor, TenantScope } from '../../common/context/request-context';
import { InStep } from '../../common/database/in-step';
import { objectId } from '../../common/database/object-id';
import { type MembershipTreatment, TreatmentsService } from '../spa/public';
import type { Membership } from './membership.schema';
import type { MembershipUse } from './uses/membership-use.schema';
import { fieldOf, type PaidFor } from './uses/membership-uses.repository';

/** Documents a cursor fetches at once. */
const BATCH = 2_000;

/** An entry of a membership's ledger, as needed for counting. */
type AccountEntry = Pick<
  MembershipUse,
  '_id' | '_membership' | 'no' | 'uses' | 'numberOfUsages' | '_booking' | '_treatment' | '_reverses'
>;

/** A membership's stated number of uses, its ledger from the first entry, and the treatments it pays for. */
export interface MembershipAccount
  extends Pick<
    Membership,
    '_id' | '_customer' | 'maxNumberOfUsages' | 'numberOfUsages' | 'entries'
  > {
  readonly uses: readonly AccountEntry[];
  readonly treatments: readonly Pick<MembershipTreatment, '_id' | 'guests'>[];
}

/** Uses that the ledger lacks (above 0) or has too many of (below 0) for what it pays for. */
interface AccountCorrection {
  readonly paidFor: PaidFor;
  readonly uses: number;
}

type InTransaction = TenantScope & { readonly session: ClientSession };

/** Reads memberships and their ledgers in full, bypassing mongoose, for recounting and repair. */
@Injectable()
export class MembershipAccounts {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly treatments: TreatmentsService,
  ) {}

  private get memberships() {
    return this.connection.collection<Membership>('memberships');
  }

  private get entries() {
    return this.connection.collection<MembershipUse>('membershipUses');
  }

  /** Every membership of a venue by id, holding one ledger at a time. */
  async *all({ vendorId, session }: TenantScope): AsyncGenerator<MembershipAccount> {
    const _vendor = objectId(vendorId);
    const options = { session, batchSize: BATCH };
    const memberships = this.memberships.find({ _vendor }, { ...options, sort: { _id: 1 } });
    const entries = new InStep<AccountEntry>(
      // the order of the index, whose numbers descend
      this.entries.find({ _vendor }, { ...options, sort: { _membership: 1, no: -1 } }),
      ({ _membership }) => _membership.toHexString(),
    );
    const paid = new InStep(
      this.treatments.byMemberships({ vendorId, session }),
      ({ _membership }) => _membership.toHexString(),
    );
    for await (const membership of memberships) {
      const id = membership._id.toHexString();
      const uses = await entries.of(id);
      yield { ...membership, uses: uses.reverse(), treatments: await paid.of(id) };
    }
  }

  /** Null where it is gone. */
  async one(
    { vendorId, session }: TenantScope,
    _id: Types.ObjectId,
  ): Promise<MembershipAccount | null> {
    const _vendor = objectId(vendorId);
    const membership = await this.memberships.findOne({ _vendor, _id }, { session });
    if (!membership) return null;
    const uses = await this.entries
      .find({ _vendor, _membership: _id }, { session, sort: { no: 1 } })
      .toArray();
    const treatments: MembershipTreatment[] = [];
    for await (const one of this.treatments.byMemberships({ vendorId, session }, _id)) {
      treatments.push(one);
    }
    return { ...membership, uses, treatments };
  }

  /**
   * Adds missing entries, recomputes the sums, and sets the membership's number of uses. Uses once
   * taken stay taken, even beyond the maximum.
   */
  async putRight(
    { vendorId, session }: InTransaction,
    account: MembershipAccount,
    corrections: readonly AccountCorrection[],
    by: { readonly actor: Actor; readonly at: Date; readonly comment: string },
  ): Promise<Pick<Membership, 'numberOfUsages' | 'entries'>> {
    const { _id: _membership, uses } = account;
    const _vendor = objectId(vendorId);
    let sum = 0;
    let no = 0;
    for (const entry of uses) {
      sum += entry.uses;
      no = entry.no;
      if (entry.numberOfUsages === sum) continue;
      await this.entries.updateOne(
        { _vendor, _id: entry._id },
        { $set: { numberOfUsages: sum } },
        { session },
      );
    }
    for (const { paidFor, uses: missing } of corrections) {
      sum += missing;
      no += 1;
      const entry = { _vendor, _membership, no, uses: missing, numberOfUsages: sum };
      const added = { ...entry, ...fieldOf(paidFor), ...by } as MembershipUse;
      await this.entries.insertOne(added, { session });
    }
    const after = { numberOfUsages: sum, entries: no };
    await this.memberships.updateOne({ _vendor, _id: _membership }, { $set: after }, { session });
    return after;
  }
}
