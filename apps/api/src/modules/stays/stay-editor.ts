import { stayDate } from '@atrium/rules/guests/stay';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { ConflictError, RuleError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import { PayableStays } from './payable-stays';
import type { Stay } from './stay.schema';
import { addonsOf, assertStay, optionalFields, StayDrafts } from './stay-drafts';
import type { CancelStayInput, NewStayInput, StayChange } from './stay-input.dto';
import { StayPresenter } from './stay-presenter';
import type { StaffStayOutput } from './stays.dto';
import { recordStay } from './stays.events';
import { StaysRepository } from './stays.repository';

/** Creates, changes, cancels and deletes stays, for staff. */
@Injectable()
export class StayEditor {
  constructor(
    private readonly stays: StaysRepository,
    private readonly presenter: StayPresenter,
    private readonly drafts: StayDrafts,
    private readonly payables: PayableStays,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws {NotFoundError}
   * @throws {RuleError} PACKAGE_INACTIVE, UNKNOWN_SERVICE, STAY_WITHOUT_NIGHT, STAY_DAY_OUT_OF_RANGE
   */
  create(ctx: RequestContext, input: NewStayInput): Promise<StaffStayOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const created = await this.stays.add(tx, await this.drafts.draft(tx, input));
      recordStay(tx, 'stay.created', null, created);
      return this.presenter.one(tx, created);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} STAY_HAS_BOOKINGS where a booked service would go or move
   * @throws {RuleError} STAY_CANCELLED, UNKNOWN_SERVICE, STAY_WITHOUT_NIGHT, STAY_DAY_OUT_OF_RANGE
   */
  update(
    ctx: RequestContext,
    id: string,
    { version, ...change }: StayChange,
  ): Promise<StaffStayOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.stays.get(tx, id);
      if (before.status === 'cancelled') throw new RuleError('STAY_CANCELLED');
      const adults = change.adults ?? before.adults;
      const children = change.children ?? before.children;
      const babies = change.babies ?? before.babies;
      const fields = {
        arrivaldate: change.arrivaldate ?? before.arrivaldate,
        departuredate: change.departuredate ?? before.departuredate,
        status: change.status ?? before.status,
        ...{ adults, children, babies, nrOfGuests: adults + children + babies },
        services: change.services
          ? await this.drafts.included(tx, change.services, before.services)
          : before.services,
        addons: change.addons ? addonsOf(change.addons, before.addons) : before.addons,
        treatmentTypes: change.treatmentTypes
          ? await this.drafts.includedTreatments(tx, change.treatmentTypes, before.treatmentTypes)
          : before.treatmentTypes,
      };
      assertStay(fields);
      assertBookingsKept(before, fields);
      assertTreatmentsKept(before, fields);
      const { set, unset } = optionalFields(change);
      const after = await this.stays.updateVersioned(tx, before._id, version, {
        $set: { ...fields, ...set },
        ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}),
      });
      recordStay(tx, 'stay.updated', before, after);
      return this.presenter.one(tx, after);
    });
  }

  /**
   * It stays in the guest's history.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {ConflictError} STAY_HAS_BOOKINGS
   * @throws {RuleError} STAY_CANCELLED
   */
  cancel(
    ctx: RequestContext,
    id: string,
    { version, reason }: CancelStayInput,
  ): Promise<StaffStayOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.stays.get(tx, id);
      if (before.status === 'cancelled') throw new RuleError('STAY_CANCELLED');
      assertUnbooked(before);
      const after = await this.stays.updateVersioned(tx, before._id, version, {
        $set: { status: 'cancelled' },
      });
      recordStay(tx, 'stay.cancelled', before, after, reason);
      return this.presenter.one(tx, after);
    });
  }

  /** @throws {NotFoundError} @throws {ConflictError} STAY_HAS_BOOKINGS, BOOKING_PAID */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.stays.get(tx, id);
      assertUnbooked(before);
      await this.payables.assertNothingPaid(tx, before);
      await this.stays.delete(tx, before._id);
      recordStay(tx, 'stay.deleted', before, null);
      return null;
    });
  }
}

/** @throws {ConflictError} STAY_HAS_BOOKINGS */
function assertUnbooked({ services, treatmentTypes }: Stay): void {
  const isBooked =
    services.some(({ bookings }) => bookings.length > 0) ||
    treatmentTypes.some(({ treatments }) => treatments.length > 0);
  if (isBooked) throw new ConflictError('STAY_HAS_BOOKINGS');
}

/** Booked treatments must stay included, on a day of the stay. */
function assertTreatmentsKept(
  before: Stay,
  after: Pick<Stay, 'arrivaldate' | 'departuredate' | 'treatmentTypes'>,
): void {
  const isKept = before.treatmentTypes.every(
    ({ _id, treatments }) =>
      treatments.length === 0 ||
      (after.treatmentTypes.some((one) => one._id.equals(_id)) &&
        treatments.every(({ date }) => date >= after.arrivaldate && date <= after.departuredate)),
  );
  if (!isKept) throw new ConflictError('STAY_HAS_BOOKINGS');
}

/** Booked services must stay included, with the same service and date. */
function assertBookingsKept(before: Stay, after: Pick<Stay, 'arrivaldate' | 'services'>): void {
  for (const booked of before.services) {
    if (booked.bookings.length === 0) continue;
    const kept = after.services.find(({ _id }) => _id.equals(booked._id));
    const unmoved =
      kept?._service.equals(booked._service) &&
      stayDate(after.arrivaldate, kept.dayNumber) ===
        stayDate(before.arrivaldate, booked.dayNumber);
    if (!unmoved) throw new ConflictError('STAY_HAS_BOOKINGS');
  }
}
