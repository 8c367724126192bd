import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { renewedUntil } from '@atrium/rules/guests/membership-renewal';
import { Injectable } from '@nestjs/common';
import type { Types, UpdateQuery } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import type { Membership } from '../membership.schema';
import { recordMembership } from '../memberships.events';
import { MembershipsRepository } from '../memberships.repository';
import type { MembershipRenewal } from './membership-renewal';
import { isRenewed, type RenewedMembership } from './renewed-membership';

/** Reads and changes how memberships are renewed. Who pays for it, and how, is not known here. */
@Injectable()
export class MembershipRenewals {
  constructor(private readonly memberships: MembershipsRepository) {}

  /** Null where the membership is gone, or was sold without renewal. */
  async find(scope: TenantScope, _id: Types.ObjectId): Promise<RenewedMembership | null> {
    const found = await this.memberships.findOne(scope, { _id });
    return found && isRenewed(found) ? found : null;
  }

  /** Those that a card is kept for. */
  async byCard(scope: TenantScope, _mandate: Types.ObjectId): Promise<RenewedMembership[]> {
    const found = await this.memberships.find(scope, { 'renewal._mandate': _mandate });
    return found.filter(isRenewed);
  }

  /** Ids of those of a venue for which a card is kept and whose end is near. @param until `yyyy-mm-dd` */
  ending(scope: TenantScope, until: string): Promise<Types.ObjectId[]> {
    return this.memberships.renewingUntil(scope, until);
  }

  /** @param action in the audit log; nothing is written there without one */
  async change(
    tx: Transaction,
    before: Membership,
    change: UpdateQuery<Membership>,
    action?: AuditAction,
  ): Promise<RenewedMembership> {
    const after = await this.memberships.updateVersioned(tx, before._id, undefined, change);
    if (action) recordMembership(tx, action, before, after);
    else tx.emit(changed(after));
    if (!isRenewed(after)) throw new Error(`a membership without renewal: ${after._id}`);
    return after;
  }

  /** Has the audit log say what was done beside it. */
  note(tx: Transaction, membership: Membership, action: AuditAction): void {
    recordMembership(tx, action, membership, membership);
  }

  /** Stops or starts it, in the name of whoever does so. */
  setState(
    tx: Transaction,
    before: RenewedMembership,
    state: MembershipRenewal['state'],
    { $set, ...change }: UpdateQuery<Membership> = {},
  ): Promise<RenewedMembership> {
    const { actor } = tx;
    const changedBy = { kind: actor.kind, ...('name' in actor ? { name: actor.name } : {}) };
    const fields = {
      'renewal.state': state,
      'renewal.changedBy': changedBy,
      'renewal.changedAt': tx.now,
    };
    return this.change(tx, before, { ...change, $set: { ...$set, ...fields } }, actionOf[state]);
  }

  /** Another period has been paid for: it begins where the last one ended, and has its own uses. */
  extend(
    tx: Transaction,
    before: RenewedMembership,
    { price, _mandate }: { readonly price: number; readonly _mandate?: Types.ObjectId | undefined },
  ): Promise<RenewedMembership> {
    const { renewal, dateUntil, numberOfUsages, renewedFor = 0 } = before;
    if (!dateUntil) throw new Error(`renewed without an end: ${before._id}`);
    return this.change(
      tx,
      before,
      {
        $set: {
          dateUntil: renewedUntil(dateUntil, renewal),
          // what was left of the last period has run out with it
          maxNumberOfUsages: renewal.uses === 0 ? 0 : numberOfUsages + renewal.uses,
          renewedFor: renewedFor + price,
          'renewal.refusals': [],
          ...(_mandate ? { 'renewal._mandate': _mandate } : {}),
        },
        $unset: { graceUntil: 1 },
      },
      'membership.renewed',
    );
  }
}

const actionOf = {
  on: 'membership.renewalStarted',
  stopped: 'membership.renewalStopped',
  lapsed: 'membership.lapsed',
} as const satisfies Record<MembershipRenewal['state'], AuditAction>;

const changed = ({ _id, _customer }: Membership) =>
  ({ type: 'membership.updated', entityId: _id, customerId: _customer }) as const;
