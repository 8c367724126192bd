import { membershipProblem, usesToSettle } from '@atrium/rules/guests/membership';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { ConflictError, NotFoundError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import type { Membership } from './membership.schema';
import { UNKNOWN_TYPE } from './memberships.dto';
import { MembershipsRepository } from './memberships.repository';
import { MembershipTypesService } from './types/membership-types.service';
import { MembershipLedger } from './uses/membership-ledger';
import { MembershipUsesRepository, type PaidFor } from './uses/membership-uses.repository';

/** A booking or a treatment that a membership is to pay for. */
export interface MembershipClaim {
  readonly customer: Types.ObjectId | undefined;
  /** The service, or the treatment's type. */
  readonly service: Types.ObjectId;
  /** `yyyy-mm-dd` */
  readonly date: string;
  /** Each is one use. */
  readonly participants: number;
}

/** How a change of what is booked affects the membership that pays for it. */
export interface MembershipSettlement extends MembershipClaim {
  readonly paidFor: PaidFor;
  /** Participants that counted or waited before; `participants` are those after it. */
  readonly was: number;
  /** Moved to another day, service or guest. */
  readonly moved: boolean;
  readonly mayGiveBack: boolean;
}

/** Pays with memberships for what is booked. */
@Injectable()
export class BookingMemberships {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly uses: MembershipUsesRepository,
    private readonly types: MembershipTypesService,
    private readonly ledger: MembershipLedger,
  ) {}

  /**
   * The membership that pays, with its name in the caller's language.
   * @throws {NotFoundError} also for another guest's
   * @throws {ConflictError} MEMBERSHIP_USED_UP
   * @throws {RuleError} MEMBERSHIP_DOES_NOT_COVER, MEMBERSHIP_NOT_STARTED, MEMBERSHIP_PAUSED,
   * MEMBERSHIP_ENDED, MEMBERSHIP_EXPIRED
   */
  async paying(
    ctx: RequestContext,
    id: string,
    claim: MembershipClaim,
  ): Promise<{ _id: Types.ObjectId; name: string }> {
    const membership = await this.memberships.get(ctx, clientId(id));
    const { name } = await this.assertPays(
      ctx,
      membership,
      claim,
      claim.participants,
      ctx.language,
    );
    return { _id: membership._id, name };
  }

  /**
   * Takes or gives back uses in the transaction that changes what is booked.
   * @throws those of paying, if the change needs more uses or something else
   */
  async settle(tx: Transaction, id: Types.ObjectId, change: MembershipSettlement): Promise<void> {
    const { paidFor, participants: is, was, moved, mayGiveBack } = change;
    const taken = (await this.uses.takenFor(tx, paidFor)).get(id.toHexString()) ?? 0;
    const uses = usesToSettle({ was, is, taken, mayGiveBack });
    if (uses < 0) await this.ledger.giveBack(tx, id, -uses, { paidFor });
    if (is === 0 || (uses <= 0 && !moved)) return;
    const membership = await this.memberships.get(tx, id);
    const takes = Math.max(0, uses);
    await this.assertPays(tx, membership, change, takes, tx.language);
    if (takes > 0) await this.ledger.take(tx, membership, takes, { paidFor });
  }

  private async assertPays(
    scope: TenantScope,
    membership: Membership,
    { customer, service, date }: MembershipClaim,
    uses: number,
    language: string,
  ): Promise<{ name: string }> {
    if (!customer?.equals(membership._customer)) throw new NotFoundError();
    const types = await this.types.shown(scope, [membership._membershipType], language);
    const { name, services, treatmentTypes } =
      types.get(membership._membershipType.toHexString()) ?? UNKNOWN_TYPE;
    const problem = membershipProblem(membership, {
      date,
      uses,
      services: [...services, ...treatmentTypes],
      service: service.toHexString(),
    });
    if (problem === 'MEMBERSHIP_USED_UP') throw new ConflictError(problem);
    if (problem) throw new RuleError(problem);
    return { name };
  }
}
