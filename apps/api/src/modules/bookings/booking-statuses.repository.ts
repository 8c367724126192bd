import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TenantRepository } from '../../common/database/tenant.repository';
import { BookingStatus } from './booking-status.schema';

@Injectable()
export class BookingStatusesRepository extends TenantRepository<BookingStatus> {
  constructor(@InjectModel(BookingStatus.name) model: Model<BookingStatus>) {
    super(model);
  }
}
