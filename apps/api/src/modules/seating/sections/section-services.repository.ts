import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { ConflictError } from '../../../common/errors/app-error';
import { EVENING_KEY, SectionService } from './section-service.schema';

@Injectable()
export class SectionServicesRepository extends TenantRepository<SectionService> {
  constructor(@InjectModel(SectionService.name) model: Model<SectionService>) {
    // two who plan an evening for the first time at the same moment
    super(model, [{ key: EVENING_KEY, error: ConflictError, code: 'STALE_VERSION' }]);
  }
}
