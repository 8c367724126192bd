import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TenantRepository } from '../../../../common/database/tenant.repository';
import { IntakeSettings } from './intake-settings.schema';

@Injectable()
export class IntakeSettingsRepository extends TenantRepository<IntakeSettings> {
  constructor(@InjectModel(IntakeSettings.name) model: Model<IntakeSettings>) {
    super(model);
  }
}
