import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { SetUpRepository } from '../setup/setup.repository';
import { TreatmentType } from './treatment-type.schema';

@Injectable()
export class TreatmentTypesRepository extends SetUpRepository<TreatmentType> {
  constructor(@InjectModel(TreatmentType.name) model: Model<TreatmentType>) {
    super(model);
  }

  /** Of each active type, where it may be given; nothing else of it is read. */
  roomsOfActive(scope: TenantScope): Promise<Pick<TreatmentType, 'rooms'>[]> {
    return this.find(scope, { active: true }, { projection: { rooms: 1, _id: 0 } });
  }

  /** Those that name a therapist or a room. */
  naming(
    scope: TenantScope,
    part: 'therapists' | 'rooms',
    id: Types.ObjectId,
  ): Promise<TreatmentType[]> {
    return this.find(scope, { [part]: id }, { sort: { sortOrder: 1, name: 1, _id: 1 } });
  }
}
