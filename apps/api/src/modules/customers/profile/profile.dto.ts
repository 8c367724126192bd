import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Min, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import type { Customer } from '../customer.schema';
import { ConsentOutput, GuestDetailsInput, ProfileOutput, toProfileOutput } from '../customers.dto';

/** The guest's answers about marketing; omitted ones stay. */
export class MarketingConsentsInput {
  /** Offers by email. */
  @MayBeLeftOut() @IsBoolean() marketingEmail?: boolean;
  /** Offers by SMS. */
  @MayBeLeftOut() @IsBoolean() marketingSms?: boolean;
}

/**
 * What guests may change about themselves. A new `email` takes effect once its link is followed.
 */
export class ProfileInput extends GuestDetailsInput {
  @IsOptional()
  @ValidateNested()
  @Type(() => MarketingConsentsInput)
  consents?: MarketingConsentsInput | null;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

/** The guest's own data, and a pending email change. */
export class OwnProfileOutput extends ProfileOutput {
  /** The address that a link was mailed to and that is not confirmed yet. */
  pendingEmail?: string;
  /** The guest's latest answer about each use of their data. */
  consents: ConsentOutput[];
}

export function toOwnProfile(guest: Customer, pendingEmail: string | undefined): OwnProfileOutput {
  return {
    ...toProfileOutput(guest),
    ...(pendingEmail && pendingEmail !== guest.email ? { pendingEmail } : {}),
    consents: guest.consents.map(({ type, given, at }) => ({ type, given, at: at.toISOString() })),
  };
}
