import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { renewalSetUpProblem } from '@atrium/rules/guests/membership-renewal';
import { isOnSale } from '@atrium/rules/sales/offer';
import { FALLBACK_LANGUAGE, languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { clientId, objectId } from '../../../common/database/object-id';
import { RuleError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { Dependents } from '../../dependents/public';
import { PlacedPictures } from '../../media/public';
import { ServicesService } from '../../services/public';
import { TreatmentTypesService } from '../../spa/public';
import type { ShownType } from '../memberships.dto';
import { MembershipsRepository } from '../memberships.repository';
import { type RenewalOffer, renewalOffer } from '../renewals/membership-renewal';
import type { MembershipType } from './membership-type.schema';
import {
  type MembershipTypeChange,
  type MembershipTypeInput,
  type MembershipTypeOutput,
  toMembershipTypeOutput,
} from './membership-types.dto';
import { MembershipTypesRepository } from './membership-types.repository';

/** The memberships a venue sells. */
@Injectable()
export class MembershipTypesService implements OnModuleInit {
  // seven: a type names services, treatments and a picture, and is named by memberships
  constructor(
    private readonly types: MembershipTypesRepository,
    private readonly memberships: MembershipsRepository,
    private readonly services: ServicesService,
    private readonly treatmentTypes: TreatmentTypesService,
    private readonly placedPictures: PlacedPictures,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.services.registerChangeListener(async (tx, before, after) => {
      if (before && !after) await this.types.forgetService(tx, before._id);
    });
    this.placedPictures.register('membershipTypes', (scope, _picture) =>
      this.types.count(scope, { _picture }),
    );
    this.dependents.register('service', {
      kind: 'membershipTypes',
      count: (scope, services) => this.types.count(scope, { services }),
    });
    this.dependents.register('treatmentType', {
      kind: 'membershipTypes',
      refusal: 'TREATMENT_TYPE_IN_USE',
      count: (scope, treatmentTypes) => this.types.count(scope, { treatmentTypes }),
    });
    this.dependents.register('membershipType', {
      kind: 'memberships',
      refusal: 'MEMBERSHIP_TYPE_IN_USE',
      count: (scope, _membershipType) => this.memberships.count(scope, { _membershipType }),
    });
  }

  /** By name, those no longer sold included. */
  async list(ctx: RequestContext): Promise<MembershipTypeOutput[]> {
    return (await this.types.byName(ctx)).map(toMembershipTypeOutput);
  }

  /** @throws {NotFoundError} */
  async show(ctx: RequestContext, id: string): Promise<MembershipTypeOutput> {
    return toMembershipTypeOutput(await this.types.get(ctx, id));
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<MembershipType> {
    return this.types.get(scope, id);
  }

  /** The venue that has a type, hex. @throws {NotFoundError} */
  async vendorOf(id: string): Promise<string> {
    return (await this.types.vendorOf(clientId(id))).toHexString();
  }

  /** Those that guests can buy by themselves, by name. */
  async online(scope: TenantScope): Promise<MembershipType[]> {
    return (await this.types.byName(scope)).filter(isOnSale);
  }

  /** By hex id; an id that no type has is left out. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, MembershipType>> {
    const found = await this.types.byIds(scope, ids);
    return new Map(found.map((one) => [one._id.toHexString(), one]));
  }

  /** By hex id, in one language. */
  async shown(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
    language: string,
  ): Promise<ReadonlyMap<string, ShownType>> {
    if (ids.length === 0) return new Map();
    const types = await this.types.byIds(scope, ids);
    return new Map(types.map((type) => [type._id.toHexString(), shownType(type, language)]));
  }

  /**
   * @throws {RuleError} UNKNOWN_SERVICE, PICTURE_WITHOUT_TEXT, RENEWAL_WITHOUT_PERIOD, REMINDER_BEYOND_PERIOD
   * @throws {NotFoundError} a treatment type, or the picture
   */
  create(ctx: RequestContext, input: MembershipTypeInput): Promise<MembershipTypeOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const { validityMonths, validityDays, languageList = [], services = [] } = input;
      const { treatmentTypes = [] } = input;
      const type = await this.types.insert(tx, {
        name: input.name.trim(),
        description: input.description?.trim() ?? '',
        languageList: languageList.map(present),
        price: input.price,
        maxNumberOfUsages: input.maxNumberOfUsages,
        ...(validityMonths ? { validityMonths } : {}),
        ...(validityDays ? { validityDays } : {}),
        services: await this.known(tx, services),
        treatmentTypes: await this.claimed(tx, treatmentTypes),
        ...(input._picture ? { _picture: objectId(input._picture) } : {}),
        active: input.active ?? true,
        online: input.online ?? false,
        ...present({ taxBasisPoints: input.taxBasisPoints ?? undefined }),
        ...present({ agreement: input.agreement?.trim() || undefined }),
        ...(input.renewal ? renewalFields(input.renewal) : {}),
        version: 0,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      assertRenews(type);
      await this.record(tx, 'membershipType.created', null, type);
      return toMembershipTypeOutput(type);
    });
  }

  /**
   * @throws {NotFoundError} the type, a treatment type, or the picture
   * @throws {StaleVersionError}
   * @throws {RuleError} as `create`
   */
  update(
    ctx: RequestContext,
    id: string,
    { version, ...change }: MembershipTypeChange,
  ): Promise<MembershipTypeOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.types.get(tx, id);
      const { name, description, languageList, price, maxNumberOfUsages, active } = change;
      const { services, treatmentTypes, validityMonths, validityDays } = change;
      const unset = {
        ...(validityMonths === null || validityMonths === 0 ? { validityMonths: 1 } : {}),
        ...(validityDays === null || validityDays === 0 ? { validityDays: 1 } : {}),
        ...(change._picture === null ? { _picture: 1 } : {}),
        ...(change.taxBasisPoints === null ? { taxBasisPoints: 1 } : {}),
        ...(change.agreement?.trim() === '' ? { agreement: 1 } : {}),
        ...(change.renewal === null ? { renewalPrice: 1, renewalReminderDays: 1 } : {}),
      };
      const after = await this.types.updateVersioned(tx, before._id, version, {
        $set: present({
          name: name?.trim(),
          description: description?.trim(),
          languageList: languageList?.map(present),
          price,
          maxNumberOfUsages,
          active,
          _picture: change._picture ? objectId(change._picture) : undefined,
          online: change.online,
          taxBasisPoints: change.taxBasisPoints ?? undefined,
          agreement: change.agreement?.trim() || undefined,
          ...(change.renewal ? renewalFields(change.renewal) : {}),
          validityMonths: validityMonths || undefined,
          validityDays: validityDays || undefined,
          services: services ? await this.known(tx, services) : undefined,
          treatmentTypes: treatmentTypes ? await this.claimed(tx, treatmentTypes) : undefined,
        }),
        ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}),
      });
      assertRenews(after);
      await this.record(tx, 'membershipType.updated', before, after);
      return toMembershipTypeOutput(after);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} MEMBERSHIP_TYPE_IN_USE: one that was sold is made inactive instead
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.types.get(tx, id);
      await this.dependents.assertNoneBlocks(tx, 'membershipType', before._id);
      await this.types.delete(tx, before._id);
      await this.record(tx, 'membershipType.deleted', before, null);
      return null;
    });
  }

  private async known(tx: Transaction, ids: readonly string[]): Promise<Types.ObjectId[]> {
    const services = ids.map((id) => new Types.ObjectId(id));
    const found = await this.services.byIds(tx, services);
    if (found.size < services.length) throw new RuleError('UNKNOWN_SERVICE');
    return services;
  }

  /** None of them is deleted at the same moment. */
  private async claimed(tx: Transaction, ids: readonly string[]): Promise<Types.ObjectId[]> {
    const types = ids.map((id) => new Types.ObjectId(id));
    await this.treatmentTypes.claim(tx, types);
    return types;
  }

  private async record(
    tx: Transaction,
    action: AuditAction,
    before: MembershipType | null,
    after: MembershipType | null,
  ): Promise<void> {
    const entityId = (after ?? before)?._id;
    if (!entityId) return;
    await this.placedPictures.place(tx, [before?._picture], [after?._picture]);
    tx.audit({ action, entity: 'membershipType', entityId, before, after });
    tx.emit({ type: action, entityId });
  }
}

const renewalFields = ({ price, reminderDays }: RenewalOffer) => ({
  ...{ renewalPrice: price, renewalReminderDays: reminderDays },
});

/** @throws {RuleError} RENEWAL_WITHOUT_PERIOD, REMINDER_BEYOND_PERIOD */
function assertRenews(type: MembershipType): void {
  const offer = renewalOffer(type);
  const period = { months: type.validityMonths, days: type.validityDays };
  const problem = offer && renewalSetUpProblem(period, offer);
  if (problem) throw new RuleError(problem);
}

function shownType(type: MembershipType, language: string): ShownType {
  const { name } = pickTranslation(
    type.languageList,
    languageOf(language) ?? FALLBACK_LANGUAGE,
    type,
  );
  const { services, treatmentTypes = [], _picture } = type;
  return {
    ...{ name, services: hex(services), treatmentTypes: hex(treatmentTypes) },
    ...(_picture ? { _picture } : {}),
  };
}

const hex = (ids: readonly Types.ObjectId[]): string[] => ids.map((id) => id.toHexString());
