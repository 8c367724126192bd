import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { ConflictError } from '../../common/errors/app-error';
import { SEGMENT_TYPE_KEY, Segment } from './segment.schema';

@Injectable()
export class SegmentsRepository extends TenantRepository<Segment> {
  constructor(@InjectModel(Segment.name) model: Model<Segment>) {
    super(model, [{ key: SEGMENT_TYPE_KEY, error: ConflictError, code: 'SEGMENT_TAKEN' }]);
  }

  byType(scope: TenantScope, limit?: number): Promise<Segment[]> {
    return this.find(scope, {}, { sort: { type: 1 }, limit });
  }
}
