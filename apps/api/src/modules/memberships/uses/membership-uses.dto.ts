import { present } from '../../../common/present';
import type { MembershipUse } from './membership-use.schema';

/** An entry of a membership's ledger, for the guest. */
export class HubMembershipUse {
  _id: string;
  /** ISO instant. */
  at: string;
  /** Uses taken; negative: given back. */
  uses: number;
  /** Total uses, including this entry. */
  numberOfUsages: number;
  /** Id of the booking it paid for. */
  _booking?: string;
  /** Id of the treatment it paid for. */
  _treatment?: string;
  /** Id of the entry it reverses. */
  _reverses?: string;
}

/** Who did it. */
export class MembershipUseActor {
  /** `staff`, `guest` or `system`. */
  kind: string;
  name?: string;
}

/** An entry of a membership's ledger, for staff. */
export class MembershipUseOutput extends HubMembershipUse {
  by: MembershipUseActor;
  comment?: string;
  /**
   * Uses that `undoMembershipUse` can give back; 0 if all were given back, or it is itself a
   * reversal.
   */
  mayBeGivenBack: number;
}

export class HubMembershipUsesPage {
  /** Latest first. */
  items: HubMembershipUse[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

export class MembershipUsesPage {
  /** Latest first. */
  items: MembershipUseOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

export function toHubMembershipUse(use: MembershipUse): HubMembershipUse {
  return {
    _id: use._id.toHexString(),
    at: use.at.toISOString(),
    uses: use.uses,
    numberOfUsages: use.numberOfUsages,
    ...present({
      _booking: use._booking?.toHexString(),
      _treatment: use._treatment?.toHexString(),
      _reverses: use._reverses?.toHexString(),
    }),
  };
}

/** @param mayBeGivenBack uses */
export function toMembershipUseOutput(
  use: MembershipUse,
  mayBeGivenBack: number,
): MembershipUseOutput {
  return {
    ...toHubMembershipUse(use),
    by: {
      kind: use.actor.kind,
      ...('name' in use.actor ? { name: use.actor.name } : {}),
    },
    ...present({ comment: use.comment }),
    mayBeGivenBack,
  };
}
