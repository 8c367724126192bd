import { Module } from '@nestjs/common';
import { ThemesModule } from '../themes/public';
import { WebManifestController } from './web-manifest.controller';

/** What the Activity Hub needs as an app, besides the domains' data. */
@Module({ imports: [ThemesModule], controllers: [WebManifestController] })
export class HubModule {}
