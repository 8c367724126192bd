import { LANGUAGES } from '@atrium/rules/texts/languages';
import {
  MAX_NAMED,
  MAX_ORIGINS,
  MAX_PARTY,
  MAX_WIDGET_NAME,
  MAX_WIDGETS,
  type WidgetTheme,
  widgetThemes,
} from '@atrium/rules/widgets/widget';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';
import { IsOrigins } from './is-origin';

const MAX_CATEGORY_LENGTH = 120;

export class WidgetLook {
  /** One of the seven languages; absent: the visitor’s. @example de */
  @MayBeLeftOut() @IsIn(LANGUAGES) languageCode?: string;
  /** `auto` is as the visitor’s device has it. */
  @IsIn(widgetThemes)
  @ApiProperty({ enum: widgetThemes, enumName: 'WidgetTheme' })
  theme: WidgetTheme;
  /** Of buttons and what is chosen, `#rrggbb`; absent: the venue’s. @example #0b7a75 */
  @MayBeLeftOut() @Matches(/^#[0-9a-fA-F]{6}$/) accent?: string;
  /** How many people it begins with, 1 to 50; absent: as everywhere. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MAX_PARTY) participants?: number;
}

export class WidgetInput extends WidgetLook {
  /** Absent for a new one. */
  @MayBeLeftOut() @IsId() _id?: string;
  /** For staff, 1 to 60 characters. */
  @Trimmed() @IsString() @MinLength(1) @MaxLength(MAX_WIDGET_NAME) name: string;
  /** With `categories`, what it offers, at most 100; neither: all that can be booked without an account. */
  @IsArray() @ArrayMaxSize(MAX_NAMED) @IsId({ each: true }) services: string[];
  /** As services have them in the venue’s language, at most 100. */
  @IsArray()
  @ArrayMaxSize(MAX_NAMED)
  @IsString({ each: true })
  @MinLength(1, { each: true })
  @MaxLength(MAX_CATEGORY_LENGTH, { each: true })
  categories: string[];
}

/** All of a venue’s widgets: one that is left out is removed. */
export class WidgetSettingsInput {
  /** Sites that may show the booking, at most 20; a path is left out. @example ["https://www.example.com"] */
  @IsArray() @ArrayMaxSize(MAX_ORIGINS) @IsOrigins() origins: string[];
  /** At most 20. */
  @IsArray()
  @ArrayMaxSize(MAX_WIDGETS)
  @ValidateNested({ each: true })
  @Type(() => WidgetInput)
  widgets: WidgetInput[];
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class WidgetOutput extends WidgetLook {
  _id: string;
  name: string;
  /** Ids of services. */
  services: string[];
  categories: string[];
}

export class WidgetSettingsOutput {
  /** Id of the venue. */
  _id: string;
  /** Of the venue, for addresses. */
  slug: string;
  origins: string[];
  widgets: WidgetOutput[];
  version: number;
}

export class ContainerQuery {
  /** Id of one of the venue’s widgets; absent: all that can be booked without an account. */
  @MayBeLeftOut() @IsId() container?: string;
}

/** What is booked in a page of the venue’s own, and how it looks. */
export class ContainerOutput extends WidgetLook {
  /** Ids of the services that it offers, in their order; absent: all. */
  services?: string[];
}
