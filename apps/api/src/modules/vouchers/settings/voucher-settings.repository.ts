import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { VoucherSettings } from './voucher-settings.schema';

@Injectable()
export class VoucherSettingsRepository extends TenantRepository<VoucherSettings> {
  constructor(@InjectModel(VoucherSettings.name) model: Model<VoucherSettings>) {
    super(model);
  }
}
