import { IsString, Length, MaxLength } from 'class-validator';

/** Who changes how they log in says the password again. */
export class SecondFactorPasswordInput {
  @IsString()
  @MaxLength(1_024)
  password: string;
}

export class ConfirmSecondFactorInput {
  /** Six digits, as the authenticator shows them now. @example "123456" */
  @IsString()
  @Length(6, 16)
  code: string;
}

export class SecondFactorOutput {
  /** ISO instant at which the authenticator was set up; absent: there is none. */
  since?: string;
  /** How many passkeys there are, each of which is a second factor, too. */
  passkeys: number;
  /** Codes of ten that are left for when authenticator and passkeys are lost. */
  recoveryCodesLeft: number;
  /** Whether the venue demands it at the caller’s level. */
  isRequired: boolean;
}

export class OfferedAuthenticatorOutput {
  /** Base32, to be typed into the authenticator. */
  secret: string;
  /** `otpauth://…`, to be read by the authenticator as a QR code. */
  uri: string;
}

export class RecoveryCodesOutput {
  /** Each works once, in place of a code. They are not shown again. */
  recoveryCodes: string[];
}
