import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaModule } from '../media/public';
import { VendorsModule } from '../vendors/public';
import { BrandingController } from './branding.controller';
import { Theme, ThemeSchema } from './theme.schema';
import { ThemesController } from './themes.controller';
import { ThemesRepository } from './themes.repository';
import { ThemesService } from './themes.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Theme.name, schema: ThemeSchema }]),
    MediaModule,
    VendorsModule,
  ],
  controllers: [ThemesController, BrandingController],
  providers: [ThemesRepository, ThemesService],
  exports: [ThemesService],
})
export class ThemesModule {}
