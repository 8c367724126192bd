import { pictureAddress } from '@atrium/rules/media/picture-sizes';
import { type SitePageKind, siteAddress, textsFor } from '@atrium/rules/site/site-page';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock';
import { NotFoundError } from '../../common/errors/app-error';
import { escapeHtml } from '../../common/html/escape-html';
import { PlacedPictures, type ShownPictureOutput } from '../media/public';
import type { ShownSitePageOutput, SiteListItemOutput } from './shown-site-pages.dto';
import type { SitePage } from './site-page.schema';
import { isPagePath } from './site-pages.dto';
import { SitePagesRepository } from './site-pages.repository';
import { renderText } from './text/render-text';

/** What visitors read of the site that a system administrator has written. */
@Injectable()
export class ShownSitePages {
  constructor(
    private readonly pages: SitePagesRepository,
    private readonly pictures: PlacedPictures,
    private readonly clock: Clock,
  ) {}

  /** Newest first. @param language one of the seven */
  async list(language: string, kind?: SitePageKind): Promise<SiteListItemOutput[]> {
    const pages = await this.pages.shown(this.clock.now(), kind);
    return pages
      .sort((one, other) => dayOf(other).localeCompare(dayOf(one)))
      .flatMap((page) => {
        const text = textsFor(page.texts, language);
        if (!text) return [];
        const { title, description, languageType } = text;
        const address = siteAddress(page.kind, page.slug);
        const languages = page.texts.map((one) => one.languageType);
        return [{ address, title, description, languageType, languages, date: dayOf(page) }];
      });
  }

  /**
   * A page in a language, or in English where it is not written in that.
   * @throws {NotFoundError} also for what is no public page, or not yet
   */
  async show(kind: string, slug: string, language: string): Promise<ShownSitePageOutput> {
    const page = isPagePath(kind, slug)
      ? await this.pages.findShown(this.clock.now(), kind, slug)
      : null;
    const text = page && textsFor(page.texts, language);
    if (!page || !text) throw new NotFoundError();
    const { title, description, languageType, body } = text;
    const picture = await this.pictureOf(page, languageType);
    return {
      ...{ address: siteAddress(page.kind, page.slug), title, description, languageType },
      languages: page.texts.map((one) => one.languageType),
      date: dayOf(page),
      changedAt: page.updatedAt.toISOString(),
      html: `${picture ? figureOf(picture) : ''}${renderText(body).html}`,
      ...(picture ? { picture: addressOf(picture) } : {}),
    };
  }

  private async pictureOf(
    { _picture, _pictureVendor }: SitePage,
    language: string,
  ): Promise<ShownPictureOutput | undefined> {
    if (!_picture || !_pictureVendor) return undefined;
    const scope = { vendorId: _pictureVendor.toHexString(), language };
    const found = await this.pictures.shown(scope, [_picture], language);
    const picture = found.get(_picture.toHexString());
    return picture && picture.widths.length > 0 ? picture : undefined;
  }
}

/** The day on which a page was published, in UTC. */
const dayOf = ({ publicFrom, publishedAt, createdAt }: SitePage): string =>
  (publicFrom ?? publishedAt ?? createdAt).toISOString().slice(0, 10);

/** Wide enough for the page and for shared links, if there is such a width. */
const addressOf = ({ _id, widths }: ShownPictureOutput): string =>
  pictureAddress(_id, widths.includes(1280) ? 1280 : Math.max(...widths), 'webp');

const figureOf = (picture: ShownPictureOutput): string =>
  [
    '<div class="pictures"><figure class="desk"><div>',
    `<img class="always" src="${addressOf(picture)}" alt="${escapeHtml(picture.alt)}" decoding="async">`,
    '</div></figure></div>',
  ].join('');
