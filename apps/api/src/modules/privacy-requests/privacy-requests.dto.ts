import {
  daysLeft,
  isExtendable,
  type PrivacyRequestKind,
  type PrivacyRequestState,
  privacyRequestKinds,
  privacyRequestStates,
  staffChannels,
} from '@atrium/rules/guests/privacy-request';
import { IsEmail, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { PageQuery } from '../../common/http/page.dto';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { Trimmed } from '../../common/http/validation/trimmed';
import { present } from '../../common/present';
import type { PrivacyRequest } from './privacy-request.schema';

const MOST_WORDS = 2_000;

export class PrivacyRequestsQuery extends PageQuery {
  /** Those in this state only. */
  @MayBeLeftOut() @IsIn(privacyRequestStates) state?: PrivacyRequestState;
  /** Those of this kind only. */
  @MayBeLeftOut() @IsIn(privacyRequestKinds) kind?: PrivacyRequestKind;
  /** Those of this guest only: id. */
  @MayBeLeftOut() @IsId() customerId?: string;
}

/** What a guest asks for. */
export class OwnPrivacyRequestInput {
  /** `access`, `correction`, `erasure`, `restriction`, `objection` or `portability`. */
  @IsIn(privacyRequestKinds) kind: PrivacyRequestKind;
  /** What exactly, in the guest's words: what is wrong, for instance. */
  @MayBeLeftOut() @Trimmed() @IsString() @MultiLine() @MaxLength(MOST_WORDS) details?: string;
}

/** What a guest asked of staff. */
export class PrivacyRequestInput extends OwnPrivacyRequestInput {
  /** Id of the guest. */
  @IsId() customerId: string;
  /** How it came: `phone`, `letter` or `inPerson`. */
  @IsIn(staffChannels) channel: (typeof staffChannels)[number];
  /** How staff checked who asks. Absent: the guest is mailed a link to confirm it. */
  @MayBeLeftOut()
  @Trimmed()
  @IsString()
  @MinLength(3)
  @MaxLength(300)
  identityNote?: string;
}

/** How staff checked who asks. */
export class PrivacyIdentityInput {
  /** In a few words. Absent: the guest is mailed a link to confirm it. @example Passport shown at the desk */
  @MayBeLeftOut() @Trimmed() @IsString() @MinLength(3) @MaxLength(300) note?: string;
}

/** The answer to a request. */
export class PrivacyAnswerInput {
  /** What the guest is told besides: what was corrected, for instance. */
  @MayBeLeftOut() @Trimmed() @IsString() @MultiLine() @MaxLength(MOST_WORDS) note?: string;
}

/** Why; the guest is told. */
export class PrivacyReasonInput {
  @Trimmed() @IsString() @MultiLine() @MinLength(3) @MaxLength(MOST_WORDS) reason: string;
}

/** What somebody asks who is not signed in. */
export class OpenPrivacyRequestInput extends OwnPrivacyRequestInput {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(80) vendor: string;
  /** The address that the venue knows the guest by. */
  @Trimmed() @IsEmail() @MaxLength(254) email: string;
}

/** The code of a mailed link. */
export class PrivacyCodeInput {
  @IsString() @MinLength(1) @MaxLength(200) code: string;
}

const archiveFormats = ['html', 'json'] as const;

export class PrivacyArchiveQuery extends PrivacyCodeInput {
  /** `html` is a page to read, in the guest’s language; `json` is for programs. Default: html. */
  @MayBeLeftOut() @IsIn(archiveFormats) format?: (typeof archiveFormats)[number];
}

/** A request as its guest sees it. */
export class OwnPrivacyRequestOutput {
  _id: string;
  /** What guest and staff call it. @example K7M2Q9XP */
  reference: string;
  /** `access`, `correction`, `erasure`, `restriction`, `objection` or `portability`. */
  kind: string;
  /**
   * `unconfirmed`: who asks is not checked yet. `open`: to be answered. `answered`, `refused`, `withdrawn`; `lapsed`:
   * nobody followed the link in time.
   */
  state: string;
  /** What exactly was asked. */
  details?: string;
  /** ISO instant. */
  receivedAt: string;
  /** The last day for an answer, `yyyy-mm-dd`, the venue's. */
  due: string;
  /** Days left for an answer: 0 on the last, negative once it is late. */
  daysLeft: number;
  /** The period was extended by two months. */
  extended: boolean;
  /** Why. */
  extensionReason?: string;
  /** ISO instant at which it was answered, refused or withdrawn. */
  closedAt?: string;
  /** What the guest was told, or why it was refused. */
  answer?: string;
}

/** A request as staff see it. */
export class PrivacyRequestOutput extends OwnPrivacyRequestOutput {
  /** How it came: `hub`, `mail` (the public form), `phone`, `letter` or `inPerson`. */
  channel: string;
  /** Id of the guest. */
  _customer: string;
  /** The guest's name; absent once they are erased. */
  guestName?: string;
  /** The guest can be mailed. */
  hasEmail: boolean;
  /** The guest is Eternal: never anonymised by itself, but erased on request. */
  isEternal: boolean;
  /** Whether the guest's data is restricted now. */
  isRestricted: boolean;
  /** Name of the member of staff who wrote it down. */
  receivedBy?: string;
  /** How it was checked who asks: `account`, `mailLink` or `staff`; absent: not yet. */
  identifiedHow?: string;
  /** ISO instant. */
  identifiedAt?: string;
  identifiedBy?: string;
  /** How staff checked it. */
  identityNote?: string;
  /** ISO instant until which the mailed link can be used. */
  linkUntil?: string;
  /** The period may be extended by two months now. */
  isExtendable: boolean;
  /** ISO instant until which the link to the archive can be used. */
  archiveUntil?: string;
  closedBy?: string;
  /** What stayed after an erasure: `receipts`, `agreements`, `figures`, `proof`. */
  kept?: string[];
  /** ISO instant at which a restriction was lifted. */
  liftedAt?: string;
  liftedBy?: string;
  liftReason?: string;
  version: number;
}

export class PrivacyRequestsPageOutput {
  items: PrivacyRequestOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

/** What somebody confirmed by a mailed link. */
export class ConfirmedPrivacyRequestOutput {
  /** Slug of the venue. */
  vendor: string;
  reference: string;
  kind: string;
  /** The last day for an answer, `yyyy-mm-dd`. */
  due: string;
}

/** What staff see of the guest beside a request. */
export interface AskingGuest {
  readonly name?: string;
  readonly hasEmail: boolean;
  readonly isEternal: boolean;
  readonly isRestricted: boolean;
}

/** @param today the venue's */
export function toOwnRequest(request: PrivacyRequest, today: string): OwnPrivacyRequestOutput {
  return present({
    _id: request._id.toHexString(),
    reference: request.reference,
    kind: request.kind,
    state: request.state,
    details: request.details,
    receivedAt: request.receivedAt.toISOString(),
    due: request.due,
    daysLeft: daysLeft(request.due, today),
    extended: request.extended,
    extensionReason: request.extensionReason,
    closedAt: request.closedAt?.toISOString(),
    answer: request.answer,
  });
}

/** @param today the venue's */
export function toRequestOutput(
  request: PrivacyRequest,
  { name, hasEmail, isEternal, isRestricted }: AskingGuest,
  today: string,
): PrivacyRequestOutput {
  return {
    ...toOwnRequest(request, today),
    ...{ channel: request.channel, _customer: request._customer.toHexString() },
    ...{ hasEmail, isEternal, isRestricted, isExtendable: isExtendable(request, today) },
    ...present({
      guestName: name,
      receivedBy: request.receivedBy,
      identifiedHow: request.identifiedHow,
      identifiedAt: request.identifiedAt?.toISOString(),
      identifiedBy: request.identifiedBy,
      identityNote: request.identityNote,
      linkUntil: request.linkUntil?.toISOString(),
      archiveUntil: request.archiveUntil?.toISOString(),
      closedBy: request.closedBy,
      kept: request.kept,
      liftedAt: request.liftedAt?.toISOString(),
      liftedBy: request.liftedBy,
      liftReason: request.liftReason,
    }),
    version: request.version,
  };
}
