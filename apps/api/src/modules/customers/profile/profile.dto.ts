import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Min, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out';
import type { Customer } from '../customer.schema';
import { ConsentOutput, GuestDetailsInput, ProfileOutput, toProfileOutput } from '../customers.dto';

/** What a guest says to being written to; left out keeps what was said. */
export class MarketingConsentsInput {
  /** Offers by email. */
  @MayBeLeftOut() @IsBoolean() marketingEmail?: boolean;
  /** Offers by SMS. */
  @MayBeLeftOut() @IsBoolean() marketingSms?: boolean;
}

/** What a guest changes of the own data. Another `email` waits until its link was followed. */
export class ProfileInput extends GuestDetailsInput {
  @IsOptional()
  @ValidateNested()
  @Type(() => MarketingConsentsInput)
  consents?: MarketingConsentsInput | null;
  /** Of what the guest saw; 409 STALE_VERSION when somebody saved since. Left out: not checked. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

/** What a guest sees of the own data and of what waits. */
export class OwnProfileOutput extends ProfileOutput {
  /** The address that a link was mailed to and that is not confirmed yet. */
  pendingEmail?: string;
  /** What the guest last said to each kind of use of the own data. */
  consents: ConsentOutput[];
}

export function toOwnProfile(guest: Customer, pendingEmail: string | undefined): OwnProfileOutput {
  return {
    ...toProfileOutput(guest),
    ...(pendingEmail && pendingEmail !== guest.email ? { pendingEmail } : {}),
    consents: guest.consents.map(({ type, given, at }) => ({ type, given, at: at.toISOString() })),
  };
}
