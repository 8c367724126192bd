import { IsEmail, IsIn, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/may-be-left-out';
import { Trimmed } from '../../common/http/trimmed';
import { VendorModulesOutput } from '../vendors/vendors.service';
import type { Account } from './accounts.service';

/** A password as typed; its rules are answered with 422, so that each has its own text. */
const MAX_TYPED = 1_024;

export class LoginInput {
  /** Compared without case. */
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(254)
  email: string;

  @IsString()
  @MaxLength(MAX_TYPED)
  password: string;

  /** Slug or id: signs a guest of that vendor in; without it staff. */
  @MayBeLeftOut()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor?: string;
}

/** Whose session it is: a browser can hold one of staff and one per vendor of a guest. */
export class SessionInput {
  /** `guest` or `staff`. */
  @IsIn(['guest', 'staff'])
  audience: 'guest' | 'staff';

  /** Slug or id of the vendor; required for guests. */
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

  /** Slug or id of the vendor; for guests without a bearer token. */
  @MayBeLeftOut()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor?: string;
}

/** The sign-up form (specification section 3). */
export class SignupInput {
  @Trimmed()
  @IsString()
  @MaxLength(100)
  firstName: string;

  @Trimmed()
  @IsString()
  @MaxLength(100)
  lastName: string;

  /** Unique among the guests of the vendor, compared without case. */
  @Trimmed()
  @IsEmail()
  @MaxLength(254)
  email: string;

  /** Best with its country prefix; without one it is of the vendor's country. */
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

  /** Slug or id: a guest of that vendor; without it staff. */
  @MayBeLeftOut()
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor?: string;
}

export class ResetVerificationInput {
  /** The `guestId` or `userId` of the link, or the id in `/activate/{id}`. */
  @IsString()
  @MaxLength(64)
  id: string;

  /** The `code` of the link. */
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
  /** What the person is told. */
  message: string;
  /** `guest` or `staff`: where to sign in now. */
  audience: string;
  /** Slug of the vendor. */
  vendor: string;
}

export class ConfirmEmailInput {
  /** The `guestId` of the link. */
  @IsString()
  @MaxLength(64)
  id: string;

  /** The `code` of the link. */
  @IsString()
  @MaxLength(256)
  code: string;
}

export class ConfirmEmailOutput {
  /** By which the guest signs in from now on. */
  email: string;
  /** Slug of the vendor. */
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
  /** Which parts of the product it uses. */
  modules: VendorModulesOutput;
}

export class AccountOutput {
  /** `guest` or `staff`. */
  kind: string;
  _id: string;
  firstname: string;
  lastname: string;
  email: string;
  /** Of staff: 1 employee to 4 system administrator. @example 1 */
  level?: number;
  vendor: AccountVendorOutput;
}

export class SignedInOutput {
  /** Bearer token. */
  accessToken: string;
  /** Its life in seconds. @example 900 */
  expiresIn: number;
  user: AccountOutput;
}

/** A vendor as it is stored, of which those who sign in see a part. */
type AccountVendor = Omit<AccountVendorOutput, '_id'> & { _id: { toHexString(): string } };

export function toAccountOutput(account: Account, vendor: AccountVendor): AccountOutput {
  return {
    kind: account.kind,
    _id: account._id.toHexString(),
    firstname: account.firstname,
    lastname: account.lastname,
    email: account.email,
    ...(account.level ? { level: account.level } : {}),
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
