import { IsIn } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { HubReservation } from '../bookings/public';
import { OwnDataOutput } from '../customers/public';
import { HubMembership, HubMembershipUse } from '../memberships/public';
import { OwnReview } from '../reviews/public';
import { OwnTreatment } from '../spa/public';
import { StayOutput } from '../stays/public';

export const exportFormats = ['json', 'html'] as const;

export class OwnDataQuery {
  /** `html` is a page to read, in the guest’s language; `json` is for programs. Default: json. */
  @MayBeLeftOut() @IsIn(exportFormats) format?: (typeof exportFormats)[number];
}

/** A message that the venue sent. */
export class OwnMessage {
  /** ISO instant. */
  at: string;
  /** `email` or `sms`. */
  channel: string;
  to: string;
  subject: string;
  /** Omitted for messages with a link that opens the account. */
  text?: string;
}

/** The guest’s own document, and a pending email change. */
export class OwnGuest extends OwnDataOutput {
  /** A link was mailed to it and has not been followed yet. */
  pendingEmail?: string;
}

/** All of a guest’s bookings, including those waiting or part of a group. */
export class OwnReservations {
  /** Not over yet, soonest first. */
  upcoming: HubReservation[];
  /** Over or cancelled, latest first. */
  past: HubReservation[];
}

/** When a membership was used, or a use given back. */
export class OwnMembershipUse extends HubMembershipUse {
  /** Id of the membership. */
  _membership: string;
  /** Of the membership’s type. */
  name: string;
}

/** Everything a venue stores that belongs to the guest; no list is cut short. */
export class OwnDataExport {
  /** ISO instant. */
  exportedAt: string;
  guest: OwnGuest;
  reservations: OwnReservations;
  /** Latest day first. */
  treatments: OwnTreatment[];
  /** Latest arrival first. */
  stays: StayOutput[];
  /** Latest first. */
  memberships: HubMembership[];
  /** By membership, the latest use first. */
  membershipUses: OwnMembershipUse[];
  /** Latest first. */
  messages: OwnMessage[];
  /** Latest first; includes unanswered requests. */
  reviews: OwnReview[];
}

type Streamed<T> = { [K in keyof T]: T[K] extends (infer Item)[] ? AsyncIterable<Item> : T[K] };

/** The export as sent: each list is read from the database while it goes out. */
export type OwnDataStream = Streamed<Omit<OwnDataExport, 'reservations'>> & {
  readonly reservations: Streamed<OwnReservations>;
};
