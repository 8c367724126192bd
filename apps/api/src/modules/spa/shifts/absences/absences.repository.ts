import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../../../common/context/request-context';
import { TenantRepository } from '../../../../common/database/tenant.repository';
import type { SchedulePeriod } from '../schedule-period';
import { Absence } from './absence.schema';

@Injectable()
export class AbsencesRepository extends TenantRepository<Absence> {
  constructor(@InjectModel(Absence.name) model: Model<Absence>) {
    super(model);
  }

  /** Those that touch these days, by their first. */
  within(
    scope: TenantScope,
    { from, until, therapists }: SchedulePeriod,
    projection?: Record<string, 0 | 1>,
  ): Promise<Absence[]> {
    return this.find(
      scope,
      {
        until: { $gte: from },
        from: { $lte: until },
        ...(therapists ? { _therapist: { $in: [...therapists] } } : {}),
      },
      { sort: { from: 1, start: 1, _id: 1 }, ...(projection ? { projection } : {}) },
    );
  }
}
