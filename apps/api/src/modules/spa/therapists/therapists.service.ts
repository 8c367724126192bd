import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { clientId, objectId } from '../../../common/database/object-id';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { Dependents } from '../../dependents/public';
import { PlacedPictures } from '../../media/public';
import { UsersService } from '../../users/public';
import {
  assertAnswered,
  type ImpactAnswer,
  impactAnswer,
  type LostTime,
} from '../setup/impact-answer';
import { writtenChange } from '../setup/written-change';
import { TreatmentTypeParts } from '../treatment-types/treatment-type-parts';
import type { Therapist } from './therapist.schema';
import {
  type TherapistChange,
  type TherapistInput,
  type TherapistOutput,
  toTherapistOutput,
} from './therapists.dto';
import { TherapistsRepository } from './therapists.repository';

/** Treatments of a therapist that are still to come. */
export type TreatmentsToCome = (tx: Transaction, therapist: Types.ObjectId) => Promise<LostTime[]>;

/** Called in the transaction of a change; may write in it too. @param after null: deleted */
export type TherapistChangeListener = (
  tx: Transaction,
  before: Therapist,
  after: Therapist | null,
) => Promise<void>;

type TherapistAction = Extract<AuditAction, `therapist.${string}`>;

/** Who gives a venue's treatments. */
@Injectable()
export class TherapistsService implements OnModuleInit {
  private readonly coming: TreatmentsToCome[] = [];
  private readonly listeners: TherapistChangeListener[] = [];

  constructor(
    private readonly therapists: TherapistsRepository,
    private readonly types: TreatmentTypeParts,
    private readonly users: UsersService,
    private readonly placedPictures: PlacedPictures,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.placedPictures.register('therapists', (scope, _picture) =>
      this.therapists.count(scope, { _picture }),
    );
  }

  /** Asked before somebody is deactivated; registered by the module that knows their treatments. */
  guardDeactivation(coming: TreatmentsToCome): void {
    this.coming.push(coming);
  }

  registerChangeListener(listener: TherapistChangeListener): void {
    this.listeners.push(listener);
  }

  /** By place in lists, then by name. */
  all(scope: TenantScope): Promise<Therapist[]> {
    return this.therapists.inOrder(scope);
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<Therapist> {
    return this.therapists.get(scope, id);
  }

  /** Whose staff account it is; null: no therapist's. */
  ofUser(scope: TenantScope, _user: Types.ObjectId): Promise<Therapist | null> {
    return this.therapists.findOne(scope, { _user });
  }

  /** By hex id; an id that nobody has is left out. */
  byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, Therapist>> {
    return this.therapists.byIds(scope, ids);
  }

  /**
   * For what is put down to therapists: none of them is deleted at the same moment, and changes of what
   * one therapist has come one after another.
   * @throws {NotFoundError} if one is missing, or another venue's
   */
  claim(tx: Transaction, ids: readonly Types.ObjectId[]): Promise<void> {
    return this.therapists.claim(tx, ids);
  }

  /** By place in lists, then by name. */
  async list(ctx: RequestContext): Promise<TherapistOutput[]> {
    const [therapists, given] = await Promise.all([
      this.therapists.inOrder(ctx),
      this.types.byTherapist(ctx),
    ]);
    return therapists.map((one) => toTherapistOutput(one, given.get(one._id.toHexString())));
  }

  /** @throws {NotFoundError} */
  async read(ctx: RequestContext, id: string): Promise<TherapistOutput> {
    return this.told(ctx, await this.therapists.get(ctx, id));
  }

  /**
   * @throws {NotFoundError} the account, or the picture
   * @throws {RuleError} SPA_LIMIT_REACHED
   * @throws {ConflictError} THERAPIST_ACCOUNT_TAKEN
   */
  create(ctx: RequestContext, input: TherapistInput): Promise<TherapistOutput> {
    return this.transactions.run(ctx, async (tx) => {
      await this.therapists.assertRoomForMore(tx);
      const { name, gender = 'unspecified', languages = [], level = 1 } = input;
      const { active = true, sortOrder = 0 } = input;
      const created = await this.therapists.insert(tx, {
        ...{ name, gender, languages, level, active, sortOrder },
        ...present({
          _user: (await this.accountOf(tx, input)) ?? undefined,
          _picture: input._picture ? objectId(input._picture) : undefined,
          imgUrl: input.imgUrl ?? undefined,
        }),
        ...{ version: 0, createdAt: tx.now, updatedAt: tx.now },
      });
      await this.record(tx, 'therapist.created', null, created);
      return toTherapistOutput(created);
    });
  }

  /**
   * @throws {NotFoundError} the therapist, the account, or the picture
   * @throws {StaleVersionError}
   * @throws {ConflictError} THERAPIST_ACCOUNT_TAKEN; TREATMENTS_AFFECTED if somebody with coming treatments
   *   is deactivated, unless that is confirmed
   */
  change(
    ctx: RequestContext,
    { confirmImpact = false, ...change }: TherapistChange,
  ): Promise<TherapistOutput> {
    return this.transactions.run(ctx, async (tx) =>
      this.told(tx, await this.changeIn(tx, change, impactAnswer(confirmImpact))),
    );
  }

  /** Within a transaction of the caller. @throws as `change` */
  async changeIn(
    tx: Transaction,
    { _id, version, ...change }: Omit<TherapistChange, 'confirmImpact'>,
    answer: ImpactAnswer,
  ): Promise<Therapist> {
    const before = await this.therapists.get(tx, _id);
    const { name, gender, _picture, imgUrl, languages, level, active, sortOrder } = change;
    if (before.active && active === false) {
      const lost = await Promise.all(this.coming.map((coming) => coming(tx, before._id)));
      assertAnswered(tx, before._id, lost.flat(), answer);
    }
    const after = await this.therapists.updateVersioned(
      tx,
      before._id,
      version,
      writtenChange<Therapist>({
        ...{ name, gender, imgUrl, languages, level, active, sortOrder },
        _picture: _picture ? objectId(_picture) : (_picture as null | undefined),
        _user: await this.accountOf(tx, change),
      }),
    );
    await this.record(tx, 'therapist.updated', before, after);
    await this.tell(tx, before, after);
    return after;
  }

  /**
   * Treatment types that name them lose them.
   * @throws {NotFoundError}
   * @throws {ConflictError} THERAPIST_IN_USE
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.therapists.get(tx, id);
      await this.dependents.assertNoneBlocks(tx, 'therapist', before._id);
      await this.types.drop(tx, 'therapists', before._id);
      await this.therapists.delete(tx, before._id);
      await this.record(tx, 'therapist.deleted', before, null);
      await this.tell(tx, before, null);
      return null;
    });
  }

  private async tell(tx: Transaction, before: Therapist, after: Therapist | null): Promise<void> {
    for (const listener of this.listeners) await listener(tx, before, after);
  }

  private async told(scope: TenantScope, therapist: Therapist): Promise<TherapistOutput> {
    const given = await this.types.byTherapist(scope, therapist._id);
    return toTherapistOutput(therapist, given.get(therapist._id.toHexString()));
  }

  /** @throws {NotFoundError} */
  private async accountOf(
    tx: Transaction,
    { _user }: Pick<TherapistInput, '_user'>,
  ): Promise<Types.ObjectId | null | undefined> {
    return _user ? (await this.users.find(tx, clientId(_user)))._id : (_user as null | undefined);
  }

  private async record(
    tx: Transaction,
    action: TherapistAction,
    before: Therapist | null,
    after: Therapist | null,
  ): Promise<void> {
    const entityId = (after ?? before)?._id;
    if (!entityId) return;
    // the name beside it says whom it shows
    await this.placedPictures.placeWithoutText(tx, [before?._picture], [after?._picture]);
    tx.audit({ action, entity: 'therapist', entityId, before, after });
    tx.emit({ type: action, entityId });
  }
}
