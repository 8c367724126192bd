import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { PackagesService } from '../packages/public';
import { ServicesService } from '../services/public';
import { TreatmentTypesService } from '../spa/public';
import { VendorsService } from '../vendors/public';
import type { Stay } from './stay.schema';
import {
  type ListedStayOutput,
  type StaffStayOutput,
  type StayOutput,
  type StayTexts,
  toStaffStayOutput,
  toStayOutput,
} from './stays.dto';

/** Shows stays with the names of what they include, in the caller's language. */
@Injectable()
export class StayPresenter {
  constructor(
    private readonly services: ServicesService,
    private readonly packages: PackagesService,
    private readonly treatmentTypes: TreatmentTypesService,
    private readonly vendors: VendorsService,
  ) {}

  async forGuest(ctx: RequestContext, stays: readonly Stay[]): Promise<StayOutput[]> {
    const texts = await this.texts(ctx, stays);
    return stays.map((stay) => toStayOutput(stay, texts));
  }

  /** As `forGuest`, with the pictures of their packages. */
  async listed(ctx: RequestContext, stays: readonly Stay[]): Promise<ListedStayOutput[]> {
    const { languageCode } = await this.vendors.current(ctx);
    const packages = unique(stays.flatMap(({ _package }) => _package ?? []));
    const pictures = await this.packages.picturesOf(ctx, packages, languageCode);
    return (await this.forGuest(ctx, stays)).map((stay) => {
      const picture = pictures.get(stay._package ?? '');
      return picture ? { ...stay, picture } : stay;
    });
  }

  async forStaff(ctx: RequestContext, stays: readonly Stay[]): Promise<StaffStayOutput[]> {
    const texts = await this.texts(ctx, stays);
    return stays.map((stay) => toStaffStayOutput(stay, texts));
  }

  async one(ctx: RequestContext, stay: Stay): Promise<StaffStayOutput> {
    return toStaffStayOutput(stay, await this.texts(ctx, [stay]));
  }

  /** One query for each kind, however many stays. */
  private async texts(ctx: RequestContext, stays: readonly Stay[]): Promise<StayTexts> {
    const scope = { vendorId: ctx.vendorId };
    const services = stays.flatMap((stay) => stay.services.map(({ _service }) => _service));
    const packages = stays.flatMap(({ _package }) => _package ?? []);
    const types = stays.flatMap((stay) => stay.treatmentTypes.map((one) => one._treatmentType));
    const [serviceMap, packageMap, typeMap] = await Promise.all([
      services.length > 0 ? this.services.byIds(scope, unique(services)) : new Map(),
      this.packages.byIds(scope, unique(packages)),
      this.treatmentTypes.byIds(scope, unique(types)),
    ]);
    return {
      language: ctx.language,
      ...{ services: serviceMap, packages: packageMap, treatmentTypes: typeMap },
    };
  }
}

const unique = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
