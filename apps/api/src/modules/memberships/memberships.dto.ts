import type { MembershipStatus } from '@atrium/rules/guests/membership';
import { membershipStatus, usagesLeft } from '@atrium/rules/guests/membership';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Types } from 'mongoose';
import { IsDay } from '../../common/http/validation/is-day';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { present } from '../../common/present';
import { ShownPictureOutput } from '../media/public';
import type { Membership } from './membership.schema';
import { MembershipRenewalOutput, toRenewalOutput } from './renewals/renewal.dto';
import { isRenewed } from './renewals/renewed-membership';

/** A membership for a guest; omitted fields are the type's. */
export class NewMembershipInput {
  /** Id of an active membership type. */
  @IsId() _membershipType: string;
  /** First day, yyyy-mm-dd. Default: the venue's today. */
  @MayBeLeftOut() @IsDay() dateFrom?: string;
  /** Last day, yyyy-mm-dd. Default: from the type's validity. Null: does not expire. */
  @IsOptional() @IsDay() dateUntil?: string | null;
  /** 0: unlimited. Default: the type's. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(100_000) maxNumberOfUsages?: number;
  /** Minor units. Default: the type's. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(1_000_000_000) price?: number;
  /** For staff only. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(500) comment?: string;
}

export class UseMembershipInput {
  /** How many uses, 1 to 100. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(100) numberOfUsages?: number;
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(500) comment?: string;
}

export class UndoUseInput {
  /** Id of the use to give back. Default: the latest not given back. */
  @MayBeLeftOut() @IsId() _use?: string;
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(500) comment?: string;
}

export class MembershipActionInput {
  /** Why; in the audit log. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(500) reason?: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

/** Whose memberships to list. */
export class HubMembershipsQuery {
  /** Must be the guest of the token. */
  @IsId() customerId: string;
  /** Slug or id; must be the venue of the token. */
  @IsString() @MaxLength(80) vendorId: string;
}

export class MembershipTypeRef {
  _id: string;
  /** In the caller's language where the type has it. */
  name: string;
}

/** A membership, for its guest. */
export class HubMembership {
  _id: string;
  _membershipType: MembershipTypeRef;
  /** `active`, `paused`, `ended` or `expired`, by the venue's today. */
  status: MembershipStatus;
  /** First day, yyyy-mm-dd; it cannot be used before. */
  dateFrom: string;
  /** Last day, yyyy-mm-dd. Absent: it does not expire. */
  dateUntil?: string;
  /** Last day on which it can be used while its renewal is collected, yyyy-mm-dd. */
  graceUntil?: string;
  /** First day of the current pause, yyyy-mm-dd. */
  pausedFrom?: string;
  /** 0: unlimited. */
  maxNumberOfUsages: number;
  numberOfUsages: number;
  /** Uses left. Absent: unlimited. */
  usagesLeft?: number;
  /** Ids of the services it pays for when booked. */
  services: string[];
  /** Ids of the treatment types it pays for when booked. */
  treatmentTypes: string[];
  /** How it is renewed. Absent: it is not. */
  renewal?: MembershipRenewalOutput;
}

/** A membership in the list of its guest. */
export class ListedHubMembership extends HubMembership {
  /** Of its type. */
  picture?: ShownPictureOutput;
}

/** A membership, for staff. */
export class MembershipOutput extends HubMembership {
  /** Id of the guest. */
  _customer: string;
  /** Day on which it was ended, yyyy-mm-dd. */
  endedOn?: string;
  /** Minor units, as sold. */
  price: number;
  /** ISO 4217. */
  currency: string;
  comment?: string;
  /** ISO instant. */
  createdAt: string;
  version: number;
}

export class MembershipsPage {
  /** Latest first. */
  items: MembershipOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

/** What a membership shows of its type. */
export interface ShownType {
  readonly name: string;
  readonly services: readonly string[];
  readonly treatmentTypes: readonly string[];
  readonly _picture?: Types.ObjectId;
}

/** Of a type that is gone. */
export const UNKNOWN_TYPE: ShownType = { name: '', services: [], treatmentTypes: [] };

/** @param today the venue's, `yyyy-mm-dd` */
export function toHubMembership(
  membership: Membership,
  type: ShownType,
  today: string,
): HubMembership {
  return {
    _id: membership._id.toHexString(),
    _membershipType: { _id: membership._membershipType.toHexString(), name: type.name },
    status: membershipStatus(membership, today),
    dateFrom: membership.dateFrom,
    ...present({ dateUntil: membership.dateUntil, graceUntil: membership.graceUntil }),
    ...present({ pausedFrom: membership.pausedFrom }),
    ...(isRenewed(membership) ? { renewal: toRenewalOutput(membership) } : {}),
    maxNumberOfUsages: membership.maxNumberOfUsages,
    numberOfUsages: membership.numberOfUsages,
    ...present({ usagesLeft: usagesLeft(membership) }),
    services: [...type.services],
    treatmentTypes: [...type.treatmentTypes],
  };
}

/** @param today the venue's, `yyyy-mm-dd` */
export function toMembershipOutput(
  membership: Membership,
  type: ShownType,
  today: string,
): MembershipOutput {
  return {
    ...toHubMembership(membership, type, today),
    _customer: membership._customer.toHexString(),
    ...present({ endedOn: membership.endedOn, comment: membership.comment }),
    price: membership.price,
    currency: membership.currency,
    createdAt: membership.createdAt.toISOString(),
    version: membership.version,
  };
}
