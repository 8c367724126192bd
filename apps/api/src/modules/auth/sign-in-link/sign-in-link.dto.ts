import { IsEmail, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../common/http/validation/trimmed';
import { SignedInOutput } from '../auth.dto';

export class SignInLinkInput {
  @Trimmed()
  @IsEmail()
  @MaxLength(254)
  email: string;

  /** Slug or id of the guest's venue. */
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor: string;

  /** Path of the hub’s page to come back to, with its query; the link carries it. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(500)
  @Matches(/^\/(?!\/)[^\\]*$/)
  next?: string;
}

export class OpenSignInLinkInput {
  /** The link's `code`. */
  @IsString()
  @MaxLength(256)
  code: string;
}

export class SignInCodeInput {
  /** For which the link was asked. */
  @Trimmed()
  @IsEmail()
  @MaxLength(254)
  email: string;

  /** Slug or id of the guest's venue. */
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor: string;

  /** As shown where the link was opened; case, spaces and hyphens are ignored. @example "K7M2-Q9XP" */
  @IsString()
  @MaxLength(64)
  code: string;
}

/** Either the session, or the code that opens one. */
export class OpenedSignInLinkOutput {
  /** In the browser that asked for the link. */
  session?: SignedInOutput;
  /** In any other: to be typed in the browser that asked. @example "K7M2-Q9XP" */
  code?: string;
}
