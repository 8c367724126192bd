import { Module } from '@nestjs/common';
import { ThemesModule } from '../themes/public';
import { WebManifestController } from './web-manifest.controller';

/** What the Activity Hub as an app asks for, beside the data of the domains. */
@Module({ imports: [ThemesModule], controllers: [WebManifestController] })
export class HubModule {}
