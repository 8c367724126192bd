import { Type } from 'class-transformer';
import { IsObject, IsString, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { PasskeyAnswerInput } from '../passkeys/passkeys.dto';

/** The password, or a code or passkey in its place. */
export class ConfirmIdentityInput {
  @ValidateIf(({ code, passkey }: ConfirmIdentityInput) => !passkey && code === undefined)
  @IsString()
  @MaxLength(1_024)
  password?: string;

  /** Of the authenticator, or a recovery code, which is used up; if it is sent, it alone counts. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(64)
  code?: string;

  /** Its answer to what `askPasskey` asks; if it is sent, it alone counts. */
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => PasskeyAnswerInput)
  passkey?: PasskeyAnswerInput;
}

/** A guest's password, or a passkey in its place. */
export class ConfirmMyIdentityInput {
  @ValidateIf(({ passkey }: ConfirmMyIdentityInput) => !passkey)
  @IsString()
  @MaxLength(1_024)
  password?: string;

  /** Its answer to what `askMyPasskey` asks; if it is sent, it alone counts. */
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => PasskeyAnswerInput)
  passkey?: PasskeyAnswerInput;
}

export class ConfirmedIdentityOutput {
  /** Bearer token of the same session, in place of the one that was refused. */
  accessToken: string;
  /** Lifetime in seconds. @example 900 */
  expiresIn: number;
}
