import { IsString, MaxLength } from 'class-validator';

/** A guest's new password, given by staff. */
export class SetPasswordInput {
  /** 8 to 128 characters. An empty one is refused with its own text. */
  @IsString() @MaxLength(1000) password: string;
  /** The same again. */
  @IsString() @MaxLength(1000) confirmPassword: string;
}

/** A guest's new password, given by the guest. */
export class ChangePasswordInput extends SetPasswordInput {
  /** The current password. */
  @IsString() @MaxLength(1000) currentPassword: string;
}

/** Erasing one's own data requires the password. */
export class ProfileDeletion {
  /** The guest's password. */
  @IsString() @MaxLength(1000) password: string;
}
