import { isLockedFor } from '@atrium/rules/spa/treatment-status';
import { Injectable } from '@nestjs/common';
import type { UpdateQuery } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { AppError, ConflictError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService, occupationsOf, type ResourceOccupation } from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import type { TreatmentOutput } from './treatment.dto';
import { recordTreatment } from './treatment.events';
import type { Treatment } from './treatment.schema';
import { claimOf } from './treatment-claims';
import { type Draft, TreatmentDrafts } from './treatment-drafts';
import { TreatmentPresenter } from './treatment-presenter';
import { TreatmentTaken } from './treatment-taken';
import type {
  TreatmentAndCustomerInput,
  TreatmentChange,
  TreatmentGuestInput,
  TreatmentInput,
} from './treatments.dto';
import { TreatmentsRepository } from './treatments.repository';

/** Books treatments, moves, changes, locks and deletes them. */
@Injectable()
export class TreatmentEditor {
  constructor(
    private readonly treatments: TreatmentsRepository,
    private readonly drafts: TreatmentDrafts,
    private readonly capacity: CapacityService,
    private readonly customers: CustomersService,
    private readonly presenter: TreatmentPresenter,
    private readonly taken: TreatmentTaken,
  ) {}

  /**
   * @throws as `TreatmentDrafts.create`
   * @throws {ConflictError} THERAPIST_TAKEN, ROOM_TAKEN, THERAPIST_NOT_WORKING
   */
  create(ctx: RequestContext, input: TreatmentInput): Promise<TreatmentOutput> {
    return this.book(ctx, input, async () => input);
  }

  /**
   * For a guest who is found by their address, or made along with it.
   * @throws as `create`
   * @throws {RuleError} as `CustomersService.create`
   */
  createWithGuest(
    ctx: RequestContext,
    { customer, ...input }: TreatmentAndCustomerInput,
  ): Promise<TreatmentOutput> {
    return this.book(ctx, input, async (tx) => ({
      ...input,
      _customer: await this.guest(tx, customer),
    }));
  }

  /**
   * Omitted fields stay.
   * @throws {NotFoundError} the treatment, and what it refers to
   * @throws {AppError} 423 TREATMENT_LOCKED
   * @throws {StaleVersionError}
   * @throws as `create`
   */
  async change(
    ctx: RequestContext,
    id: string,
    { version, ...change }: TreatmentChange,
  ): Promise<TreatmentOutput> {
    const seen = await this.treatments.get(ctx, id);
    const resources = occupationsOf(claimOf(seen));
    return this.taken.told(ctx, () =>
      this.capacity.inTurn(ctx, { resources }, async (tx) => {
        const before = await this.treatments.get(tx, id);
        assertUnlocked(before, change);
        const draft = await this.drafts.change(tx, before, change);
        await this.capacity.move(tx, claimOf(before), claimOf(draft.after));
        assertOnShift(draft);
        const after = await this.treatments.updateVersioned(
          tx,
          before._id,
          version,
          replacing(before, draft.after),
        );
        recordTreatment(tx, 'treatment.updated', before, after);
        return this.presenter.one(tx, after);
      }),
    );
  }

  /**
   * Its therapists and its room are free again at once.
   * @throws {NotFoundError}
   * @throws {AppError} 423 TREATMENT_LOCKED
   */
  async delete(ctx: RequestContext, id: string): Promise<null> {
    const seen = await this.treatments.get(ctx, id);
    const resources = occupationsOf(claimOf(seen));
    return this.capacity.inTurn(ctx, { resources }, async (tx) => {
      const before = await this.treatments.get(tx, id);
      assertUnlocked(before);
      await this.capacity.release(tx, claimOf(before));
      await this.treatments.delete(tx, before._id);
      recordTreatment(tx, 'treatment.deleted', before, null);
      return null;
    });
  }

  private book(
    ctx: RequestContext,
    wanted: TreatmentInput,
    inputOf: (tx: Transaction) => Promise<TreatmentInput>,
  ): Promise<TreatmentOutput> {
    return this.taken.told(ctx, () =>
      this.capacity.inTurn(ctx, { resources: namedIn(wanted) }, async (tx) => {
        const draft = await this.drafts.create(tx, await inputOf(tx));
        await this.capacity.claim(tx, claimOf(draft.after));
        assertOnShift(draft);
        const created = await this.treatments.insert(tx, draft.after);
        recordTreatment(tx, 'treatment.created', null, created);
        return this.presenter.one(tx, created);
      }),
    );
  }

  private async guest(tx: Transaction, given: TreatmentGuestInput): Promise<string> {
    const known = given.email ? await this.customers.findForSignIn(tx, given.email) : null;
    const { _id } = known ?? (await this.customers.create(tx, present({ ...given })));
    return _id.toHexString();
  }
}

function assertUnlocked(before: Treatment, change: TreatmentChange = {}): void {
  if (isLockedFor(before, change)) throw new AppError(423, 'TREATMENT_LOCKED');
}

function assertOnShift({ isOffShift }: Draft): void {
  if (isOffShift) throw new ConflictError('THERAPIST_NOT_WORKING');
}

/** Whose turn it is: those who are named on that day. @throws {NotFoundError} what is no id */
function namedIn({ date, timeindexStart: start, ...input }: TreatmentInput): ResourceOccupation[] {
  const time = { holder: '', date, start, end: start + 1 };
  return [
    ...(input.therapists ?? []).map(({ _therapist }) => ({
      ...{ ...time, kind: 'therapist' as const, resource: clientId(_therapist) },
    })),
    ...(input._room ? [{ ...time, kind: 'room' as const, resource: clientId(input._room) }] : []),
  ];
}

/** All of what it becomes; what it no longer has is removed. */
function replacing(before: Treatment, after: Treatment): UpdateQuery<Treatment> {
  const { _id, _vendor, version, createdAt, updatedAt, ...fields } = after;
  const gone = Object.keys(before).filter((field) => !(field in after));
  return {
    $set: fields,
    ...(gone.length > 0 ? { $unset: Object.fromEntries(gone.map((field) => [field, 1])) } : {}),
  };
}
