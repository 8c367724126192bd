import type { Types } from 'mongoose';

/** A service on a day: its slots share a ledger. */
export interface SlotDay {
  readonly serviceId: Types.ObjectId;
  /** yyyy-mm-dd */
  readonly date: string;
}

/** A start time of a service on a day. Places are sold by slot. */
export interface Slot extends SlotDay {
  /** Start, minutes from midnight. */
  readonly t: number;
}

/** Places in a slot. */
export interface PlaceClaim extends Slot {
  readonly places: number;
  /** The start need not be one that the service sells: where it is none, nothing bounds the places. */
  readonly anyTime?: boolean;
}

export type ResourceKind = 'table' | 'therapist' | 'room';

/** A resource for a time. */
export interface ResourceClaim {
  readonly kind: ResourceKind;
  readonly resource: Types.ObjectId;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight of that day, 0 to 1439. */
  readonly start: number;
  /** Minutes from midnight of that day; past 1440 it ends on the next. */
  readonly end: number;
  /** When it lapses by itself, where it is only held; nobody needs to release it then. */
  readonly exp?: Date;
}

/** A resource with its holder. */
export interface ResourceOccupation extends ResourceClaim {
  /** Hex id of the booking, the treatment or whatever else holds it. */
  readonly holder: string;
}

/** Everything that one holder has: any number of places and resources. */
export interface CapacityClaim {
  /** Hex id of the booking, the treatment or whatever else holds it. */
  readonly holder: string;
  readonly places?: readonly PlaceClaim[];
  readonly resources?: readonly ResourceClaim[];
}

/** What a holder has and will have instead; null for nothing. */
export interface CapacityChange {
  readonly before: CapacityClaim | null;
  readonly after: CapacityClaim | null;
}

export function occupationsOf(claim: CapacityClaim | null): ResourceOccupation[] {
  if (!claim) return [];
  const { holder, resources = [] } = claim;
  return resources.map((resource) => ({ ...resource, holder }));
}
