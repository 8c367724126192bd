import {
  isBuiltAddress,
  REQUIRED_LANGUAGES,
  type SitePageKind,
  type SiteTextProblem,
  siteAddress,
  textProblems,
  textsFor,
} from '@atrium/rules/site/site-page';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { type FieldError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { PlacedPictures } from '../media/public';
import type { SitePage, SitePageText } from './site-page.schema';
import {
  type SitePageChange,
  type SitePageInput,
  type SitePageOutput,
  type SitePageRowOutput,
  type SitePreviewInput,
  type SitePreviewOutput,
  toProblemOutput,
  toSitePageOutput,
} from './site-pages.dto';
import { SitePagesRepository } from './site-pages.repository';
import { renderText } from './text/render-text';

/** What a system administrator writes for the site of the installation. */
@Injectable()
export class SitePagesService implements OnModuleInit {
  constructor(
    private readonly pages: SitePagesRepository,
    private readonly pictures: PlacedPictures,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.pictures.register('sitePages', ({ session }, picture) =>
      this.pages.countWithPicture(picture, session),
    );
  }

  async list({ language }: RequestContext): Promise<SitePageRowOutput[]> {
    const pages = await this.pages.all();
    return pages.map(({ _id, kind, slug, state, publicFrom, texts, updatedAt, version }) => ({
      ...{ _id: _id.toHexString(), kind, slug, state, version },
      ...(publicFrom ? { publicFrom: publicFrom.toISOString() } : {}),
      title: textsFor(texts, language)?.title ?? slug,
      languages: texts.map(({ languageType }) => languageType),
      updatedAt: updatedAt.toISOString(),
    }));
  }

  /** @throws {NotFoundError} */
  async show(id: string): Promise<SitePageOutput> {
    return toSitePageOutput(await this.pages.get(id));
  }

  /** A text as visitors would read it, and what keeps it from being public. */
  async preview({ body }: SitePreviewInput): Promise<SitePreviewOutput> {
    const { html, outline } = renderText(body);
    const problems = textProblems(outline, await this.editedAddresses());
    return { html, problems: problems.map(toProblemOutput) };
  }

  /** @throws as `change` */
  create(ctx: RequestContext, input: SitePageInput): Promise<SitePageOutput> {
    return this.transactions.run(homeOf(ctx), async (tx) => {
      const fields = await this.fieldsOf(tx, ctx, input, null);
      const times = { createdAt: tx.now, updatedAt: tx.now };
      const page = await this.pages.insert(tx, { ...fields, ...times, version: 1 });
      record(tx, 'sitePage.created', null, page);
      return toSitePageOutput(page);
    });
  }

  /**
   * @throws {NotFoundError} NOT_FOUND, also a picture that the venue does not have
   * @throws {StaleVersionError}
   * @throws {RuleError} SLUG_TAKEN, SITE_PAGE_UNFINISHED, PICTURE_WITHOUT_TEXT
   */
  change(
    ctx: RequestContext,
    id: string,
    { version, ...input }: SitePageChange,
  ): Promise<SitePageOutput> {
    return this.transactions.run(homeOf(ctx), async (tx) => {
      const before = await this.pages.get(id, tx.session);
      const fields = await this.fieldsOf(tx, ctx, input, before);
      const removed = (['publicFrom', '_picture', '_pictureVendor'] as const).filter(
        (field) => fields[field] === undefined,
      );
      const after = await this.pages.update(tx, before, version, {
        $set: fields,
        ...(removed.length > 0
          ? { $unset: Object.fromEntries(removed.map((field) => [field, 1])) }
          : {}),
      });
      record(tx, 'sitePage.updated', before, after);
      return toSitePageOutput(after);
    });
  }

  /** @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(homeOf(ctx), async (tx) => {
      const before = await this.pages.get(id, tx.session);
      await this.pages.delete(tx, before._id);
      await this.placePicture(tx, ctx, before, undefined);
      record(tx, 'sitePage.deleted', before, null);
      return null;
    });
  }

  private async editedAddresses(session?: Transaction['session']): Promise<string[]> {
    const pages = await this.pages.addresses(session);
    return pages
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ kind, slug }) => siteAddress(kind, slug));
  }

  private async fieldsOf(
    tx: Transaction,
    ctx: RequestContext,
    input: SitePageInput,
    before: SitePage | null,
  ): Promise<Partial<SitePage>> {
    const { kind, slug, state } = input;
    if (isBuiltAddress(kind, slug)) throw RuleError.ofField('SLUG_TAKEN', 'slug');
    const texts = input.texts.map(({ languageType, title, description, body }) => ({
      ...{ languageType, title, description, body },
    }));
    if (state === 'public') await this.assertFinished(tx, kind, slug, texts);
    const picture = input._picture ? objectId(input._picture) : undefined;
    const publishedAt = before?.publishedAt ?? (state === 'public' ? tx.now : undefined);
    return {
      ...{ kind, slug, state, texts },
      ...(input.publicFrom ? { publicFrom: new Date(input.publicFrom) } : {}),
      ...(publishedAt ? { publishedAt } : {}),
      ...(await this.placePicture(tx, ctx, before, picture)),
    };
  }

  /** @throws {RuleError} SITE_PAGE_UNFINISHED, with what is missing where */
  private async assertFinished(
    tx: Transaction,
    kind: SitePageKind,
    slug: string,
    texts: readonly SitePageText[],
  ): Promise<void> {
    const edited = [...(await this.editedAddresses(tx.session)), siteAddress(kind, slug)];
    const missing = REQUIRED_LANGUAGES.filter(
      (language) => !texts.some(({ languageType }) => languageType === language),
    ).map((language): FieldError => problemAt(`texts.${language}`, 'SITE_TEXT_MISSING'));
    const wrong = texts.flatMap(({ languageType, description, body }) => [
      ...(description ? [] : [problemAt(`texts.${languageType}.description`, 'SITE_TEXT_MISSING')]),
      ...(body.trim() ? [] : [problemAt(`texts.${languageType}.body`, 'SITE_TEXT_MISSING')]),
      ...textProblems(renderText(body).outline, edited).map(({ code }) =>
        problemAt(`texts.${languageType}.body`, code),
      ),
    ]);
    const details = [...missing, ...wrong];
    if (details.length > 0) throw new RuleError('SITE_PAGE_UNFINISHED', { details });
  }

  /** Pictures belong to venues: a kept one stays with its venue, a new one is of the venue that the caller works in. */
  private async placePicture(
    tx: Transaction,
    { vendorId }: RequestContext,
    before: SitePage | null,
    after: Types.ObjectId | undefined,
  ): Promise<Pick<Partial<SitePage>, '_picture' | '_pictureVendor'>> {
    const { _picture: old, _pictureVendor: oldVendor } = before ?? {};
    if (after && oldVendor && old?.equals(after))
      return { _picture: old, _pictureVendor: oldVendor };
    if (old && oldVendor) {
      await this.pictures.place({ ...tx, vendorId: oldVendor.toHexString() }, [old], []);
    }
    if (!after) return {};
    await this.pictures.place({ ...tx, vendorId }, [], [after]);
    return { _picture: after, _pictureVendor: objectId(vendorId) };
  }
}

const problemAt = (field: string, code: SiteTextProblem): FieldError => ({ field, code });

/** The site is no venue's. What is done to it is in the log of the administrator's own venue. */
const homeOf = (ctx: RequestContext): RequestContext => ({
  ...ctx,
  vendorId: ctx.homeVendorId ?? ctx.vendorId,
});

function record(
  tx: Transaction,
  action: 'sitePage.created' | 'sitePage.updated' | 'sitePage.deleted',
  before: SitePage | null,
  after: SitePage | null,
): void {
  const entityId = (after ?? before)?._id;
  if (!entityId) return;
  tx.audit({ action, entity: 'sitePage', entityId, before: told(before), after: told(after) });
}

/** All that visitors read, so that the log is the page's history. */
const told = (page: SitePage | null) =>
  page && {
    name: siteAddress(page.kind, page.slug),
    siteState: page.state,
    publicFrom: page.publicFrom,
    languageList: page.texts.map(({ languageType, title, description, body }) => ({
      languageType,
      name: title,
      description: [description, body].filter(Boolean).join('\n\n'),
    })),
    _picture: page._picture,
  };
