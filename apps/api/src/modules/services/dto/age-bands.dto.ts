import { type AgeBand, MAX_CHILD_AGE } from '@atrium/rules/money/age-bands';
import { nameIn } from '@atrium/rules/texts/languages';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { NameInOneLanguage, OncePerLanguage } from '../../../common/http/texts.dto';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';

/** A band's name in one language. */
export class AgeBandTranslationInput extends NameInOneLanguage {}

/** What children of an age pay. */
export class AgeBandInput {
  /** Set for an existing one; omitted for a new one. */
  @IsOptional() @IsId() _id?: string;
  /** @example Child */
  @IsString() @IsNotEmpty() @MaxLength(40) name: string;
  /** Each language at most once. Omitted for an existing band: as before. */
  @MayBeLeftOut()
  @OncePerLanguage(() => AgeBandTranslationInput)
  languageList?: AgeBandTranslationInput[];
  /** The first year of it, 0 to 17. */
  @IsInt() @Min(0) @Max(MAX_CHILD_AGE) from: number;
  /** The last year of it, 0 to 17, not before the first. */
  @IsInt() @Min(0) @Max(MAX_CHILD_AGE) to: number;
  /** Minor units for one; 0: free. */
  @IsInt() @Min(0) @Max(1_000_000_000) price: number;
}

export class AgeBandTranslationOutput {
  /** One of the seven languages. */
  languageType: string;
  name: string;
}

/** What children of an age pay, as staff see it. */
export class AgeBandOutput {
  _id: string;
  name: string;
  /** Absent: not translated. */
  languageList?: AgeBandTranslationOutput[];
  /** Years, the first and the last that belong to it. */
  from: number;
  to: number;
  /** Minor units for one; 0: free. */
  price: number;
}

/** What children of an age pay, in the guest's language. */
export class ActivityAgeBand {
  _id: string;
  name: string;
  /** Years, the first and the last that belong to it. */
  from: number;
  to: number;
  /** Minor units for one; 0: free. */
  price: number;
}

/** None is told where there are none. @param language code */
export function toActivityAgeBands(
  { ageBands = [] }: { readonly ageBands?: readonly AgeBand[] },
  language: string,
): { ageBands?: ActivityAgeBand[] } {
  if (ageBands.length === 0) return {};
  return {
    ageBands: ageBands.map((band) => {
      const { _id, from, to, price } = band;
      return { _id, name: nameIn(language, band), from, to, price };
    }),
  };
}
