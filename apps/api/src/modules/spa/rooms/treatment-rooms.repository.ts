import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SetUpRepository } from '../setup/setup.repository';
import { TreatmentRoom } from './treatment-room.schema';

@Injectable()
export class TreatmentRoomsRepository extends SetUpRepository<TreatmentRoom> {
  constructor(@InjectModel(TreatmentRoom.name) model: Model<TreatmentRoom>) {
    super(model);
  }
}
