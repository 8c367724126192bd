import { IsIn } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/may-be-left-out';
import { HubReservations } from '../bookings/hub-reservations.service';
import { OwnDataOutput } from '../customers/customers.service';
import { HubMembership } from '../memberships/memberships.service';
import { StayOutput } from '../stays/stays.service';

export const exportFormats = ['json', 'html'] as const;

export class OwnDataQuery {
  /** `html` is a page to read, in the guest's language; `json` is for programs. Default: json. */
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
  /** Absent of a message with a link that opens the account. */
  text?: string;
}

/** Everything a vendor holds of a guest that is the guest's own. */
export class OwnDataExport {
  /** ISO instant. */
  exportedAt: string;
  guest: OwnDataOutput;
  reservations: HubReservations;
  stays: StayOutput[];
  memberships: HubMembership[];
  /** Latest first. */
  messages: OwnMessage[];
}
