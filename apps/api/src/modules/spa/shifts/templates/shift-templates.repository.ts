import { SPA_LIMIT } from '@atrium/rules/spa/setup';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../../../common/context/request-context';
import { TenantRepository } from '../../../../common/database/tenant.repository';
import { RuleError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import { ShiftTemplate } from './shift-template.schema';

@Injectable()
export class ShiftTemplatesRepository extends TenantRepository<ShiftTemplate> {
  constructor(@InjectModel(ShiftTemplate.name) model: Model<ShiftTemplate>) {
    super(model);
  }

  /** By when they begin, then by name. */
  all(scope: TenantScope): Promise<ShiftTemplate[]> {
    const sort = { shiftStart: 1, name: 1, _id: 1 } as const;
    return this.find(scope, {}, { sort, limit: SPA_LIMIT });
  }

  /** @throws {RuleError} SPA_LIMIT_REACHED */
  async assertRoomForMore(tx: Transaction): Promise<void> {
    if ((await this.count(tx)) >= SPA_LIMIT) throw new RuleError('SPA_LIMIT_REACHED');
  }
}
