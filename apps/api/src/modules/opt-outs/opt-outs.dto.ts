import { IsIn, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../common/http/page.dto';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import type { Customer } from '../customers/public';

export const optOutChannels = ['email', 'sms'] as const;
export type OptOutChannel = (typeof optOutChannels)[number];

/** The consent that a channel asks for. */
export const consentOf = { email: 'marketingEmail', sms: 'marketingSms' } as const;

export class OptOutsQuery extends PageQuery {
  /** For this channel only. */
  @MayBeLeftOut() @IsIn(optOutChannels) channel?: OptOutChannel;
  /**
   * Only guests whose name, email, phone or loyalty code contains each word; up to 100 characters.
   */
  @MayBeLeftOut() @IsString() @MaxLength(100) text?: string;
}

export class OptOutInput {
  /** Id of the guest. */
  @IsId() customerId: string;
  /** `email` or `sms`. */
  @IsIn(optOutChannels) channel: OptOutChannel;
}

/** Sent by the page that the link in a message opens. */
export class OptOutByLinkInput {
  /** The link's `guest`. */
  @IsId() guest: string;
  /** The link's `channel`. */
  @IsIn(optOutChannels) channel: OptOutChannel;
  /** The link's `signature`. */
  @IsString() @MaxLength(100) signature: string;
}

/** A guest who declined marketing. */
export class OptOutOutput {
  /** Id of the guest. */
  customerId: string;
  firstname: string;
  lastname: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** `email`, `sms`: the channels the guest declined. */
  channels: string[];
  /** ISO instant at which the guest last said so. */
  at: string;
}

export class OptOutsPageOutput {
  /** Newest guests first. */
  items: OptOutOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

export function toOptOutOutput(guest: Customer): OptOutOutput {
  const said = guest.consents.filter(({ given }) => !given);
  const channels = optOutChannels.filter((channel) =>
    said.some(({ type }) => type === consentOf[channel]),
  );
  const latest = Math.max(
    ...said.filter(({ type }) => type !== 'terms').map(({ at }) => at.getTime()),
  );
  return {
    customerId: guest._id.toHexString(),
    firstname: guest.firstname,
    lastname: guest.lastname,
    ...(guest.email ? { email: guest.email } : {}),
    ...(guest.phone ? { phone: guest.phone } : {}),
    channels,
    at: new Date(latest).toISOString(),
  };
}
