import { Module } from '@nestjs/common';
import { MediaModule } from '../media/public';
import { ServicesModule } from '../services/public';
import { SpaModule } from '../spa/public';
import { ThemesModule } from '../themes/public';
import { VendorsModule } from '../vendors/public';
import { PageHeadsController } from './page-heads/page-heads.controller';
import { PageHeadsService } from './page-heads/page-heads.service';
import { WebManifestController } from './web-manifest.controller';

/** What the Activity Hub needs as an app, besides the domains' data. */
@Module({
  imports: [MediaModule, ServicesModule, SpaModule, ThemesModule, VendorsModule],
  controllers: [PageHeadsController, WebManifestController],
  providers: [PageHeadsService],
})
export class HubModule {}
