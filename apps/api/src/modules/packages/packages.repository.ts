import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { NotFoundError } from '../../common/errors/app-error';
import { Package } from './package.schema';

/** More than a venue sells; the list is not paged. */
const PACKAGES_OF_A_VENDOR = 200;

@Injectable()
export class PackagesRepository extends TenantRepository<Package> {
  constructor(@InjectModel(Package.name) model: Model<Package>) {
    super(model);
  }

  /** Of whatever venue. @throws {NotFoundError} */
  async vendorOf(id: Types.ObjectId): Promise<Types.ObjectId> {
    const found = await this.model.collection.findOne(
      { _id: id },
      { projection: { _id: 0, _vendor: 1 } },
    );
    if (!found) throw new NotFoundError();
    return found._vendor;
  }

  byName(scope: TenantScope): Promise<Package[]> {
    return this.find(scope, {}, { sort: { name: 1, _id: 1 }, limit: PACKAGES_OF_A_VENDOR });
  }

  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Package[]> {
    return this.find(scope, { _id: { $in: [...ids] } });
  }

  /** No package includes a service that is gone. */
  async forgetService(scope: TenantScope, service: Types.ObjectId): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { 'services._service': service }),
      { $pull: { services: { _service: service } }, $inc: { version: 1 } },
      { session: scope.session },
    );
  }
}
