import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TenantRepository } from '../../common/database/tenant.repository';
import { WidgetSettings } from './widget-settings.schema';

@Injectable()
export class WidgetSettingsRepository extends TenantRepository<WidgetSettings> {
  constructor(@InjectModel(WidgetSettings.name) model: Model<WidgetSettings>) {
    super(model);
  }
}
