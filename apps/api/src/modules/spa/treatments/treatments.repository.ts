import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { behind } from '../../../common/database/behind';
import { TenantRepository } from '../../../common/database/tenant.repository';
import type { OccupationPeriod } from '../../capacity/public';
import { Treatment, type TreatmentCoveredBy } from './treatment.schema';

/** What a membership pays for. */
export interface MembershipTreatment extends Pick<Treatment, '_id' | 'guests'> {
  readonly _membership: Types.ObjectId;
}

/** What a stay pays for. */
export interface StayPaidTreatment extends Pick<Treatment, '_id' | 'date' | 'guests'> {
  readonly _stay: Types.ObjectId;
  /** What the stay includes, by its id in the stay. */
  readonly _stayTreatment: Types.ObjectId;
}

/** Treatments of a guest read at once. */
const BATCH = 200;

@Injectable()
export class TreatmentsRepository extends TenantRepository<Treatment> {
  constructor(@InjectModel(Treatment.name) model: Model<Treatment>) {
    super(model);
  }

  /** Those of some days, and of the night before that go on until after midnight, by their start. */
  between(
    scope: TenantScope,
    from: string,
    until: string,
    therapist?: Types.ObjectId,
  ): Promise<Treatment[]> {
    const lasting = {
      date: addDays(from, -1),
      timeindexEndAndReset: { $gt: MINUTES_PER_DAY },
    };
    const days = from === until ? from : { $gte: from, $lte: until };
    return this.find(
      scope,
      {
        $or: [{ date: days }, lasting],
        ...(therapist ? { 'therapists._therapist': therapist } : {}),
      } as QueryFilter<Treatment>,
      { sort: { date: 1, timeindexStart: 1, _id: 1 } },
    );
  }

  /** By day and start. */
  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Treatment[]> {
    const sort = { date: 1, timeindexStart: 1, _id: 1 } as const;
    return this.find(scope, { _id: { $in: [...ids] } }, { sort });
  }

  /** When somebody has treatments from a day on, by day. */
  comingOf(scope: TenantScope, _therapist: Types.ObjectId, from: string): Promise<Treatment[]> {
    const filter = { 'therapists._therapist': _therapist, date: { $gte: from } };
    return this.find(scope, filter as QueryFilter<Treatment>, { sort: { date: 1 } });
  }

  /** Those that begin on some days, in order of time. */
  ofDays(
    scope: TenantScope,
    { from, until }: { from: string; until: string },
  ): Promise<Treatment[]> {
    return this.find(
      scope,
      { date: { $gte: from, $lte: until } },
      { sort: { date: 1, timeindexStart: 1 } },
    );
  }

  /** Those of some guests after a day. */
  ofGuestsAfter(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<Pick<Treatment, '_customer' | '_treatmentType' | 'date' | 'status' | 'createdAt'>[]> {
    return this.find(
      scope,
      { _customer: { $in: [...guests] }, date: { $gt: day } },
      { projection: { _customer: 1, _treatmentType: 1, date: 1, status: 1, createdAt: 1 } },
    );
  }

  /** The latest 200 of a guest. */
  ofCustomer(scope: TenantScope, _customer: Types.ObjectId): Promise<Treatment[]> {
    return this.latest(scope, _customer);
  }

  /** All of a guest, the latest first, in batches that are read as they are consumed. */
  async *batchesOfCustomer(
    scope: TenantScope,
    _customer: Types.ObjectId,
  ): AsyncGenerator<Treatment[]> {
    let batch: Treatment[] = [];
    do {
      batch = await this.latest(scope, _customer, batch.at(-1));
      yield batch;
    } while (batch.length === BATCH);
  }

  private latest(
    scope: TenantScope,
    _customer: Types.ObjectId,
    last?: Treatment,
  ): Promise<Treatment[]> {
    const filter = { _customer, ...behind(['date'], last) } as QueryFilter<Treatment>;
    return this.find(scope, filter, { sort: { date: -1, _id: -1 }, limit: BATCH });
  }

  /** Those of some days, by date. */
  async *within(scope: TenantScope, { from, until }: OccupationPeriod): AsyncGenerator<Treatment> {
    const date = { ...(from ? { $gte: from } : {}), ...(until ? { $lte: until } : {}) };
    const found = this.model
      .find(this.scoped(scope, from || until ? { date } : {}), undefined, {
        session: scope.session,
      })
      .sort({ date: 1, timeindexStart: 1 })
      .lean<Treatment[]>()
      .cursor();
    yield* found as unknown as AsyncIterable<Treatment>;
  }

  /** What memberships pay for, by membership, from an index of only those. */
  async *byMemberships(
    scope: TenantScope,
    membership?: Types.ObjectId,
  ): AsyncGenerator<MembershipTreatment> {
    for await (const { _id, guests, terms } of this.paidBy(scope, 'membership', membership)) {
      if (terms?.coveredBy) yield { _id, guests, _membership: terms.coveredBy._id };
    }
  }

  /** What stays pay for, by stay, from an index of only those. */
  async *byStays(scope: TenantScope, stay?: Types.ObjectId): AsyncGenerator<StayPaidTreatment> {
    for await (const { _id, date, guests, terms } of this.paidBy(scope, 'stay', stay)) {
      const { _id: _stay, _stayTreatment } = terms?.coveredBy ?? {};
      if (_stay && _stayTreatment) yield { _id, date, guests, _stay, _stayTreatment };
    }
  }

  private paidBy(
    scope: TenantScope,
    kind: TreatmentCoveredBy['kind'],
    payer: Types.ObjectId | undefined,
  ): AsyncIterable<Treatment> {
    const filter = {
      'terms.coveredBy.kind': kind,
      ...(payer ? { 'terms.coveredBy._id': payer } : {}),
    } as QueryFilter<Treatment>;
    return this.model
      .find(
        this.scoped(scope, filter),
        { date: 1, guests: 1, 'terms.coveredBy': 1 },
        { session: scope.session },
      )
      .sort({ 'terms.coveredBy._id': 1 })
      .lean<Treatment[]>()
      .cursor() as unknown as AsyncIterable<Treatment>;
  }

  /** Those of a journey, by their start. */
  ofJourney(scope: TenantScope, _journey: Types.ObjectId): Promise<Treatment[]> {
    return this.find(scope, { _journey }, { sort: { date: 1, timeindexStart: 1, _id: 1 } });
  }

  /** What others than a guest have of some journeys. */
  ofJourneysNotOf(
    scope: TenantScope,
    journeys: readonly Types.ObjectId[],
    guest: Types.ObjectId,
  ): Promise<Treatment[]> {
    return this.find(scope, { _journey: { $in: [...journeys] }, _customer: { $ne: guest } });
  }

  /** Which of these guests have a treatment on a day or later. */
  guestsSince(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<Types.ObjectId[]> {
    return this.model
      .distinct(
        '_customer',
        this.scoped(scope, { _customer: { $in: [...guests] }, date: { $gte: day } }),
      )
      .session(scope.session ?? null)
      .exec() as Promise<Types.ObjectId[]>;
  }
}
