import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import { type AuditPageOutput, type AuditQuery, AuditService } from '../../audit/public';
import { CustomersService } from '../../customers/public';
import { assertPeriod } from '../shifts/public';
import { TherapistsService } from '../therapists/public';
import type { OwnTreatment, TreatmentOutput } from './treatment.dto';
import type { Treatment } from './treatment.schema';
import { TreatmentPresenter } from './treatment-presenter';
import type { TreatmentsQuery } from './treatments.dto';
import {
  type MembershipTreatment,
  type StayPaidTreatment,
  TreatmentsRepository,
} from './treatments.repository';

/** Treatments as they are booked. */
@Injectable()
export class TreatmentsService {
  constructor(
    private readonly treatments: TreatmentsRepository,
    private readonly customers: CustomersService,
    private readonly therapists: TherapistsService,
    private readonly presenter: TreatmentPresenter,
    private readonly audit: AuditService,
  ) {}

  /**
   * Those of some days, and of the night before that go on until after midnight, by their start.
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG
   * @throws {NotFoundError} the therapist
   */
  async between(
    ctx: RequestContext,
    { date, until = date, therapist }: TreatmentsQuery,
  ): Promise<TreatmentOutput[]> {
    assertPeriod({ from: date, until });
    const whose = therapist ? (await this.therapists.get(ctx, therapist))._id : undefined;
    return this.presenter.forStaff(ctx, await this.treatments.between(ctx, date, until, whose));
  }

  /** A therapist's own of some days, and of the night before, by their start. */
  async ofTherapist(
    ctx: RequestContext,
    therapist: Types.ObjectId,
    from: string,
    until = from,
  ): Promise<TreatmentOutput[]> {
    const found = await this.treatments.between(ctx, from, until, therapist);
    return this.presenter.forStaff(ctx, found);
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<TreatmentOutput> {
    return this.presenter.one(ctx, await this.treatments.get(ctx, id));
  }

  /** What became of it, latest first. @throws {NotFoundError} */
  async history(ctx: RequestContext, id: string, query: AuditQuery): Promise<AuditPageOutput> {
    const { _id } = await this.treatments.get(ctx, id);
    return this.audit.ofEntity(ctx, _id, query);
  }

  /** By day and start; an id that none has is left out. */
  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Treatment[]> {
    return this.treatments.byIds(scope, ids);
  }

  /** As staff see them, in the same order. */
  told(ctx: RequestContext, treatments: readonly Treatment[]): Promise<TreatmentOutput[]> {
    return this.presenter.forStaff(ctx, treatments);
  }

  /** As they are stored: those that begin on some days, in order of time. */
  ofDays(scope: TenantScope, period: { from: string; until: string }): Promise<Treatment[]> {
    return this.treatments.ofDays(scope, period);
  }

  /** What memberships pay for, by membership, read as it is consumed. */
  byMemberships(
    scope: TenantScope,
    membership?: Types.ObjectId,
  ): AsyncGenerator<MembershipTreatment> {
    return this.treatments.byMemberships(scope, membership);
  }

  /** What stays pay for, by stay, read as it is consumed. */
  byStays(scope: TenantScope, stay?: Types.ObjectId): AsyncGenerator<StayPaidTreatment> {
    return this.treatments.byStays(scope, stay);
  }

  /** Whose of these guests and when, of the treatments after a day; pauses have no guest. */
  ofGuestsAfter(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<Pick<Treatment, '_customer' | '_treatmentType' | 'date' | 'status' | 'createdAt'>[]> {
    return this.treatments.ofGuestsAfter(scope, guests, day);
  }

  /** The latest 200 of a guest. @throws {NotFoundError} no such guest */
  async ofGuest(ctx: RequestContext, guestId: string): Promise<TreatmentOutput[]> {
    const { _id } = await this.customers.get(ctx, clientId(guestId));
    return this.presenter.forStaff(ctx, await this.treatments.ofCustomer(ctx, _id));
  }

  /** Those that were booked together, by their start. @throws {NotFoundError} */
  async ofJourney(scope: TenantScope, id: string): Promise<Treatment[]> {
    const found = await this.treatments.ofJourney(scope, clientId(id));
    if (found.length === 0) throw new NotFoundError();
    return found;
  }

  /** Ids of those of some treatments' journeys in which somebody else than the signed-in guest has a part. */
  async journeysOfOthers(
    ctx: RequestContext,
    treatments: readonly Pick<Treatment, '_journey'>[],
  ): Promise<ReadonlySet<string>> {
    const journeys = treatments.flatMap(({ _journey }) => _journey ?? []);
    if (journeys.length === 0) return new Set();
    const others = await this.treatments.ofJourneysNotOf(ctx, journeys, clientId(ownId(ctx)));
    return new Set(others.flatMap(({ _journey }) => _journey?.toHexString() ?? []));
  }

  /** One of the signed-in guest. @throws {NotFoundError} also for another guest's */
  async own(ctx: RequestContext, id: string): Promise<Treatment> {
    const treatment = await this.treatments.get(ctx, id);
    if (treatment._customer?.toHexString() !== ownId(ctx)) throw new NotFoundError();
    return treatment;
  }

  /** The one that was booked without an account, by its number. */
  byNumber(scope: TenantScope, bookingId: string): Promise<Treatment | null> {
    return this.treatments.findOne(scope, { bookingId });
  }

  /** One that was booked without an account. */
  async withoutAccount(scope: TenantScope, id: string): Promise<Treatment | undefined> {
    const [treatment] = await this.treatments.byIds(scope, [clientId(id)]);
    return treatment?.bookingId ? treatment : undefined;
  }

  /** The latest 200 of the signed-in guest. */
  allOwn(ctx: RequestContext): Promise<Treatment[]> {
    return this.treatments.ofCustomer(ctx, clientId(ownId(ctx)));
  }

  /** All of the signed-in guest, the latest first, read as they are consumed. */
  async *everyOwn(ctx: RequestContext): AsyncGenerator<OwnTreatment> {
    const guest = clientId(ownId(ctx));
    for await (const batch of this.treatments.batchesOfCustomer(ctx, guest)) {
      yield* await this.presenter.forGuest(ctx, batch);
    }
  }
}
