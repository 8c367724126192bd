import { PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
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
import { AreTaxRates, TaxRateInput, TaxRateOutput } from '../../common/http/tax-rates.dto';
import {
  NameInOneLanguage,
  OncePerLanguage,
  TextsInOneLanguage,
  TextsInOneLanguageOutput,
} from '../../common/http/texts.dto';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { present } from '../../common/present';
import type { Package } from './package.schema';

/** Texts in one language; omitted ones fall back to the package's own. */
export class PackageTranslationInput extends TextsInOneLanguage {}

/** A service that is included on a day. */
export class PackageServiceInput {
  /** Set for one that is kept; omitted for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  @IsId() _service: string;
  /** 1 is the day of arrival, nights + 1 the day of departure. */
  @IsInt() @Min(1) @Max(91) dayNumber: number;
}

/** An addon's name in one language. */
export class AddonTranslationInput extends NameInOneLanguage {}

/** An addon that comes with a stay. */
export class PackageAddonInput {
  /** Set for one that is kept; omitted for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  /** Each language at most once. */
  @MayBeLeftOut()
  @OncePerLanguage(() => AddonTranslationInput)
  languageList?: AddonTranslationInput[];
  /** 1 to 99. */
  @IsInt() @Min(1) @Max(99) quantity: number;
}

/** A treatment that comes with a stay, on whichever of its days. */
export class PackageTreatmentTypeInput {
  /** Set for one that is kept; omitted for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  /** Id of the treatment type. */
  @IsId() _treatmentType: string;
  /** For each adult, 1 to 20. */
  @IsInt() @Min(1) @Max(20) quantity: number;
}

/** A new package. */
export class PackageInput {
  @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(4000) description?: string;
  /** Each language at most once. */
  @MayBeLeftOut()
  @OncePerLanguage(() => PackageTranslationInput)
  languageList?: PackageTranslationInput[];
  /** 1 to 90. */
  @IsInt() @Min(1) @Max(90) nights: number;
  /** Minor units, per guest for the whole stay. */
  @IsInt() @Min(0) @Max(1_000_000_000) price: number;
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => PackageServiceInput)
  services?: PackageServiceInput[];
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => PackageAddonInput)
  addons?: PackageAddonInput[];
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PackageTreatmentTypeInput)
  treatmentTypes?: PackageTreatmentTypeInput[];
  /** Id of the picture that stands for it. Null: none. */
  @IsOptional() @IsId() _picture?: string | null;
  /** Rates of the tax that its price includes, each from another day on. Default: none. */
  @AreTaxRates() taxRates?: TaxRateInput[];
  /** False: no longer sold. Default: true. */
  @MayBeLeftOut() @IsBoolean() active?: boolean;
  /** Guests can buy it by themselves, if it has a price. Default: false. */
  @MayBeLeftOut() @IsBoolean() online?: boolean;
  /** What whoever buys it agrees to. Empty: nothing. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(4000) agreement?: string;
  /** Most stays that guests can buy for one day of arrival, 1 to 1000. Null: no limit. */
  @IsOptional() @IsInt() @Min(1) @Max(1_000) perDay?: number | null;
}

/** Omitted fields stay. Stays already made from it do not change. */
export class PackageChange extends PartialType(PackageInput) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class PackageTranslationOutput extends TextsInOneLanguageOutput {}

export class PackageServiceOutput {
  _id: string;
  /** Id of the service. */
  _service: string;
  /** 1 is the day of arrival. */
  dayNumber: number;
}

export class AddonTranslationOutput {
  /** One of the seven languages. */
  languageType: string;
  name: string;
}

export class PackageAddonOutput {
  _id: string;
  name: string;
  languageList: AddonTranslationOutput[];
  quantity: number;
}

export class PackageTreatmentTypeOutput {
  _id: string;
  /** Id of the treatment type. */
  _treatmentType: string;
  /** For each adult. */
  quantity: number;
}

/** A package as staff see it; sending it back unchanged changes nothing. */
export class PackageOutput {
  _id: string;
  name: string;
  description: string;
  languageList: PackageTranslationOutput[];
  nights: number;
  /** Minor units, per guest for the whole stay. */
  price: number;
  services: PackageServiceOutput[];
  addons: PackageAddonOutput[];
  treatmentTypes: PackageTreatmentTypeOutput[];
  /** Id of the picture that stands for it. */
  _picture?: string;
  /** Empty: none is shown. */
  taxRates: TaxRateOutput[];
  active: boolean;
  /** Guests can buy it by themselves. */
  online: boolean;
  /** What whoever buys it agrees to; empty: nothing. */
  agreement: string;
  /** Most stays that guests can buy for one day of arrival; absent: no limit. */
  perDay?: number;
  version: number;
}

export function toPackageOutput(one: Package): PackageOutput {
  const { name, description, languageList, nights, price, active, version } = one;
  return {
    _id: one._id.toHexString(),
    ...{ name, description, languageList, nights, price },
    services: one.services.map(({ _id, _service, dayNumber }) => ({
      _id: _id.toHexString(),
      _service: _service.toHexString(),
      dayNumber,
    })),
    addons: one.addons.map(({ _id, ...addon }) => ({ _id: _id.toHexString(), ...addon })),
    treatmentTypes: (one.treatmentTypes ?? []).map(({ _id, _treatmentType, quantity }) => ({
      ...{ _id: _id.toHexString(), _treatmentType: _treatmentType.toHexString(), quantity },
    })),
    ...(one._picture ? { _picture: one._picture.toHexString() } : {}),
    ...{ active, online: one.online === true, agreement: one.agreement ?? '', version },
    ...present({ perDay: one.perDay }),
    taxRates: [...(one.taxRates ?? [])],
  };
}
