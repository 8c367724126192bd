import {
  type FoundProblem,
  isSiteSlug,
  MAX_SITE_BODY,
  MAX_SITE_DESCRIPTION,
  MAX_SITE_SLUG,
  MAX_SITE_TITLE,
  SITE_PAGE_KINDS,
  SITE_PAGE_STATES,
  SITE_TEXT_PROBLEMS,
  type SitePageKind,
  type SitePageState,
  type SiteTextProblem,
} from '@atrium/rules/site/site-page';
import { LANGUAGES } from '@atrium/rules/texts/languages';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { OncePerLanguage } from '../../common/http/texts.dto';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { Trimmed } from '../../common/http/validation/trimmed';
import type { SitePage } from './site-page.schema';

/** An instant with its zone, to the second at most: `2026-12-01T08:00:00Z`. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** What the page says in one language. */
export class SitePageTextInput {
  /** One of the seven languages. @example en */
  @IsIn(LANGUAGES) languageType: string;
  /** Its heading, 1 to 120 characters. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(MAX_SITE_TITLE) title: string;
  /** Below the title, and in search engines, at most 300 characters; empty only while it is no public page. */
  @Trimmed() @IsString() @MaxLength(MAX_SITE_DESCRIPTION) description: string;
  /** Markdown, at most 40,000 characters; HTML in it is shown as it is written. */
  @IsString() @MultiLine() @MaxLength(MAX_SITE_BODY) body: string;
}

export class SitePageInput {
  /** Where it stands: `articles` or `special`. */
  @IsIn(SITE_PAGE_KINDS)
  @ApiProperty({ enum: SITE_PAGE_KINDS, enumName: 'SitePageKind' })
  kind: SitePageKind;
  /** The last part of its address: lower-case letters, digits and single hyphens. @example autumn-in-the-spa */
  @IsString() @MaxLength(MAX_SITE_SLUG) @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/) slug: string;
  /** `draft` and `withdrawn` are read by nobody but system administrators. */
  @IsIn(SITE_PAGE_STATES)
  @ApiProperty({ enum: SITE_PAGE_STATES, enumName: 'SitePageState' })
  state: SitePageState;
  /** ISO instant from which visitors read it once it is public; null or left out: at once. */
  @IsOptional() @Matches(INSTANT) @IsISO8601({ strict: true }) publicFrom?: string | null;
  /** One text for each language; a public page has English and Norwegian. */
  @OncePerLanguage(() => SitePageTextInput) texts: SitePageTextInput[];
  /** Id of a picture of the venue that the caller works in, or the one it has; null or left out: none. */
  @IsOptional() @IsId() _picture?: string | null;
}

/** The whole page: what is left out is removed. */
export class SitePageChange extends SitePageInput {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class SitePreviewInput {
  /** Markdown, at most 40,000 characters. */
  @IsString() @MultiLine() @MaxLength(MAX_SITE_BODY) body: string;
}

/** What keeps a text from being public. */
export class SiteProblemOutput {
  @ApiProperty({ enum: SITE_TEXT_PROBLEMS, enumName: 'SiteTextProblem' })
  code: SiteTextProblem;
  /** The address of the link or picture, or the level of the heading. */
  about?: string;
}

export class SitePreviewOutput {
  /** As visitors get it: safe HTML. */
  html: string;
  problems: SiteProblemOutput[];
}

export class SitePageTextOutput {
  /** One of the seven languages. */
  languageType: string;
  title: string;
  description: string;
  /** Markdown. */
  body: string;
}

/** A page as staff see it in the list. */
export class SitePageRowOutput {
  _id: string;
  @ApiProperty({ enum: SITE_PAGE_KINDS, enumName: 'SitePageKind' })
  kind: SitePageKind;
  slug: string;
  @ApiProperty({ enum: SITE_PAGE_STATES, enumName: 'SitePageState' })
  state: SitePageState;
  /** ISO instant. */
  publicFrom?: string;
  /** In the caller’s language, otherwise in English. */
  title: string;
  /** Codes of the languages it is written in. */
  languages: string[];
  /** ISO instant. */
  updatedAt: string;
  version: number;
}

export class SitePageOutput {
  _id: string;
  @ApiProperty({ enum: SITE_PAGE_KINDS, enumName: 'SitePageKind' })
  kind: SitePageKind;
  slug: string;
  @ApiProperty({ enum: SITE_PAGE_STATES, enumName: 'SitePageState' })
  state: SitePageState;
  /** ISO instant. */
  publicFrom?: string;
  texts: SitePageTextOutput[];
  /** Id of its picture. */
  _picture?: string;
  /** ISO instant. */
  updatedAt: string;
  version: number;
}

export const toSitePageOutput = (page: SitePage): SitePageOutput => ({
  _id: page._id.toHexString(),
  ...{ kind: page.kind, slug: page.slug, state: page.state, version: page.version },
  ...(page.publicFrom ? { publicFrom: page.publicFrom.toISOString() } : {}),
  texts: page.texts.map(({ languageType, title, description, body }) => ({
    ...{ languageType, title, description, body },
  })),
  ...(page._picture ? { _picture: page._picture.toHexString() } : {}),
  updatedAt: page.updatedAt.toISOString(),
});

export const toProblemOutput = ({ code, about }: FoundProblem): SiteProblemOutput => ({
  code,
  ...(about === undefined ? {} : { about }),
});

/** Whether a path can be one of a page. */
export const isPagePath = (kind: string, slug: string): kind is SitePageKind =>
  SITE_PAGE_KINDS.some((one) => one === kind) && isSiteSlug(slug.toLowerCase());
