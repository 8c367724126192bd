import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../dependents/public';
import { ServicesModule } from '../services/public';
import { VendorsModule } from '../vendors/public';
import { ContainersController } from './containers.controller';
import { WidgetSettingsRepository } from './widget-settings.repository';
import { WidgetSettings, WidgetSettingsSchema } from './widget-settings.schema';
import { WidgetsController } from './widgets.controller';
import { WidgetsService } from './widgets.service';

/** A venue's booking on its own sites. */
@Module({
  imports: [
    DependentsModule,
    MongooseModule.forFeature([{ name: WidgetSettings.name, schema: WidgetSettingsSchema }]),
    ServicesModule,
    VendorsModule,
  ],
  controllers: [ContainersController, WidgetsController],
  providers: [WidgetSettingsRepository, WidgetsService],
})
export class WidgetsModule {}
