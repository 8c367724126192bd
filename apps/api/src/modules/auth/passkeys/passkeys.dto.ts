import { LONGEST_PASSKEY_NAME } from '@atrium/rules/access/passkeys';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../common/http/validation/trimmed';
import type { PasskeysService } from '../../credentials/public';

type PasskeyWish = 'required' | 'preferred' | 'discouraged';

const base64url = /^[\w-]+$/;
/** Ids of WebAuthn are none of ours. */
const Base64url = () => ApiProperty({ pattern: base64url.source });
/** As WebAuthn spells what may be wanted of an authenticator. */
const Wish = () => ApiProperty({ enum: ['required', 'preferred', 'discouraged'] });
const Domain = () => ApiProperty({ pattern: '^[a-z0-9.-]+$' });

/** What an authenticator answers when its passkey is used, as the browser tells it; all base64url. */
export class PasskeyAnswerInput {
  /** Of the credential. */
  @Matches(base64url)
  @MaxLength(1_400)
  id: string;

  @Matches(base64url)
  @MaxLength(4_096)
  clientDataJSON: string;

  @Matches(base64url)
  @MaxLength(4_096)
  authenticatorData: string;

  @Matches(base64url)
  @MaxLength(8_192)
  signature: string;

  /** The account, as the authenticator was told when the passkey was made. */
  @MayBeLeftOut()
  @Matches(base64url)
  @MaxLength(128)
  userHandle?: string;
}

/** What an authenticator answers when it has made a passkey. */
export class MadePasskeyInput {
  /** Of the credential; base64url. */
  @Matches(base64url)
  @MaxLength(1_400)
  id: string;

  /** Base64url. */
  @Matches(base64url)
  @MaxLength(4_096)
  clientDataJSON: string;

  /** Base64url. */
  @Matches(base64url)
  @MaxLength(32_768)
  attestationObject: string;

  /** How the authenticator is reached, such as `internal`. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @MaxLength(32, { each: true })
  transports?: string[];
}

export class AddPasskeyInput {
  /** By which its owner knows it. @example "Work laptop" */
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_PASSKEY_NAME)
  name: string;

  @IsObject()
  @ValidateNested()
  @Type(() => MadePasskeyInput)
  passkey: MadePasskeyInput;
}

/** Who changes how they log in says the password again. */
export class PasskeyPasswordInput {
  @IsString()
  @MaxLength(1_024)
  password: string;
}

export class PasskeyOutput {
  _id: string;
  /** By which its owner knows it. @example "Work laptop" */
  name: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant; absent: not yet. */
  lastUsedAt?: string;
}

type StoredPasskey = Awaited<ReturnType<PasskeysService['list']>>[number];

export const toPasskeyOutput = (stored: StoredPasskey): PasskeyOutput => {
  const { _id, name, createdAt, lastUsedAt } = stored;
  return {
    _id: _id.toHexString(),
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
  };
};

export class AddedPasskeyOutput {
  passkey: PasskeyOutput;
  /** Ten, each to be used once, with the first second factor of an account. They are not shown again. */
  recoveryCodes?: string[];
}

/** A passkey that a browser knows of. */
export class PasskeyDescriptorOutput {
  /** Of the credential; base64url. */
  @Base64url()
  id: string;
  /** Always `public-key`. @example "public-key" */
  type: string;
  /** How the authenticator is reached, such as `internal`. */
  transports?: string[];
}

export class PasskeyVenueOutput {
  /** The domain that the passkey belongs to: the host of the public address. @example "book.example" */
  @Domain()
  id: string;
  name: string;
}

export class PasskeyUserOutput {
  /** Base64url. */
  @Base64url()
  id: string;
  /** The account's email; a guest's with the name of the venue, of which one device may know several. */
  name: string;
  displayName: string;
}

export class PasskeyAlgorithmOutput {
  /** COSE number. @example -7 */
  alg: number;
  @ApiProperty({ enum: ['public-key'] })
  type: 'public-key';
}

export class PasskeySelectionOutput {
  /** Whether the passkey must be found without knowing the account. */
  @Wish()
  residentKey?: PasskeyWish;
  /** The same for older browsers. */
  requireResidentKey?: boolean;
  /** Whether the authenticator must ask for a PIN or a finger. */
  @Wish()
  userVerification?: PasskeyWish;
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn: what a browser needs to have a passkey made. */
export class PasskeyCreationOutput {
  rp: PasskeyVenueOutput;
  user: PasskeyUserOutput;
  /** To be signed, once and within five minutes; base64url. */
  challenge: string;
  pubKeyCredParams: PasskeyAlgorithmOutput[];
  /** In milliseconds. */
  timeout?: number;
  /** The passkeys that the account has. */
  excludeCredentials?: PasskeyDescriptorOutput[];
  authenticatorSelection?: PasskeySelectionOutput;
}

export class PasskeySignInOfferInput {
  /** Slug or id of the guest's venue. */
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor: string;
}

export class PasskeySignInInput {
  /** Slug or id of the guest's venue. */
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  vendor: string;

  /** The answer to what `askSignInPasskey` asks. */
  @IsObject()
  @ValidateNested()
  @Type(() => PasskeyAnswerInput)
  passkey: PasskeyAnswerInput;
}

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn: what a browser needs to have a passkey used. */
export class PasskeyRequestOutput {
  /** To be signed, once and within five minutes; base64url. */
  challenge: string;
  /** In milliseconds. */
  timeout?: number;
  /** The domain that the passkeys belong to. @example "book.example" */
  @Domain()
  rpId: string;
  /** Those of the account; absent where the passkey itself says whose it is. */
  allowCredentials?: PasskeyDescriptorOutput[];
  /** Whether the authenticator must ask for a PIN or a finger. */
  @Wish()
  userVerification?: PasskeyWish;
}
