import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { isOnSale } from '@atrium/rules/sales/offer';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { clientId, objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import { taxRatesOf } from '../../common/http/tax-rates.dto';
import { present } from '../../common/present';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Dependents } from '../dependents/public';
import { PlacedPictures, type ShownPictureOutput } from '../media/public';
import { ServicesService } from '../services/public';
import { TreatmentTypesService } from '../spa/public';
import type { Package } from './package.schema';
import {
  type PackageChange,
  type PackageInput,
  type PackageOutput,
  type PackageServiceInput,
  type PackageTreatmentTypeInput,
  toPackageOutput,
} from './packages.dto';
import { PackagesRepository } from './packages.repository';

/** The packages a venue sells. */
@Injectable()
export class PackagesService implements OnModuleInit {
  constructor(
    private readonly packages: PackagesRepository,
    private readonly services: ServicesService,
    private readonly treatmentTypes: TreatmentTypesService,
    private readonly placedPictures: PlacedPictures,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.services.registerChangeListener(async (tx, before, after) => {
      if (before && !after) await this.packages.forgetService(tx, before._id);
    });
    this.placedPictures.register('packages', (scope, _picture) =>
      this.packages.count(scope, { _picture }),
    );
    this.dependents.register('service', {
      kind: 'packages',
      count: (scope, _service) => this.packages.count(scope, { 'services._service': _service }),
    });
    this.dependents.register('treatmentType', {
      kind: 'packages',
      refusal: 'TREATMENT_TYPE_IN_USE',
      count: (scope, _treatmentType) =>
        this.packages.count(scope, { 'treatmentTypes._treatmentType': _treatmentType }),
    });
  }

  /** By name, those no longer sold included. */
  async list(ctx: RequestContext): Promise<PackageOutput[]> {
    return (await this.packages.byName(ctx)).map(toPackageOutput);
  }

  /** @throws {NotFoundError} */
  async show(ctx: RequestContext, id: string): Promise<PackageOutput> {
    return toPackageOutput(await this.packages.get(ctx, id));
  }

  /** One that is sold. @throws {NotFoundError} @throws {RuleError} PACKAGE_INACTIVE */
  async sold(scope: TenantScope, id: string): Promise<Package> {
    const found = await this.packages.get(scope, id);
    if (!found.active) throw new RuleError('PACKAGE_INACTIVE');
    return found;
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string): Promise<Package> {
    return this.packages.get(scope, id);
  }

  /** The venue that has a package, hex. @throws {NotFoundError} */
  async vendorOf(id: string): Promise<string> {
    return (await this.packages.vendorOf(clientId(id))).toHexString();
  }

  /** Those that guests can buy by themselves, by name. */
  async online(scope: TenantScope): Promise<Package[]> {
    return (await this.packages.byName(scope)).filter(isOnSale);
  }

  /** By hex id; an id that no package has is left out. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, Package>> {
    if (ids.length === 0) return new Map();
    const found = await this.packages.byIds(scope, ids);
    return new Map(found.map((one) => [one._id.toHexString(), one]));
  }

  /** What guests see of packages, by hex id; one without a picture is left out. @param venueLanguage code */
  async picturesOf(
    ctx: RequestContext,
    ids: readonly Types.ObjectId[],
    venueLanguage: string,
  ): Promise<ReadonlyMap<string, ShownPictureOutput>> {
    const packages = [...(await this.byIds(ctx, ids)).values()];
    const pictures = await this.placedPictures.shown(
      ctx,
      packages.map(({ _picture }) => _picture),
      venueLanguage,
    );
    return new Map(
      packages.flatMap(({ _id, _picture }) => {
        const picture = pictures.get(_picture?.toHexString() ?? '');
        return picture ? [[_id.toHexString(), picture] as const] : [];
      }),
    );
  }

  /**
   * @throws {NotFoundError} a treatment type, or the picture
   * @throws {RuleError} UNKNOWN_SERVICE, STAY_DAY_OUT_OF_RANGE, PICTURE_WITHOUT_TEXT
   */
  create(ctx: RequestContext, input: PackageInput): Promise<PackageOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const created = await this.packages.insert(tx, {
        name: input.name.trim(),
        description: input.description?.trim() ?? '',
        languageList: (input.languageList ?? []).map(present),
        nights: input.nights,
        price: input.price,
        services: await this.included(tx, input.services ?? [], input.nights),
        addons: addonsOf(input.addons ?? []),
        treatmentTypes: await this.includedTreatments(tx, input.treatmentTypes ?? []),
        ...(input._picture ? { _picture: objectId(input._picture) } : {}),
        ...(input.taxRates ? { taxRates: taxRatesOf(input.taxRates) } : {}),
        active: input.active ?? true,
        online: input.online ?? false,
        ...present({
          agreement: input.agreement?.trim() || undefined,
          perDay: input.perDay ?? undefined,
        }),
        version: 0,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      await this.record(tx, 'package.created', null, created);
      return toPackageOutput(created);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} UNKNOWN_SERVICE, STAY_DAY_OUT_OF_RANGE, PICTURE_WITHOUT_TEXT
   */
  update(
    ctx: RequestContext,
    id: string,
    { version, ...change }: PackageChange,
  ): Promise<PackageOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.packages.get(tx, id);
      const nights = change.nights ?? before.nights;
      const services = change.services
        ? await this.included(tx, change.services, nights)
        : before.services;
      assertDays(services, nights);
      const unset = {
        ...(change.agreement?.trim() === '' ? { agreement: 1 } : {}),
        ...(change.perDay === null ? { perDay: 1 } : {}),
        ...(change._picture === null ? { _picture: 1 } : {}),
      };
      const after = await this.packages.updateVersioned(tx, before._id, version, {
        $set: present({
          online: change.online,
          agreement: change.agreement?.trim() || undefined,
          perDay: change.perDay,
          name: change.name?.trim(),
          description: change.description?.trim(),
          languageList: change.languageList?.map(present),
          nights: change.nights,
          price: change.price,
          active: change.active,
          _picture: change._picture ? objectId(change._picture) : undefined,
          addons: change.addons ? addonsOf(change.addons) : undefined,
          services,
          taxRates: change.taxRates ? taxRatesOf(change.taxRates) : undefined,
          treatmentTypes: change.treatmentTypes
            ? await this.includedTreatments(tx, change.treatmentTypes)
            : undefined,
        }),
        ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}),
      });
      await this.record(tx, 'package.updated', before, after);
      return toPackageOutput(after);
    });
  }

  /** Stays made from it keep what they include. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.packages.get(tx, id);
      await this.packages.delete(tx, before._id);
      await this.record(tx, 'package.deleted', before, null);
      return null;
    });
  }

  private async included(
    tx: Transaction,
    inputs: readonly PackageServiceInput[],
    nights: number,
  ): Promise<Package['services']> {
    assertDays(inputs, nights);
    const services = inputs.map(({ _id, _service, dayNumber }) => ({
      _id: new Types.ObjectId(_id),
      _service: new Types.ObjectId(_service),
      dayNumber,
    }));
    const known = await this.services.byIds(
      tx,
      services.map(({ _service }) => _service),
    );
    if (services.some(({ _service }) => !known.has(_service.toHexString()))) {
      throw new RuleError('UNKNOWN_SERVICE');
    }
    return services;
  }

  /** None of them is deleted at the same moment. @throws {NotFoundError} */
  private async includedTreatments(
    tx: Transaction,
    inputs: readonly PackageTreatmentTypeInput[],
  ): Promise<NonNullable<Package['treatmentTypes']>> {
    const ids = [...new Set(inputs.map(({ _treatmentType }) => _treatmentType.toLowerCase()))];
    const types = ids.map((id) => new Types.ObjectId(id));
    await this.treatmentTypes.claim(tx, types);
    const known = await this.treatmentTypes.byIds(tx, types);
    return inputs.map(({ _id, _treatmentType, quantity }) => ({
      _id: new Types.ObjectId(_id),
      _treatmentType: new Types.ObjectId(_treatmentType),
      name: known.get(_treatmentType.toLowerCase())?.name ?? '',
      quantity,
    }));
  }

  private async record(
    tx: Transaction,
    action: AuditAction,
    before: Package | null,
    after: Package | null,
  ): Promise<void> {
    const entityId = (after ?? before)?._id;
    if (!entityId) return;
    await this.placedPictures.place(tx, [before?._picture], [after?._picture]);
    tx.audit({ action, entity: 'package', entityId, before, after });
    tx.emit({ type: action, entityId });
  }
}

/** @throws {RuleError} STAY_DAY_OUT_OF_RANGE */
function assertDays(services: readonly { dayNumber: number }[], nights: number): void {
  if (services.some(({ dayNumber }) => dayNumber > nights + 1)) {
    throw new RuleError('STAY_DAY_OUT_OF_RANGE');
  }
}

function addonsOf(inputs: NonNullable<PackageInput['addons']>): Package['addons'] {
  return inputs.map(({ _id, name, languageList = [], quantity }) => ({
    _id: new Types.ObjectId(_id),
    name: name.trim(),
    languageList: languageList.map((translation) => ({ ...translation })),
    quantity,
  }));
}
