import { LANGUAGES } from '@atrium/rules/texts/languages';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { MultiLine } from './validation/multi-line';

/** A list of texts with each language at most once. */
export const OncePerLanguage = (text: () => new () => { languageType: string }) =>
  applyDecorators(
    // the plugin reads what stands at the field, not what is in here
    ApiProperty({
      type: () => text(),
      isArray: true,
      uniqueItems: true,
      maxItems: LANGUAGES.length,
    }),
    IsArray(),
    ArrayMaxSize(LANGUAGES.length),
    ArrayUnique((one?: { languageType: string }) => one?.languageType),
    ValidateNested({ each: true }),
    Type(text),
  );

/** A name in one language. */
export class NameInOneLanguage {
  /** One of the seven languages. @example de */
  @IsIn(LANGUAGES) languageType: string;
  @IsString() @IsNotEmpty() @MaxLength(100) name: string;
}

/** As they are stored. */
export const trimmedNames = (list: readonly NameInOneLanguage[]) =>
  list.map(({ languageType, name }) => ({ languageType, name: name.trim() }));

export class NameInOneLanguageOutput {
  /** One of the seven languages. */
  languageType: string;
  name: string;
}

/** The texts of something sold, in one language; omitted ones fall back to its own. */
export class TextsInOneLanguage {
  /** One of the seven languages. @example de */
  @IsIn(LANGUAGES) languageType: string;
  @IsOptional() @IsString() @MaxLength(100) name?: string;
  @IsOptional() @IsString() @MultiLine() @MaxLength(4000) description?: string;
}

export class TextsInOneLanguageOutput {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
}
