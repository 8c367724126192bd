import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaModule } from '../media/public';
import { DrawnSite } from './html/drawn-site';
import { SiteHtmlController } from './html/site-html.controller';
import { ShownSitePages } from './shown-site-pages';
import { ShownSitePagesController } from './shown-site-pages.controller';
import { SitePage, SitePageSchema } from './site-page.schema';
import { SitePagesController } from './site-pages.controller';
import { SitePagesRepository } from './site-pages.repository';
import { SitePagesService } from './site-pages.service';

/** What a system administrator writes for the installation's own site. */
@Module({
  imports: [
    MediaModule,
    MongooseModule.forFeature([{ name: SitePage.name, schema: SitePageSchema }]),
  ],
  controllers: [SitePagesController, ShownSitePagesController, SiteHtmlController],
  providers: [DrawnSite, ShownSitePages, SitePagesRepository, SitePagesService],
})
export class SitePagesModule {}
