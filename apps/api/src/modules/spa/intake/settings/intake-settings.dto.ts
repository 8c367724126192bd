import { MAX_CONSENT, MAX_KEEP_DAYS } from '@atrium/rules/spa/intake';
import { LANGUAGES } from '@atrium/rules/texts/languages';
import { IsIn, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { OncePerLanguage } from '../../../../common/http/texts.dto';
import { MayBeLeftOut } from '../../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../../common/http/validation/multi-line';
import { Trimmed } from '../../../../common/http/validation/trimmed';

/** What guests agree to, in one language. */
export class ConsentInOneLanguage {
  /** One of the seven languages. @example de */
  @IsIn(LANGUAGES) languageType: string;
  /** 1 to 4000 characters. */
  @Trimmed() @IsString() @IsNotEmpty() @MultiLine() @MaxLength(MAX_CONSENT) consent: string;
}

export class IntakeSettingsInput {
  /** Up to 4000 characters, for languages without a text of their own; empty: the product’s own text. */
  @Trimmed() @IsString() @MultiLine() @MaxLength(MAX_CONSENT) consent: string;
  /** Each language at most once. */
  @OncePerLanguage(() => ConsentInOneLanguage) languageList: ConsentInOneLanguage[];
  /** Days that answers are kept after the day of their treatment, 1 to 3650. */
  @IsInt() @Min(1) @Max(MAX_KEEP_DAYS) keepDays: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class IntakeSettingsOutput {
  /** Id of the venue, which has one form. */
  _id: string;
  /** Empty: the product’s own text. */
  consent: string;
  languageList: ConsentInOneLanguage[];
  /** Counts the venue’s own texts; 0: there was none yet. */
  consentVersion: number;
  /** What guests agree to where the venue has no text, in the language of the request. */
  standardConsent: string;
  /** Days that answers are kept after the day of their treatment. */
  keepDays: number;
  version: number;
}
