import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import {
  guestChangeProblem,
  guestStartProblem,
} from '@atrium/rules/spa/treatments/guest-treatment';
import { Injectable } from '@nestjs/common';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import {
  AppError,
  ConflictError,
  NotFoundError,
  RuleError,
} from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { VendorsService } from '../../vendors/public';
import { TreatmentTypesService } from '../treatment-types/public';
import {
  type Treatment,
  TreatmentEditor,
  TreatmentMail,
  TreatmentsService,
} from '../treatments/public';
import { TreatmentWaitsService } from '../waiting-list/public';
import { GuestTreatmentPresenter, isOver } from './guest-treatment-presenter';
import type {
  HubTreatment,
  HubTreatmentChange,
  HubTreatmentInput,
  HubTreatments,
} from './guest-treatments.dto';

/** A treatment that somebody books without an account. */
export interface VisitTreatment extends Omit<HubTreatmentInput, '_membership' | '_stayTreatment'> {
  /** Hex id of the guest whom it is for. */
  readonly _customer: string;
  readonly internalComment: string;
}

/** What guests do with their own treatments. */
@Injectable()
export class GuestTreatmentsService {
  // seven: guests see, change, cancel and wait in one place
  constructor(
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly treatments: TreatmentsService,
    private readonly editor: TreatmentEditor,
    private readonly mail: TreatmentMail,
    private readonly waits: TreatmentWaitsService,
    private readonly presenter: GuestTreatmentPresenter,
  ) {}

  /**
   * @throws {NotFoundError} the type or its length
   * @throws {RuleError} those of `guestStartProblem`
   * @throws {ConflictError} TREATMENT_TIME_TAKEN
   */
  book(ctx: RequestContext, input: HubTreatmentInput): Promise<HubTreatment> {
    return withoutNames(() =>
      this.editor.createAs(
        ctx,
        { ...input, _customer: ownId(ctx) },
        {
          onlineBooking: true,
          check: (tx) => this.assertOffered(tx, input._treatmentType, input),
          answer: async (tx, treatment) => {
            await this.waits.booked(tx, treatment);
            await this.mail.confirm(tx, [treatment]);
            return this.presenter.one(tx, treatment);
          },
        },
      ),
    );
  }

  /**
   * Without an account. Whether its guest waits for it stays as it is: who books may be somebody else.
   * @param welcome stores a guest who is new
   * @throws as `book`
   */
  bookVisit<A>(
    ctx: RequestContext,
    input: VisitTreatment,
    {
      bookingId,
      welcome,
      answer,
    }: {
      readonly bookingId: string;
      readonly welcome?: ((tx: Transaction) => Promise<unknown>) | undefined;
      readonly answer: (treatment: HubTreatment) => A;
    },
  ): Promise<A> {
    return withoutNames(() =>
      this.editor.createAs(ctx, input, {
        ...{ onlineBooking: true, bookingId },
        check: async (tx) => {
          await this.assertOffered(tx, input._treatmentType, input);
          await welcome?.(tx);
        },
        answer: async (tx, treatment) => {
          await this.mail.confirm(tx, [treatment]);
          return answer(await this.presenter.one(tx, treatment));
        },
      }),
    );
  }

  async list(ctx: RequestContext): Promise<HubTreatments> {
    const all = await this.treatments.allOwn(ctx);
    const { timezone } = await this.vendors.current(ctx);
    const shown = await this.presenter.all(ctx, all);
    const { date, minutes } = venueTimeOf(ctx.now.getTime(), timezone);
    const past = shown.filter((one) => isOver(one, date, minutes));
    return { upcoming: shown.filter((one) => !past.includes(one)).toReversed(), past };
  }

  /** @throws {NotFoundError} also for another guest's */
  async get(ctx: RequestContext, id: string): Promise<HubTreatment> {
    return this.presenter.one(ctx, await this.treatments.own(ctx, id));
  }

  /** @throws {NotFoundError} also for another guest's */
  async calendar(ctx: RequestContext, id: string): Promise<string> {
    return this.mail.calendar(ctx, [await this.treatments.own(ctx, id)]);
  }

  /**
   * Who gives it and where is chosen again for another time.
   * @throws {NotFoundError} also for another guest's
   * @throws {AppError} 423 TREATMENT_LOCKED
   * @throws {StaleVersionError}
   * @throws {RuleError} CANCELLATION_DEADLINE_PASSED, and those of `guestStartProblem`
   * @throws {ConflictError} TREATMENT_TIME_TAKEN
   */
  change(ctx: RequestContext, id: string, change: HubTreatmentChange): Promise<HubTreatment> {
    const { date, timeindexStart } = change;
    const isMove = date !== undefined || timeindexStart !== undefined;
    return withoutNames(() =>
      this.editor.changeAs(
        ctx,
        id,
        { ...change, ...(isMove ? { therapists: [], _room: null } : {}) },
        {
          check: async (tx, before) => {
            const own = await this.assertMay(tx, 'move', before);
            if (!isMove) return;
            const wanted = { ...own, ...change };
            await this.assertOffered(tx, own._treatmentType?.toHexString() ?? '', {
              date: wanted.date,
              timeindexStart: wanted.timeindexStart,
            });
          },
          answer: async (tx, treatment, before) => {
            if (before) await this.mail.changed(tx, [before], [treatment]);
            return this.presenter.one(tx, treatment);
          },
        },
      ),
    );
  }

  /**
   * Its therapists and its room are free again at once.
   * @throws {NotFoundError} also for another guest's
   * @throws {AppError} 423 TREATMENT_LOCKED
   * @throws {RuleError} CANCELLATION_DEADLINE_PASSED, TREATMENT_PAID
   */
  cancel(ctx: RequestContext, id: string): Promise<null> {
    return this.editor.deleteAs(ctx, id, {
      check: async (tx, before) => {
        await this.assertMay(tx, 'cancel', before);
      },
      answer: async (tx, treatment) => {
        await this.mail.cancelled(tx, [treatment]);
        return null;
      },
    });
  }

  private async assertOffered(
    tx: Transaction,
    typeId: string,
    { date, timeindexStart: start }: Pick<HubTreatmentInput, 'date' | 'timeindexStart'>,
  ): Promise<void> {
    const [vendor, type] = [await this.vendors.current(tx), await this.types.get(tx, typeId)];
    const problem = guestStartProblem(
      type,
      { date, start },
      {
        now: tx.now.getTime(),
        zone: vendor.timezone,
        spacing: vendor.spaTimeSlotSpaceInMinutes,
      },
    );
    if (problem) throw new RuleError(problem);
  }

  private async assertMay(
    tx: Transaction,
    what: 'move' | 'cancel',
    before: Treatment | null,
  ): Promise<Treatment> {
    if (before?._customer?.toHexString() !== ownId(tx)) throw new NotFoundError();
    const { timezone: zone } = await this.vendors.current(tx);
    const { cancelInformation } = before.terms ?? {};
    const problem = guestChangeProblem(
      what,
      { ...before, cancelInformation },
      { now: tx.now.getTime(), zone },
    );
    if (problem === 'TREATMENT_LOCKED') throw new AppError(423, problem);
    if (problem) throw new RuleError(problem);
    return before;
  }
}

const TAKEN = ['THERAPIST_TAKEN', 'ROOM_TAKEN', 'NO_THERAPIST_FREE', 'NO_TREATMENT_ROOM_FREE'];

/** A guest is told that the time is gone, and not who has it. */
async function withoutNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConflictError && TAKEN.includes(error.code))) throw error;
    throw new ConflictError('TREATMENT_TIME_TAKEN', { cause: error });
  }
}
