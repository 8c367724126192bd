import { MOST_REMINDER_DAYS, NOTICE_DAYS } from '@atrium/rules/guests/membership-renewal';
import { PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  OncePerLanguage,
  TextsInOneLanguage,
  TextsInOneLanguageOutput,
} from '../../../common/http/texts.dto';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { present } from '../../../common/present';
import { renewalOffer } from '../renewals/membership-renewal';
import type { MembershipType } from './membership-type.schema';

/** Texts in one language; omitted ones fall back to the type's own. */
export class MembershipTypeTranslationInput extends TextsInOneLanguage {}

/** How the memberships of a type are renewed. */
export class RenewalOfferInput {
  /** What the next period costs, in minor units. */
  @IsInt() @Min(1) @Max(1_000_000_000) price: number;
  /** Days before the last day on which guests are told, 3 to 60. */
  @IsInt() @Min(NOTICE_DAYS) @Max(MOST_REMINDER_DAYS) reminderDays: number;
}

/** A new membership type. */
export class MembershipTypeInput {
  @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(4000) description?: string;
  /** Each language at most once. */
  @MayBeLeftOut()
  @OncePerLanguage(() => MembershipTypeTranslationInput)
  languageList?: MembershipTypeTranslationInput[];
  /** Minor units. */
  @IsInt() @Min(0) @Max(1_000_000_000) price: number;
  /** 0: unlimited; at most 100000. */
  @IsInt() @Min(0) @Max(100_000) maxNumberOfUsages: number;
  /** Months that it is valid, 0 to 1200; adds up with the days. Null or 0: none. */
  @IsOptional() @IsInt() @Min(0) @Max(1200) validityMonths?: number | null;
  /** Days that it is valid, 0 to 3650. Neither months nor days: it does not expire. */
  @IsOptional() @IsInt() @Min(0) @Max(3650) validityDays?: number | null;
  /** Ids of the services it pays for. Default: none, for use at the front desk only. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsId({ each: true })
  services?: string[];
  /** Ids of the treatment types it pays for. Default: none. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsId({ each: true })
  treatmentTypes?: string[];
  /** Id of the picture that stands for it. Null: none. */
  @IsOptional() @IsId() _picture?: string | null;
  /** False: no longer sold. Default: true. */
  @MayBeLeftOut() @IsBoolean() active?: boolean;
  /** Guests can buy it by themselves, if it has a price. Default: false. */
  @MayBeLeftOut() @IsBoolean() online?: boolean;
  /** The tax included in its price, 0 to 10000: 2500 are 25 %. Null: none is known. */
  @IsOptional() @IsInt() @Min(0) @Max(10_000) taxBasisPoints?: number | null;
  /** What whoever buys it agrees to. Empty: nothing. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(4000) agreement?: string;
  /**
   * Whoever buys it by themselves can have it renewed from their card, by the period for which it is valid. Null: it
   * is not renewed.
   */
  @IsOptional() @ValidateNested() @Type(() => RenewalOfferInput) renewal?: RenewalOfferInput | null;
}

/** Omitted fields stay. Memberships already sold do not change. */
export class MembershipTypeChange extends PartialType(MembershipTypeInput) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class MembershipTypeTranslationOutput extends TextsInOneLanguageOutput {}

export class RenewalOfferOutput {
  /** Minor units. */
  price: number;
  reminderDays: number;
}

export class MembershipTypeOutput {
  _id: string;
  name: string;
  description: string;
  languageList: MembershipTypeTranslationOutput[];
  /** Minor units. */
  price: number;
  /** 0: unlimited. */
  maxNumberOfUsages: number;
  /** Months that it is valid; absent: none. */
  validityMonths?: number;
  /** Days that it is valid; absent: none. */
  validityDays?: number;
  /** Ids of the services it pays for. */
  services: string[];
  /** Ids of the treatment types it pays for. */
  treatmentTypes: string[];
  /** Id of the picture that stands for it. */
  _picture?: string;
  active: boolean;
  /** Guests can buy it by themselves. */
  online: boolean;
  /** The tax included in its price: 2500 are 25 %. Absent: none is known. */
  taxBasisPoints?: number;
  /** What whoever buys it agrees to; empty: nothing. */
  agreement: string;
  /** How those that guests buy are renewed; absent: they are not. */
  renewal?: RenewalOfferOutput;
  version: number;
}

export function toMembershipTypeOutput(type: MembershipType): MembershipTypeOutput {
  return {
    _id: type._id.toHexString(),
    name: type.name,
    description: type.description,
    languageList: type.languageList,
    price: type.price,
    maxNumberOfUsages: type.maxNumberOfUsages,
    ...present({ validityMonths: type.validityMonths, validityDays: type.validityDays }),
    services: type.services.map((service) => service.toHexString()),
    treatmentTypes: (type.treatmentTypes ?? []).map((one) => one.toHexString()),
    ...(type._picture ? { _picture: type._picture.toHexString() } : {}),
    active: type.active,
    online: type.online === true,
    ...present({ taxBasisPoints: type.taxBasisPoints }),
    agreement: type.agreement ?? '',
    ...present({ renewal: renewalOffer(type) }),
    version: type.version,
  };
}
