import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { TakesVersion } from '../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import {
  SitePageChange,
  SitePageInput,
  SitePageOutput,
  SitePageRowOutput,
  SitePreviewInput,
  SitePreviewOutput,
} from './site-pages.dto';
import { SitePagesService } from './site-pages.service';

@ApiTags('site pages')
@Controller('api/v1/admin/sitePages')
export class SitePagesController {
  constructor(private readonly pages: SitePagesService) {}

  @Get()
  @StaffOnly('site.edit')
  @Answers(SitePageRowOutput, { isArray: true })
  @ApiOperation({ operationId: 'listSitePages', summary: 'All edited pages, changed last first' })
  list(@Ctx() ctx: RequestContext): Promise<SitePageRowOutput[]> {
    return this.pages.list(ctx);
  }

  @Post('preview')
  @StaffOnly('site.edit')
  @Answers(SitePreviewOutput)
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'previewSitePage',
    summary: 'A text as visitors would read it, and what keeps it from being public',
    description: 'Nothing is stored.',
  })
  preview(@Body() input: SitePreviewInput): Promise<SitePreviewOutput> {
    return this.pages.preview(input);
  }

  @Get(':id')
  @StaffOnly('site.edit')
  @Answers(SitePageOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getSitePage', summary: 'Get an edited page' })
  get(@Param('id') id: string): Promise<SitePageOutput> {
    return this.pages.show(id);
  }

  @Post()
  @StaffOnly('site.edit')
  @Answers(SitePageOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'SLUG_TAKEN', 'SITE_PAGE_UNFINISHED', 'PICTURE_WITHOUT_TEXT')
  @ApiOperation({
    operationId: 'createSitePage',
    summary: 'Write a page of the site',
    description:
      'Its address is `/{kind}/{slug}`. A page is made public only once it has English and Norwegian texts whose links lead somewhere, whose headings go down one level at a time and whose pictures are described.',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: SitePageInput): Promise<SitePageOutput> {
    return this.pages.create(ctx, input);
  }

  @Put(':id')
  @StaffOnly('site.edit')
  @Answers(SitePageOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'SLUG_TAKEN', 'SITE_PAGE_UNFINISHED', 'PICTURE_WITHOUT_TEXT')
  @ApiOperation({
    operationId: 'updateSitePage',
    summary: 'Change an edited page, make it public or withdraw it',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: SitePageChange,
  ): Promise<SitePageOutput> {
    return this.pages.change(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('site.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'deleteSitePage', summary: 'Delete an edited page for good' })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.pages.delete(ctx, id);
  }
}
