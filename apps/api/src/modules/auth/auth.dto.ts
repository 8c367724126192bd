import { Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsObject,
  IsString,
  MaxLength,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';
import { VendorModulesOutput } from '../vendors/public';
import type { Account } from './accounts.service';
import { PasskeyAnswerInput } from './passkeys/passkeys.dto';

/**
 * A password as typed; the rules are checked later and answered with 422, each with its own text.
 */
const MAX_TYPED = 1_024;

export class LoginInput {
  /** Case is ignored. */
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(254)
  email: string;

  @IsString()
  @MaxLength(MAX_TYPED)
  password: string;

  /**
   * Of the authenticator, or a recovery code; asked for with 401 `SECOND_FACTOR_NEEDED` once the password was
   * right.
   */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(64)
  code?: string;

  /**
   * In place of a code, staff’s passkey: its answer to `data.passkey` of 401 `SECOND_FACTOR_NEEDED`
   * (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn); if it is sent, it alone counts.
   */
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => PasskeyAnswerInput)
  passkey?: PasskeyAnswerInput;

  /** Slug or id of the guest's venue; omitted for staff. */
  @MayBeLeftOut()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor?: string;
}

/** Whose session: a browser can hold one for staff and one per venue for a guest. */
export class SessionInput {
  /** `guest` or `staff`. */
  @IsIn(['guest', 'staff'])
  audience: 'guest' | 'staff';

  /** Slug or id of the venue; required for guests. */
  @ValidateIf(({ audience, vendor }: SessionInput) => audience === 'guest' || vendor !== undefined)
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor?: string;
}

export class LogoutInput {
  /** `guest` or `staff`; may be left out when a bearer token says it. */
  @MayBeLeftOut()
  @IsIn(['guest', 'staff'])
  audience?: 'guest' | 'staff';

  /** Slug or id of the venue; for guests without a bearer token. */
  @MayBeLeftOut()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor?: string;
}

/** The sign-up form. */
export class SignupInput {
  @Trimmed()
  @IsString()
  @MaxLength(100)
  firstName: string;

  @Trimmed()
  @IsString()
  @MaxLength(100)
  lastName: string;

  /** Unique among the venue's guests, ignoring case. */
  @Trimmed()
  @IsEmail()
  @MaxLength(254)
  email: string;

  /** Preferably with its country prefix; otherwise the venue's country is assumed. */
  @MayBeLeftOut()
  @Trimmed()
  @IsString()
  @MaxLength(32)
  phone?: string;

  /** 8 to 128 characters, not among the commonest. */
  @IsString()
  @MaxLength(MAX_TYPED)
  password: string;

  /** Slug or id. */
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor: string;
}

export class SignupOutput {
  _id: string;
  firstname: string;
  lastname: string;
  email: string;
}

export class ResetPasswordInput {
  @Trimmed()
  @IsEmail()
  @MaxLength(254)
  email: string;

  /** Slug or id of the guest's venue; omitted for staff. */
  @MayBeLeftOut()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor?: string;
}

export class ResetVerificationInput {
  /** The link's `guestId` or `userId`, or the id in `/activate/{id}`. */
  @IsString()
  @MaxLength(64)
  id: string;

  /** The link's `code`. */
  @IsString()
  @MaxLength(256)
  code: string;

  /** 8 to 128 characters, not among the commonest. */
  @IsString()
  @MaxLength(MAX_TYPED)
  password: string;

  @IsString()
  @MaxLength(MAX_TYPED)
  confirmPassword: string;
}

export class ResetVerificationOutput {
  /** Text to show. */
  message: string;
  /** `guest` or `staff`: where to sign in now. */
  audience: string;
  /** Slug of the venue. */
  vendor: string;
}

export class ConfirmEmailInput {
  /** The link's `guestId`. */
  @IsString()
  @MaxLength(64)
  id: string;

  /** The link's `code`. */
  @IsString()
  @MaxLength(256)
  code: string;
}

export class ConfirmEmailOutput {
  /** The email the guest signs in with from now on. */
  email: string;
  /** Slug of the venue. */
  vendor: string;
}

export class AccountVendorOutput {
  _id: string;
  slug: string;
  name: string;
  languageCode: string;
  /** IANA. */
  timezone: string;
  /** ISO 4217. */
  currency: string;
  /** The parts of the product it uses. */
  modules: VendorModulesOutput;
}

export class AccountOutput {
  /** `guest` or `staff`. */
  kind: string;
  _id: string;
  firstname: string;
  lastname: string;
  email: string;
  /** Staff only: 1 employee to 4 system administrator. @example 1 */
  level?: number;
  /** Set while staff must set up a second factor: until then, every other call answers 403. */
  mustEnrol?: boolean;
  vendor: AccountVendorOutput;
}

export class SignedInOutput {
  /** Bearer token. */
  accessToken: string;
  /** Lifetime in seconds. @example 900 */
  expiresIn: number;
  user: AccountOutput;
}

/** The stored venue, part of which is sent to those who sign in. */
type AccountVendor = Omit<AccountVendorOutput, '_id'> & { _id: { toHexString(): string } };

export function toAccountOutput(
  account: Account,
  vendor: AccountVendor,
  mustEnrol = false,
): AccountOutput {
  return {
    kind: account.kind,
    _id: account._id.toHexString(),
    firstname: account.firstname,
    lastname: account.lastname,
    email: account.email,
    ...(account.level ? { level: account.level } : {}),
    ...(mustEnrol ? { mustEnrol } : {}),
    vendor: {
      _id: vendor._id.toHexString(),
      slug: vendor.slug,
      name: vendor.name,
      languageCode: vendor.languageCode,
      timezone: vendor.timezone,
      currency: vendor.currency,
      modules: { ...vendor.modules },
    },
  };
}
