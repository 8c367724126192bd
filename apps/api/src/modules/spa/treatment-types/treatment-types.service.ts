import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { Dependents } from '../../dependents/public';
import { TreatmentRoomsService } from '../rooms/public';
import { writtenChange } from '../setup/written-change';
import { TherapistsService } from '../therapists/public';
import {
  changeOfTreatmentType,
  newTreatmentType,
  type TreatmentTypeFields,
} from './merge-treatment-type';
import { recordTreatmentType } from './treatment-type.events';
import type { TreatmentType } from './treatment-type.schema';
import { toTreatmentTypeOutput } from './treatment-type-output';
import type {
  TreatmentTypeChange,
  TreatmentTypeInput,
  TreatmentTypeOutput,
} from './treatment-types.dto';
import { TreatmentTypesRepository } from './treatment-types.repository';

type Named = Partial<Pick<TreatmentTypeFields, 'therapists' | 'rooms'>>;

/** What a venue's spa sells. */
@Injectable()
export class TreatmentTypesService {
  constructor(
    private readonly types: TreatmentTypesRepository,
    private readonly therapists: TherapistsService,
    private readonly rooms: TreatmentRoomsService,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
  ) {}

  /** By place in lists, then by name. */
  all(scope: TenantScope): Promise<TreatmentType[]> {
    return this.types.inOrder(scope);
  }

  /** Of each active type, where it may be given. */
  roomsOfActive(scope: TenantScope): Promise<Pick<TreatmentType, 'rooms'>[]> {
    return this.types.roomsOfActive(scope);
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<TreatmentType> {
    return this.types.get(scope, id);
  }

  /** By hex id; an id that no type has is left out. */
  byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, TreatmentType>> {
    return this.types.byIds(scope, ids);
  }

  /**
   * For what is booked of types: none of them is deleted at the same moment.
   * @throws {NotFoundError} if one is missing, or another venue's
   */
  claim(tx: Transaction, ids: readonly Types.ObjectId[]): Promise<void> {
    return this.types.claim(tx, ids);
  }

  /** By place in lists, then by name. */
  async list(ctx: RequestContext): Promise<TreatmentTypeOutput[]> {
    return (await this.types.inOrder(ctx)).map(toTreatmentTypeOutput);
  }

  /**
   * @throws {NotFoundError} a therapist or a room
   * @throws {RuleError} SPA_LIMIT_REACHED, TREATMENT_TOO_LONG, TREATMENT_WITHOUT_HANDS_ON
   */
  create(ctx: RequestContext, input: TreatmentTypeInput): Promise<TreatmentTypeOutput> {
    return this.transactions.run(ctx, async (tx) => {
      await this.types.assertRoomForMore(tx);
      const fields = newTreatmentType(input);
      await this.claimNamed(tx, fields);
      const created = await this.types.insert(tx, {
        ...fields,
        ...{ version: 0, createdAt: tx.now, updatedAt: tx.now },
      });
      recordTreatmentType(tx, 'treatmentType.created', null, created);
      return toTreatmentTypeOutput(created);
    });
  }

  /**
   * Treatments that are booked keep their times and terms.
   * @throws {NotFoundError} the type, a therapist or a room
   * @throws {StaleVersionError}
   * @throws {RuleError} TREATMENT_TOO_LONG, TREATMENT_WITHOUT_HANDS_ON
   */
  change(
    ctx: RequestContext,
    { _id, version, ...change }: TreatmentTypeChange,
  ): Promise<TreatmentTypeOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.types.get(tx, _id);
      const given = changeOfTreatmentType(before, change);
      await this.claimNamed(tx, {
        therapists: given.therapists ?? [],
        rooms: given.rooms ?? [],
      });
      const after = await this.types.updateVersioned(
        tx,
        before._id,
        version,
        writtenChange<TreatmentType>(given),
      );
      recordTreatmentType(tx, 'treatmentType.updated', before, after);
      return toTreatmentTypeOutput(after);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} TREATMENT_TYPE_IN_USE
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.types.get(tx, id);
      await this.dependents.assertNoneBlocks(tx, 'treatmentType', before._id);
      await this.types.delete(tx, before._id);
      recordTreatmentType(tx, 'treatmentType.deleted', before, null);
      return null;
    });
  }

  private async claimNamed(tx: Transaction, { therapists = [], rooms = [] }: Named): Promise<void> {
    await this.therapists.claim(tx, therapists);
    await this.rooms.claim(tx, rooms);
  }
}
