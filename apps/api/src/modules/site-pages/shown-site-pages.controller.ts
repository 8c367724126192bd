import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access';
import { Call } from '../../common/context/ctx.decorator';
import type { CallContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { Revalidated } from '../../common/http/revalidated';
import { ShownSitePages } from './shown-site-pages';
import {
  ShownSitePageOutput,
  SiteLanguageQuery,
  SiteListItemOutput,
  SiteListQuery,
} from './shown-site-pages.dto';

@ApiTags('site pages')
@Controller('api/v1/sitePages')
export class ShownSitePagesController {
  constructor(private readonly pages: ShownSitePages) {}

  @Get()
  @Public()
  @Revalidated()
  @Answers(SiteListItemOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listShownSitePages',
    summary: 'The edited pages of a kind that visitors can read, newest first',
  })
  list(
    @Call() { language }: CallContext,
    @Query() { kind, lang }: SiteListQuery,
  ): Promise<SiteListItemOutput[]> {
    return this.pages.list(lang ?? language, kind);
  }

  @Get(':kind/:slug')
  @Public()
  @Revalidated()
  @Answers(ShownSitePageOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getShownSitePage',
    summary: 'An edited page as visitors read it',
    description: 'A draft, a page that was withdrawn and one that is not public yet are not found.',
  })
  show(
    @Call() { language }: CallContext,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Query() { lang }: SiteLanguageQuery,
  ): Promise<ShownSitePageOutput> {
    return this.pages.show(kind, slug, lang ?? language);
  }
}
