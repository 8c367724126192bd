import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Stay } from './stay.schema';

/** A guest with more stays than this is shown the latest. */
const STAYS_OF_A_GUEST = 200;

/** What the importer writes; the rest has its defaults. */
export type NewStay = Pick<
  Stay,
  | '_customer'
  | 'arrivaldate'
  | 'departuredate'
  | 'bookingDate'
  | 'status'
  | 'nrOfGuests'
  | 'adults'
  | 'children'
  | 'babies'
> &
  Partial<Pick<Stay, 'roomType' | 'pricePerNight' | 'source' | 'services'>>;

@Injectable()
export class StaysRepository extends TenantRepository<Stay> {
  constructor(@InjectModel(Stay.name) model: Model<Stay>) {
    super(model);
  }

  /** Latest arrival first. */
  ofCustomer(scope: TenantScope, customerId: Types.ObjectId): Promise<Stay[]> {
    return this.find(
      scope,
      { _customer: customerId },
      { sort: { arrivaldate: -1 }, limit: STAYS_OF_A_GUEST },
    );
  }

  /** Which of these rows of a source are in already. */
  async knownSourceKeys(scope: TenantScope, system: string, keys: string[]): Promise<Set<string>> {
    const known = await this.find(
      scope,
      { 'source.system': system, 'source.key': { $in: keys } },
      { projection: { 'source.key': 1 } },
    );
    return new Set(known.map(({ source }) => source?.key ?? ''));
  }

  async insertMany(scope: TenantScope, stays: readonly NewStay[]): Promise<Stay[]> {
    const _vendor = objectId(scope.vendorId);
    const created = await this.model.insertMany(
      stays.map((stay) => ({ ...stay, _vendor })),
      { session: scope.session },
    );
    return created.map((stay) => stay.toObject());
  }
}
