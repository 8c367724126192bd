import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { GuestOwnedRepository } from '../../common/database/guest-owned.repository';
import { objectId } from '../../common/database/object-id';
import { type NewStay, Stay, type StayBooking, type StayTreatment } from './stay.schema';

@Injectable()
export class StaysRepository extends GuestOwnedRepository<'arrivaldate', Stay> {
  constructor(@InjectModel(Stay.name) model: Model<Stay>) {
    super(model, 'arrivaldate');
  }

  /** Which of these rows of a source have been imported. */
  async knownSourceKeys(scope: TenantScope, system: string, keys: string[]): Promise<Set<string>> {
    const known = await this.find(
      scope,
      { 'source.system': system, 'source.key': { $in: keys } },
      { projection: { 'source.key': 1 } },
    );
    return new Set(known.map(({ source }) => source?.key ?? ''));
  }

  async insertMany(scope: TenantScope, stays: readonly NewStay[]): Promise<Stay[]> {
    const _vendor = objectId(scope.vendorId);
    const created = await this.model.insertMany(
      stays.map((stay) => ({ ...stay, _vendor })),
      { session: scope.session },
    );
    return created.map((stay) => stay.toObject());
  }

  async add(scope: TenantScope, stay: NewStay): Promise<Stay> {
    const [created] = await this.insertMany(scope, [stay]);
    if (!created) throw new Error('insertMany answered nothing');
    return created;
  }

  /** The stay that includes a service, by the id that the service has in it. */
  including(scope: TenantScope, stayService: Types.ObjectId): Promise<Stay | null> {
    return this.findOne(scope, { 'services._id': stayService });
  }

  /** Does not count as an edit: anyone who has the stay open can still save it. */
  async setBookings(
    scope: TenantScope,
    stay: Types.ObjectId,
    stayService: Types.ObjectId,
    bookings: readonly StayBooking[],
  ): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id: stay, 'services._id': stayService }),
      { $set: { 'services.$.bookings': bookings } },
      { session: scope.session },
    );
  }

  /** The stay that includes treatments of a type, by the id that the type has in it. */
  includingTreatment(scope: TenantScope, stayTreatment: Types.ObjectId): Promise<Stay | null> {
    return this.findOne(scope, { 'treatmentTypes._id': stayTreatment });
  }

  /** Those that include treatments, by id, read as they are consumed. */
  async *withTreatments(scope: TenantScope): AsyncGenerator<Stay> {
    const found = this.model
      .find(
        this.scoped(scope, { 'treatmentTypes._id': { $exists: true } }),
        { _customer: 1, treatmentTypes: 1 },
        { session: scope.session },
      )
      .sort({ _id: 1 })
      .lean<Stay[]>()
      .cursor();
    yield* found as unknown as AsyncIterable<Stay>;
  }

  /** Does not count as an edit, as `setBookings`. */
  async setTreatments(
    scope: TenantScope,
    stay: Types.ObjectId,
    stayTreatment: Types.ObjectId,
    treatments: readonly StayTreatment[],
  ): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, { _id: stay, 'treatmentTypes._id': stayTreatment }),
      { $set: { 'treatmentTypes.$.treatments': treatments } },
      { session: scope.session },
    );
  }

  /** How many stays of a package begin on each day, without those that were cancelled or not used. */
  async starting(
    scope: TenantScope,
    _package: Types.ObjectId,
    { first, last }: { readonly first: string; readonly last: string },
  ): Promise<ReadonlyMap<string, number>> {
    const found = await this.find(
      scope,
      {
        _package,
        arrivaldate: { $gte: first, $lte: last },
        status: { $nin: ['cancelled', 'no-show'] },
      },
      { projection: { arrivaldate: 1 } },
    );
    const counts = new Map<string, number>();
    for (const { arrivaldate } of found) {
      counts.set(arrivaldate, (counts.get(arrivaldate) ?? 0) + 1);
    }
    return counts;
  }

  /** Which of these guests have a stay that ended on a day or later. */
  guestsSince(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<Types.ObjectId[]> {
    return this.model
      .distinct(
        '_customer',
        this.scoped(scope, { _customer: { $in: [...guests] }, departuredate: { $gte: day } }),
      )
      .session(scope.session ?? null)
      .exec();
  }
}
