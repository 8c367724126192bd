import { type TreatmentProgress, timesOf } from '@atrium/rules/spa/treatments/treatment-progress';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService, occupationsOf, type ResourceOccupation } from '../../capacity/public';
import { writtenChange } from '../setup/written-change';
import type { TreatmentOutput } from './treatment.dto';
import { recordTreatment } from './treatment.events';
import type { Treatment } from './treatment.schema';
import { claimOf } from './treatment-claims';
import { TreatmentPresenter } from './treatment-presenter';
import { TreatmentTaken } from './treatment-taken';
import { TreatmentWriter } from './treatment-writer';
import type { TreatmentAndCustomerInput, TreatmentChange, TreatmentInput } from './treatments.dto';
import { TreatmentsRepository } from './treatments.repository';

/** What a call does within the transaction, beside what all do. */
export interface TreatmentSteps<A> {
  /** Whether the guest booked it. */
  readonly onlineBooking?: boolean;
  /** Of one that is booked without an account. */
  readonly bookingId?: string;
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
    private readonly writer: TreatmentWriter,
    private readonly capacity: CapacityService,
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
      _customer: await this.writer.guest(tx, customer),
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
  async changeIn(tx: Transaction, before: Treatment, change: TreatmentChange): Promise<Treatment> {
    const [after] = await this.writer.change(tx, [{ before, change }]);
    return after ?? before;
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
      await this.writer.delete(tx, before);
      return steps.answer(tx, before, before);
    });
  }

  private book<A>(
    ctx: RequestContext,
    wanted: TreatmentInput,
    inputOf: (tx: Transaction) => Promise<TreatmentInput>,
    { check, answer, ...known }: TreatmentSteps<A>,
  ): Promise<A> {
    return this.taken.told(ctx, () =>
      this.capacity.inTurn(ctx, { resources: namedIn(wanted) }, async (tx) => {
        await check?.(tx, null);
        const created = await this.writer.create(tx, await inputOf(tx), known);
        return answer(tx, created, null);
      }),
    );
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
