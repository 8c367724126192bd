import { LANGUAGES } from '@atrium/rules/languages';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

/** A name in one language. */
export class NameInOneLanguage {
  /** One of the seven languages. @example de */
  @IsIn(LANGUAGES) languageType: string;
  @IsString() @IsNotEmpty() @MaxLength(100) name: string;
}

/** The texts of something sold, in one language; omitted ones fall back to its own. */
export class TextsInOneLanguage {
  /** One of the seven languages. @example de */
  @IsIn(LANGUAGES) languageType: string;
  @IsOptional() @IsString() @MaxLength(100) name?: string;
  @IsOptional() @IsString() @MaxLength(4000) description?: string;
}

export class TextsInOneLanguageOutput {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
}
