import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Theme, type ThemeStyles } from './theme.schema';

/** More than a venue has; a list is not paged. */
const THEMES_OF_A_VENDOR = 100;

@Injectable()
export class ThemesRepository extends TenantRepository<Theme> {
  constructor(@InjectModel(Theme.name) model: Model<Theme>) {
    super(model);
  }

  byName(scope: TenantScope): Promise<Theme[]> {
    return this.find(scope, {}, { sort: { name: 1 }, limit: THEMES_OF_A_VENDOR });
  }

  add(scope: TenantScope, theme: ThemeStyles & { name: string }): Promise<Theme> {
    return this.insertNew(scope, theme);
  }
}
