import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types, UpdateQuery } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { NotFoundError, RuleError } from '../../common/errors/app-error';
import type { ServiceFields } from './merge-service';
import { SERVICE_CODE_KEY, Service } from './service.schema';

/** Leaves room for a service between two others. */
const SORT_STEP = 10;
/** More than a venue has; a list is not paged. */
const SERVICES_OF_A_VENDOR = 500;

@Injectable()
export class ServicesRepository extends TenantRepository<Service> {
  constructor(@InjectModel(Service.name) model: Model<Service>) {
    super(model, [{ key: SERVICE_CODE_KEY, error: RuleError, code: 'CODE_TAKEN' }]);
  }

  /** By sortOrder, then name. */
  inOrder(scope: TenantScope, filter: { active?: boolean } = {}): Promise<Service[]> {
    return this.find(scope, filter, {
      sort: { sortOrder: 1, name: 1 },
      limit: SERVICES_OF_A_VENDOR,
    });
  }

  /**
   * Which venue a service belongs to. Public pages name a service and no venue, so this one look-up cannot
   * be scoped; it reveals nothing but the venue.
   * @throws {NotFoundError}
   */
  async vendorOf(id: Types.ObjectId): Promise<Types.ObjectId> {
    const found = await this.model.collection.findOne(
      { _id: id },
      { projection: { _id: 0, _vendor: 1 } },
    );
    if (!found) throw new NotFoundError();
    return found._vendor;
  }

  /** Venues that remind guests of visits: a job begins here, so this one look-up cannot be scoped. */
  async remindingVendors(): Promise<Types.ObjectId[]> {
    const found = await this.model.collection
      .aggregate<{ _id: Types.ObjectId }>(
        [{ $match: { 'reminders.0': { $exists: true } } }, { $group: { _id: '$_vendor' } }],
        { hint: 'reminding' },
      )
      .toArray();
    return found.map(({ _id }) => _id);
  }

  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Service[]> {
    return this.find(scope, { _id: { $in: [...ids] } });
  }

  /** Behind all others, by the step in which lists are ordered. */
  async nextSortOrder(scope: TenantScope): Promise<number> {
    const [last] = await this.find(scope, {}, { sort: { sortOrder: -1 }, limit: 1 });
    return last ? last.sortOrder + SORT_STEP : 0;
  }

  /** @throws {RuleError} CODE_TAKEN */
  add(scope: TenantScope, fields: ServiceFields): Promise<Service> {
    return this.insertNew(scope, fields);
  }

  /** @throws {RuleError} CODE_TAKEN, and those of updateVersioned */
  save(
    scope: TenantScope,
    id: Types.ObjectId,
    version: number | undefined,
    change: UpdateQuery<Service>,
  ): Promise<Service> {
    return this.updateVersioned(scope, id, version, change);
  }
}
