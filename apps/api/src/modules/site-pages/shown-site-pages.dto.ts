import { SITE_PAGE_KINDS, type SitePageKind } from '@atrium/rules/site/site-page';
import { LANGUAGES } from '@atrium/rules/texts/languages';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';

export class SiteLanguageQuery {
  /** One of the seven languages; left out: the one that `Accept-Language` asks for. @example no */
  @MayBeLeftOut() @IsIn(LANGUAGES) lang?: string;
}

export class SiteListQuery extends SiteLanguageQuery {
  /** `articles` or `special`. */
  @IsIn(SITE_PAGE_KINDS)
  @ApiProperty({ enum: SITE_PAGE_KINDS, enumName: 'SitePageKind' })
  kind: SitePageKind;
}

/** An edited page as the list of its kind shows it. */
export class SiteListItemOutput {
  /** Below the site’s own address. @example /articles/autumn-in-the-spa */
  address: string;
  title: string;
  description: string;
  /** The language of this text: English where the page is not written in the one asked for. */
  languageType: string;
  /** Codes of all languages that it is written in. */
  languages: string[];
  /** Since when it can be read, `yyyy-mm-dd` in UTC. */
  date: string;
}

/** An edited page as visitors read it. */
export class ShownSitePageOutput extends SiteListItemOutput {
  /** Safe HTML. */
  html: string;
  /** ISO instant of the latest change. */
  changedAt: string;
  /** Address of its picture, for shared links. */
  picture?: string;
}
