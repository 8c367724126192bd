import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';

/** The password, or a code in its place. */
export class ConfirmIdentityInput {
  @ValidateIf(({ code }: ConfirmIdentityInput) => code === undefined)
  @IsString()
  @MaxLength(1_024)
  password?: string;

  /** Of the authenticator, or a recovery code, which is used up; if it is sent, it alone counts. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(64)
  code?: string;
}

export class ConfirmedIdentityOutput {
  /** Bearer token of the same session, in place of the one that was refused. */
  accessToken: string;
  /** Lifetime in seconds. @example 900 */
  expiresIn: number;
}
