import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { staffedAt } from '@atrium/rules/spa/journeys/journey-moves';
import { keepsJourney, type StaffedTreatment } from '@atrium/rules/spa/journeys/journeys';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import {
  CapacityService,
  occupationsOf,
  type ResourceOccupation,
  ResourceTakenError,
} from '../../capacity/public';
import { VendorsService } from '../../vendors/public';
import {
  claimOfTreatment,
  type Treatment,
  TreatmentsService,
  TreatmentWriter,
} from '../treatments/public';
import { JourneyDemands } from './journey-demands';
import type { JourneyInput, JourneyMove } from './journeys.dto';
import { MovedJourneys } from './moved-journeys';

type Moment = TenantScope & { readonly now: Date };
type Booked = Omit<JourneyInput, 'guests'>;

/** What a call does within the transaction, beside what all do. */
interface JourneySteps<A> {
  /** @param before by their start @throws what the caller may not do */
  readonly check?: (tx: Transaction, before: readonly Treatment[]) => Promise<void>;
  /** @param treatments deleted ones: as they were */
  readonly answer: (
    tx: Transaction,
    treatments: readonly Treatment[],
    before: readonly Treatment[],
  ) => Promise<A>;
}

interface BookingSteps<A> extends JourneySteps<A> {
  /** Whether the guest books it. */
  readonly onlineBooking?: boolean;
  /** Ids of the guests in the order of the journey; undefined: not known by name. */
  readonly guests: (tx: Transaction) => Promise<readonly (string | undefined)[]>;
}

/** Books, moves and cancels journeys, each all or nothing. */
@Injectable()
export class JourneyEditor {
  constructor(
    private readonly demands: JourneyDemands,
    private readonly moved: MovedJourneys,
    private readonly treatments: TreatmentsService,
    private readonly writer: TreatmentWriter,
    private readonly capacity: CapacityService,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * @throws as `JourneyDemands.read`
   * @throws {RuleError} JOURNEY_OUT_OF_ORDER
   * @throws {ConflictError} JOURNEY_TAKEN
   * @throws as `TreatmentCover.cover`, where something else is to pay
   */
  async book<A>(
    ctx: RequestContext,
    input: Booked,
    { onlineBooking = false, guests, check, answer }: BookingSteps<A>,
  ): Promise<A> {
    const resources = turnOf(input.date, await this.staffedFor(ctx, input));
    return this.inTurn(ctx, resources, async (tx) => {
      await check?.(tx, []);
      const staffed = await this.staffedFor(tx, input);
      const known = await guests(tx);
      const more = { _journey: new Types.ObjectId(), isChosen: true, onlineBooking };
      const booked: Treatment[] = [];
      for (const [index, treatment] of input.treatments.entries()) {
        const asked = wanted(input, treatment, known);
        booked.push(await this.writer.create(tx, { ...asked, ...givenBy(staffed[index]) }, more));
      }
      return answer(tx, booked, []);
    });
  }

  /**
   * All of a journey keeps its times between its treatments; therapists and rooms are kept if they are free.
   * @throws {NotFoundError}
   * @throws {AppError} 423 TREATMENT_LOCKED
   * @throws {RuleError} JOURNEY_ON_SEVERAL_DAYS, INVALID_TIME
   * @throws {ConflictError} JOURNEY_TAKEN
   */
  async move<A>(
    ctx: RequestContext,
    id: string,
    { date, timeindexStart }: JourneyMove,
    { check, answer }: JourneySteps<A>,
  ): Promise<A> {
    const seen = await this.treatments.ofJourney(ctx, id);
    return this.inTurn(ctx, heldBy(seen), async (tx) => {
      const before = await this.treatments.ofJourney(tx, id);
      await check?.(tx, before);
      const { given, offsets } = await this.moved.read(tx, before, date);
      const starts = offsets.map((offset) => timeindexStart + offset);
      if (Math.max(...starts) >= MINUTES_PER_DAY)
        throw RuleError.ofField('INVALID_TIME', 'timeindexStart');
      const { spaTimeSlotSpaceInMinutes: useful } = await this.vendors.current(tx);
      const staffed = staffedAt(given, starts, useful);
      if (!staffed) throw new ConflictError('JOURNEY_TAKEN');
      const moves = before.map((one, index) => {
        const start = starts[index] ?? one.timeindexStart;
        const change = { date, timeindexStart: start, ...givenBy(staffed[index]) };
        return { before: one, change };
      });
      return answer(tx, await this.writer.change(tx, moves), before);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {AppError} 423 TREATMENT_LOCKED, and nothing is cancelled
   */
  async cancel<A>(ctx: RequestContext, id: string, { check, answer }: JourneySteps<A>): Promise<A> {
    const seen = await this.treatments.ofJourney(ctx, id);
    return this.inTurn(ctx, heldBy(seen), async (tx) => {
      const before = await this.treatments.ofJourney(tx, id);
      await check?.(tx, before);
      for (const one of before) await this.writer.delete(tx, one);
      return answer(tx, before, before);
    });
  }

  private async staffedFor(
    scope: Moment,
    { treatments, ...asked }: Booked,
  ): Promise<StaffedTreatment[]> {
    const { demand, spacing } = await this.demands.read(scope, { ...asked, treatments });
    const starts = treatments.map(({ timeindexStart }) => timeindexStart);
    if (!keepsJourney(demand, starts)) throw new RuleError('JOURNEY_OUT_OF_ORDER');
    const staffed = staffedAt(demand.treatments, starts, spacing);
    if (staffed) return staffed;
    // which of them find nobody, whatever the others take
    const alone = demand.treatments.flatMap((one, index) =>
      staffedAt([one], starts.slice(index, index + 1), spacing) ? [] : [index],
    );
    throw new ConflictError('JOURNEY_TAKEN', { data: { treatments: alone } });
  }

  private async inTurn<A>(
    ctx: RequestContext,
    resources: readonly ResourceOccupation[],
    work: (tx: Transaction) => Promise<A>,
  ): Promise<A> {
    try {
      return await this.capacity.inTurn(ctx, { resources }, work);
    } catch (error) {
      if (!(error instanceof ResourceTakenError)) throw error;
      throw new ConflictError('JOURNEY_TAKEN', { cause: error });
    }
  }
}

/** As the engine of treatments takes it. */
function wanted(
  { date, status, _segment, comment, internalComment }: Booked,
  { guests = [0], ...treatment }: Booked['treatments'][number],
  known: readonly (string | undefined)[],
) {
  const { timeindexStart, _treatmentType, _length, wish, _membership, _stayTreatment } = treatment;
  const own = guests.map((guest) => known[guest]).find((id) => id !== undefined);
  const _customer = own ?? known.find((id) => id !== undefined);
  return {
    ...{ date, timeindexStart, _treatmentType },
    ...(_customer ? { _customer } : {}),
    ...(_length ? { _length } : {}),
    ...(wish ? { wish } : {}),
    ...(_membership ? { _membership } : {}),
    ...(_stayTreatment ? { _stayTreatment } : {}),
    ...(status ? { status } : {}),
    ...(_segment ? { _segment } : {}),
    ...(comment ? { comment } : {}),
    ...(internalComment ? { internalComment } : {}),
  };
}

const givenBy = (staffed: StaffedTreatment | undefined) => ({
  therapists: (staffed?.therapists ?? []).map((_therapist) => ({ _therapist })),
  _room: staffed?.room ?? null,
});

const heldBy = (treatments: readonly Treatment[]): ResourceOccupation[] =>
  treatments.flatMap((one) => occupationsOf(claimOfTreatment(one)));

/** Whose turn it is on that day. */
function turnOf(date: string, staffed: readonly StaffedTreatment[]): ResourceOccupation[] {
  const day = { holder: '', date, start: 0, end: 1 };
  return staffed.flatMap(({ therapists, room }) => [
    ...therapists.map((id) => ({ ...day, kind: 'therapist' as const, resource: objectId(id) })),
    { ...day, kind: 'room' as const, resource: objectId(room) },
  ]);
}
