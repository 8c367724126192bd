import {
  KEY_DAYS,
  KEY_OVERLAP_HOURS,
  KEY_RATES,
  type KeyScope,
  keyScopes,
  keyStateAt,
} from '@atrium/rules/access/key-scopes';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayNotEmpty,
  ArrayUnique,
  IsIn,
  IsInt,
  IsNotEmpty,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { momentsOf } from '../../../common/auth/keys/key-callers';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../common/http/validation/trimmed';
import type { ApiKey } from './api-key.schema';
import type { RecentUse } from './api-keys.repository';

const LONGEST_NAME = 80;

/** What a key may do, and how often. */
export class ApiKeyInput {
  /** Whose key it is, as the audit log names it: the partner, or their program. */
  @Trimmed() @IsNotEmpty() @MaxLength(LONGEST_NAME) name: string;

  /** `write` of a module includes `read`. */
  @ArrayNotEmpty()
  @ArrayUnique()
  @IsIn(keyScopes, { each: true })
  @ApiProperty({ enum: keyScopes, enumName: 'KeyScope', isArray: true })
  scopes: KeyScope[];

  /** Requests a minute, 10 to 3000. */
  @MayBeLeftOut()
  @IsInt()
  @Min(KEY_RATES.least)
  @Max(KEY_RATES.most)
  perMinute: number = KEY_RATES.usual;
}

export class NewApiKeyInput extends ApiKeyInput {
  /** Days from now until it expires: 30, 90, 180 or 365; null: it is valid until it is revoked. */
  @IsIn(KEY_DAYS)
  @ApiProperty({ type: 'integer', enum: KEY_DAYS.filter((days) => days !== null), nullable: true })
  days: (typeof KEY_DAYS)[number];
}

export class UpdateApiKeyInput extends ApiKeyInput {
  /** `version` of the key as it was read. */
  @IsInt() version: number;
}

export class RenewApiKeyInput {
  /** Hours for which the former token goes on working: 0, 1, 24 or 168. */
  @IsIn(KEY_OVERLAP_HOURS)
  @ApiProperty({ type: 'integer', enum: KEY_OVERLAP_HOURS })
  overlapHours: (typeof KEY_OVERLAP_HOURS)[number];
}

/** The former token of a renewed key, while it still works. */
export class FormerTokenOutput {
  /** Its last four characters. */
  hint: string;
  /** ISO instant at which it stops working. */
  until: string;
}

/** What a key was used for in the last 30 days; counted every few seconds. */
export class ApiKeyUseOutput {
  /** Calls that only read. */
  @ApiProperty({ type: 'integer' }) reads: number;
  /** Calls that change something; each change is in the audit log under the key’s name. */
  @ApiProperty({ type: 'integer' }) writes: number;
  /** ISO instant. */
  lastUsedAt: string;
  /** Address that the last call came from. */
  lastIp: string;
}

/** A key of a partner, without its token. */
export class ApiKeyOutput {
  _id: string;
  name: string;
  @ApiProperty({ enum: keyScopes, enumName: 'KeyScope', isArray: true }) scopes: KeyScope[];
  /** Requests a minute. */
  @ApiProperty({ type: 'integer' }) perMinute: number;
  /** `active`, `expired` or `revoked`. */
  state: string;
  /** The last four characters of its token. */
  hint: string;
  former?: FormerTokenOutput;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant; absent: it does not expire. */
  expiresAt?: string;
  /** ISO instant. */
  revokedAt?: string;
  /** Absent while it has not been used. */
  use?: ApiKeyUseOutput;
  @ApiProperty({ type: 'integer' }) version: number;
}

/** A new token, told this once. */
export class ApiKeyTokenOutput {
  key: ApiKeyOutput;
  /** For `Authorization: Bearer …`. It is stored as a digest, so nobody can read it again. */
  token: string;
}

export function toApiKeyOutput(key: ApiKey, now: Date, use?: RecentUse): ApiKeyOutput {
  const { _id, name, scopes, perMinute, secrets, createdAt, expiresAt, revokedAt, version } = key;
  const current = secrets.at(-1);
  const former = secrets.find(({ until }) => until && until > now);
  return {
    ...{ _id: _id.toHexString(), name, scopes, perMinute, version },
    state: keyStateAt(momentsOf(key), now.getTime()),
    hint: current?.hint ?? '',
    ...(former?.until && !revokedAt
      ? { former: { hint: former.hint, until: former.until.toISOString() } }
      : {}),
    createdAt: createdAt.toISOString(),
    ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
    ...(revokedAt ? { revokedAt: revokedAt.toISOString() } : {}),
    ...(use
      ? {
          use: {
            ...{ reads: use.reads, writes: use.writes, lastIp: use.lastIp },
            lastUsedAt: use.lastUsedAt.toISOString(),
          },
        }
      : {}),
  };
}
