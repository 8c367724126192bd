import { may } from '@atrium/rules/access/access-levels';

import { type TreatmentProgress, timesOf } from '@atrium/rules/spa/treatment-progress';
import { isLockedFor, isPause } from '@atrium/rules/spa/treatment-status';
import { Injectable } from '@nestjs/common';
import type { UpdateQuery } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import {
  AppError,
  ConflictError,
  ForbiddenError,
  RuleError,
} from '../../../common/errors/app-error';

import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService, occupationsOf, type ResourceOccupation } from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import { writtenChange } from '../setup/written-change';
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

/** What a call does within the transaction, beside what all do. */
export interface TreatmentSteps<A> {
  /** Whether the guest booked it. */
  readonly onlineBooking?: boolean;
  /** Before anything is claimed. @param before none: it is new. @throws what the caller may not do */
  readonly check?: (tx: Transaction, before: Treatment | null) => Promise<void>;
  /** Once it is written. @param treatment a deleted one: as it was */
  readonly answer: (tx: Transaction, treatment: Treatment, before: Treatment | null) => Promise<A>;
}

/** A change of one of several treatments. */
export interface TreatmentChangeOf {
  /** Of the treatment. */
  readonly _id: string;
  readonly change: (before: Treatment) => TreatmentChange;
}

/** What a change of several does within the transaction, beside changing them. */
export interface StepsOfAll<F, A> {
  /** Before any of them. */
  readonly first: (tx: Transaction) => Promise<F>;
  /** Once they are written. */
  readonly answer: (tx: Transaction, treatments: readonly Treatment[], done: F) => Promise<A>;
}

/** Books treatments, moves, changes, locks and deletes them, and keeps how far they are. */
@Injectable()
export class TreatmentEditor {
  private readonly asDesk: TreatmentSteps<TreatmentOutput> = {
    answer: (tx, treatment) => this.presenter.one(tx, treatment),
  };

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
   * @throws {ForbiddenError} outside working time without the permission treatments.override
   */
  create(ctx: RequestContext, input: TreatmentInput): Promise<TreatmentOutput> {
    return this.createAs(ctx, input, this.asDesk);
  }

  /** @throws as `create` */
  createAs<A>(ctx: RequestContext, input: TreatmentInput, steps: TreatmentSteps<A>): Promise<A> {
    return this.book(ctx, input, async () => input, steps);
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
    const inputOf = async (tx: Transaction) => ({
      ...input,
      _customer: await this.guest(tx, customer),
    });
    return this.book(ctx, input, inputOf, this.asDesk);
  }

  /**
   * Omitted fields stay.
   * @throws {NotFoundError} the treatment, and what it refers to
   * @throws {AppError} 423 TREATMENT_LOCKED
   * @throws {StaleVersionError}
   * @throws as `create`
   */
  change(ctx: RequestContext, id: string, change: TreatmentChange): Promise<TreatmentOutput> {
    return this.changeAs(ctx, id, change, this.asDesk);
  }

  /** @throws as `change` */
  async changeAs<A>(
    ctx: RequestContext,
    id: string,
    change: TreatmentChange,
    steps: TreatmentSteps<A>,
  ): Promise<A> {
    const seen = await this.treatments.get(ctx, id);
    const resources = occupationsOf(claimOf(seen));
    return this.taken.told(ctx, () =>
      this.capacity.inTurn(ctx, { resources }, async (tx) => {
        const before = await this.treatments.get(tx, id);
        await steps.check?.(tx, before);
        return steps.answer(tx, await this.changeIn(tx, before, change), before);
      }),
    );
  }

  /**
   * Changes several after something else, all in one transaction: nothing is written unless all is.
   * @throws as `change`
   */
  async changeAll<F, A>(
    ctx: RequestContext,
    changes: readonly TreatmentChangeOf[],
    { first, answer }: StepsOfAll<F, A>,
  ): Promise<A> {
    const seen = await Promise.all(changes.map(({ _id }) => this.treatments.get(ctx, _id)));
    const resources = seen.flatMap((treatment) => occupationsOf(claimOf(treatment)));
    return this.taken.told(ctx, () =>
      this.capacity.inTurn(ctx, { resources }, async (tx) => {
        const done = await first(tx);
        const changed: Treatment[] = [];
        for (const { _id, change } of changes) {
          const before = await this.treatments.get(tx, _id);
          changed.push(await this.changeIn(tx, before, change(before)));
        }
        return answer(tx, changed, done);
      }),
    );
  }

  /** Within a transaction of the caller. @throws as `change`, and {ResourceTakenError} */
  async changeIn(
    tx: Transaction,
    before: Treatment,
    { version, outsideWorkingTime, ...change }: TreatmentChange,
  ): Promise<Treatment> {
    assertMayOverride(tx, outsideWorkingTime);
    assertUnlocked(before, change);
    const draft = await this.drafts.change(tx, before, change);
    await this.capacity.move(tx, claimOf(before), claimOf(draft.after));
    assertWorking(draft, outsideWorkingTime);
    const written = replacing(before, draft.after);
    const after = await this.treatments.updateVersioned(tx, before._id, version, written);
    recordTreatment(tx, 'treatment.updated', before, after, {
      outsideWorkingTime: draft.isOffShift,
    });
    return after;
  }

  /**
   * Keeps when it began and when it was over. Nobody's time changes, so neither its lock nor whoever edits
   * it meanwhile is in the way.
   * @param assertMay refuses whoever may not say so of this treatment
   * @throws {NotFoundError}
   * @throws {RuleError} NOT_A_TREATMENT for a pause
   */
  progress(
    ctx: RequestContext,
    id: string,
    progress: TreatmentProgress,
    assertMay: (tx: Transaction, treatment: Treatment) => Promise<void>,
  ): Promise<TreatmentOutput> {
    return this.capacity.inTurn(ctx, {}, async (tx) => {
      const before = await this.treatments.get(tx, id);
      await assertMay(tx, before);
      if (isPause(before)) throw new RuleError('NOT_A_TREATMENT');
      const times = timesOf(progress, before, tx.now);
      const after = await this.treatments.update(
        tx,
        before._id,
        writtenChange<Treatment>({
          startedAt: times.startedAt ?? null,
          doneAt: times.doneAt ?? null,
        }),
      );
      recordTreatment(tx, 'treatment.updated', before, after);
      return this.presenter.one(tx, after);
    });
  }

  /**
   * Its therapists and its room are free again at once.
   * @throws {NotFoundError}
   * @throws {AppError} 423 TREATMENT_LOCKED
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.deleteAs(ctx, id, { answer: async () => null });
  }

  /** @throws as `delete` */
  async deleteAs<A>(ctx: RequestContext, id: string, steps: TreatmentSteps<A>): Promise<A> {
    const seen = await this.treatments.get(ctx, id);
    const resources = occupationsOf(claimOf(seen));
    return this.capacity.inTurn(ctx, { resources }, async (tx) => {
      const before = await this.treatments.get(tx, id);
      await steps.check?.(tx, before);
      assertUnlocked(before);
      await this.capacity.release(tx, claimOf(before));
      await this.treatments.delete(tx, before._id);
      recordTreatment(tx, 'treatment.deleted', before, null);
      return steps.answer(tx, before, before);
    });
  }

  private book<A>(
    ctx: RequestContext,
    wanted: TreatmentInput,
    inputOf: (tx: Transaction) => Promise<TreatmentInput>,
    { onlineBooking = false, check, answer }: TreatmentSteps<A>,
  ): Promise<A> {
    const { outsideWorkingTime } = wanted;
    return this.taken.told(ctx, () =>
      this.capacity.inTurn(ctx, { resources: namedIn(wanted) }, async (tx) => {
        assertMayOverride(tx, outsideWorkingTime);
        await check?.(tx, null);
        const drafted = await this.drafts.create(tx, await inputOf(tx));
        const draft = { ...drafted, after: { ...drafted.after, onlineBooking } };
        await this.capacity.claim(tx, claimOf(draft.after));
        assertWorking(draft, outsideWorkingTime);
        const created = await this.treatments.insert(tx, draft.after);
        recordTreatment(tx, 'treatment.created', null, created, {
          outsideWorkingTime: draft.isOffShift,
        });
        return answer(tx, created, null);
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

function assertMayOverride({ actor }: RequestContext, outsideWorkingTime?: boolean): void {
  const level = actor.kind === 'staff' ? actor.level : undefined;
  if (outsideWorkingTime && !may(level, 'treatments.override')) throw new ForbiddenError();
}

function assertWorking({ isOffShift, isInactive }: Draft, outsideWorkingTime = false): void {
  if (isInactive || (isOffShift && !outsideWorkingTime)) {
    throw new ConflictError('THERAPIST_NOT_WORKING');
  }
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
