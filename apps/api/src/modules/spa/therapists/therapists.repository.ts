import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ConflictError } from '../../../common/errors/app-error';
import { SetUpRepository } from '../setup/setup.repository';
import { THERAPIST_USER_KEY, Therapist } from './therapist.schema';

@Injectable()
export class TherapistsRepository extends SetUpRepository<Therapist> {
  constructor(@InjectModel(Therapist.name) model: Model<Therapist>) {
    super(model, [
      { key: THERAPIST_USER_KEY, error: ConflictError, code: 'THERAPIST_ACCOUNT_TAKEN' },
    ]);
  }
}
