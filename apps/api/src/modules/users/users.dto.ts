import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsString,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import type { Level } from '../../common/context/request-context';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';
import type { User } from './user.schema';

export class CreateUserInput {
  /** Unique across all venues, ignoring case; at most 254 characters. */
  @Trimmed()
  @IsEmail()
  @MaxLength(254)
  email: string;

  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  firstname: string;

  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  lastname: string;

  /** With its country prefix, e.g. `+47 912 34 567`; empty: none. */
  @MayBeLeftOut()
  @Trimmed()
  @IsString()
  @MaxLength(32)
  phone?: string;

  /** Access level: 1 employee, 2 administrator, 3 system owner, 4 system administrator. @example 1 */
  @IsIn([1, 2, 3, 4])
  level: Level;
}

/** A venue's first system owner, so the level is given. */
export class InviteOwnerInput extends OmitType(CreateUserInput, ['level']) {}

/** A field left out stays; an empty phone number takes it away. The level is never above the editor's own. */
export class UpdateUserInput extends PartialType(CreateUserInput, { skipNullProperties: false }) {
  /** False signs the user out everywhere and prevents signing in. */
  @MayBeLeftOut()
  @IsBoolean()
  active?: boolean;

  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  version?: number;
}

/** What staff may change in their own account. */
export class UpdateOwnUserInput extends PickType(UpdateUserInput, [
  'firstname',
  'lastname',
  'phone',
  'version',
]) {}

export class ChangeOwnPasswordInput {
  @IsString()
  @MaxLength(1_024)
  currentPassword: string;

  /** 8 to 128 characters, not among the commonest. */
  @IsString()
  @MaxLength(1_024)
  password: string;

  @IsString()
  @MaxLength(1_024)
  confirmPassword: string;
}

export class UserOutput {
  _id: string;
  email: string;
  firstname: string;
  lastname: string;
  /** E.164. */
  phone?: string;
  /** Access level: 1 employee, 2 administrator, 3 system owner, 4 system administrator. @example 1 */
  level: number;
  active: boolean;
  /** Whether codes of an authenticator are asked for at sign-in. */
  hasSecondFactor: boolean;
  /** True until the invitation was followed and a password chosen. */
  invited: boolean;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  updatedAt: string;
  version: number;
}

export function toUserOutput(user: User, hasSecondFactor: boolean): UserOutput {
  return {
    _id: user._id.toHexString(),
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    ...(user.phone ? { phone: user.phone } : {}),
    level: user.level,
    active: user.active,
    hasSecondFactor,
    invited: !user.passwordHash,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    version: user.version,
  };
}
