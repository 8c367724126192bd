import type { SitePageKind } from '@atrium/rules/site/site-page';
import { isBuiltAddress } from '@atrium/rules/site/site-page';
import { languageOf } from '@atrium/rules/texts/languages';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { isKnown, tagOf } from '../../../common/http/revalidated';
import { Config } from '../../../config/config';
import { ShownSitePages } from '../shown-site-pages';
import { type DrawnPage, DrawnSite } from './drawn-site';
import { listInFrame, pageInFrame, sitemapOf } from './fill-frame';

/**
 * `/articles` and `/special` as visitors load them, with or without JavaScript: the pages of the site's build, and
 * those that a system administrator wrote. Not of the API: what is answered is no JSON.
 */
@ApiExcludeController()
@Controller()
export class SiteHtmlController {
  constructor(
    private readonly pages: ShownSitePages,
    private readonly site: DrawnSite,
    private readonly config: Config,
  ) {}

  @Get('articles/sitemap.xml')
  @Public()
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const xml = sitemapOf(await this.pages.list('en'), this.config.publicUrl);
    await send(request, reply.type('application/xml; charset=utf-8'), xml);
  }

  @Get('articles')
  @Public()
  articles(
    @Call() call: CallContext,
    @Query('lang') lang: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.list('articles', languageIn(call, lang), request, reply);
  }

  @Get('special')
  @Public()
  special(
    @Call() call: CallContext,
    @Query('lang') lang: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.list('special', languageIn(call, lang), request, reply);
  }

  @Get('articles/:slug')
  @Public()
  article(
    @Call() call: CallContext,
    @Param('slug') slug: string,
    @Query('lang') lang: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.page('articles', slug, languageIn(call, lang), request, reply);
  }

  @Get('special/:slug')
  @Public()
  specialPage(
    @Call() call: CallContext,
    @Param('slug') slug: string,
    @Query('lang') lang: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.page('special', slug, languageIn(call, lang), request, reply);
  }

  private async list(
    kind: SitePageKind,
    language: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const drawn = await this.drawn(language, kind);
    const items = await this.pages.list(language, kind);
    await send(request, asPage(reply, drawn), listInFrame(drawn.html, items));
  }

  private async page(
    kind: SitePageKind,
    slug: string,
    language: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const name = slug.toLowerCase();
    if (isBuiltAddress(kind, name)) {
      const drawn = await this.drawn(language, `${kind}/${name}`);
      return send(request, asPage(reply, drawn), drawn.html);
    }
    const page = await this.pages.show(kind, name, language).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    });
    if (!page) {
      const missing = await this.drawn(language, '404');
      return send(request, asPage(reply, missing).code(404), missing.html);
    }
    const frame = await this.drawn(language, 'frame');
    await send(request, asPage(reply, frame), pageInFrame(frame.html, page, this.config.publicUrl));
  }

  /** @throws {NotFoundError} the site's build has no such page */
  private async drawn(language: string, name: string): Promise<DrawnPage> {
    const page = await this.site.page(language, name);
    if (!page) throw new NotFoundError();
    return page;
  }
}

/** What the address asks for, otherwise what the browser does. */
const languageIn = ({ language }: CallContext, lang: unknown): string =>
  (typeof lang === 'string' ? languageOf(lang) : undefined) ?? language;

const asPage = (reply: FastifyReply, { headers }: DrawnPage): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers({ ...headers, vary: 'accept-language' });

/** Kept by browsers and proxies, and asked for again each time: a page may be withdrawn. */
async function send(request: FastifyRequest, reply: FastifyReply, body: string): Promise<void> {
  const tag = tagOf(body);
  reply.headers({ etag: tag, 'cache-control': 'no-cache' });
  const isSame = reply.statusCode === 200 && isKnown(tag, request.headers['if-none-match']);
  await (isSame ? reply.code(304).send() : reply.send(body));
}
