import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { stayDate, stayProblem } from '@atrium/rules/guests/stay';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { ConflictError, NotFoundError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { CustomersService } from '../customers/public';
import { type Package, PackagesService } from '../packages/public';
import { ServicesService } from '../services/public';
import { TreatmentTypesService } from '../spa/public';
import { VendorsService } from '../vendors/public';
import type { Stay, StayExtra, StayService, StayTreatmentType } from './stay.schema';
import type {
  CancelStayInput,
  NewStayInput,
  StayAddonInput,
  StayChange,
  StayDetails,
  StayServiceInput,
  StayTreatmentTypeInput,
} from './stay-input.dto';
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
    private readonly customers: CustomersService,
    private readonly services: ServicesService,
    private readonly packages: PackagesService,
    private readonly treatmentTypes: TreatmentTypesService,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws {NotFoundError}
   * @throws {RuleError} PACKAGE_INACTIVE, UNKNOWN_SERVICE, STAY_WITHOUT_NIGHT, STAY_DAY_OUT_OF_RANGE
   */
  create(ctx: RequestContext, input: NewStayInput): Promise<StaffStayOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const _customer = await this.customers.claim(tx, input._customer);
      const { timezone } = await this.vendors.current(tx);
      const sold = input._package ? await this.packages.sold(tx, input._package) : undefined;
      const { arrivaldate, adults, children = 0, babies = 0, status = 'expected' } = input;
      const departuredate = input.departuredate ?? addDays(arrivaldate, sold?.nights ?? 0);
      const included: readonly StayServiceInput[] =
        input.services ?? sold?.services.map(serviceInput) ?? [];
      const treatments = input.treatmentTypes ?? sold?.treatmentTypes?.map(treatmentInput) ?? [];
      const stay = {
        _customer,
        arrivaldate,
        departuredate,
        bookingDate: venueToday(tx.now.getTime(), timezone),
        status,
        ...{ adults, children, babies, nrOfGuests: adults + children + babies },
        ...optionalFields(input).set,
        ...(sold ? { _package: sold._id, packageName: sold.name, packagePrice: sold.price } : {}),
        services: await this.included(tx, included, []),
        addons: input.addons ? addonsOf(input.addons, []) : (sold?.addons.map(ownAddon) ?? []),
        treatmentTypes: await this.includedTreatments(tx, treatments, []),
      };
      assertStay(stay);
      const created = await this.stays.add(tx, stay);
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
          ? await this.included(tx, change.services, before.services)
          : before.services,
        addons: change.addons ? addonsOf(change.addons, before.addons) : before.addons,
        treatmentTypes: change.treatmentTypes
          ? await this.includedTreatments(tx, change.treatmentTypes, before.treatmentTypes)
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

  /** @throws {NotFoundError} @throws {ConflictError} STAY_HAS_BOOKINGS */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.stays.get(tx, id);
      assertUnbooked(before);
      await this.stays.delete(tx, before._id);
      recordStay(tx, 'stay.deleted', before, null);
      return null;
    });
  }

  /**
   * The services of a stay; existing ones keep their bookings. @throws {RuleError} UNKNOWN_SERVICE
   */
  private async included(
    tx: Transaction,
    inputs: readonly StayServiceInput[],
    had: readonly StayService[],
  ): Promise<StayService[]> {
    const ids = inputs.map(({ _service }) => new Types.ObjectId(_service));
    const known = await this.services.byIds(tx, ids);
    return inputs.map(({ _id, _service, dayNumber }) => {
      const before = had.find((one) => one._id.toHexString() === _id);
      const same = before?._service.toHexString() === _service ? before : undefined;
      const name = known.get(_service)?.name ?? same?.name;
      if (name === undefined) throw new RuleError('UNKNOWN_SERVICE');
      return {
        _id: before?._id ?? new Types.ObjectId(),
        _service: new Types.ObjectId(_service),
        name,
        dayNumber,
        bookings: before?.bookings ?? [],
      };
    });
  }

  /**
   * The treatments of a stay; existing ones keep what is booked of them, and their type.
   * @throws {NotFoundError} a type
   */
  private async includedTreatments(
    tx: Transaction,
    inputs: readonly StayTreatmentTypeInput[],
    had: readonly StayTreatmentType[],
  ): Promise<StayTreatmentType[]> {
    const ids = inputs.map(({ _treatmentType }) => new Types.ObjectId(_treatmentType));
    const known = await this.treatmentTypes.byIds(tx, ids);
    return inputs.map(({ _id, _treatmentType, quantity }) => {
      const type = new Types.ObjectId(_treatmentType);
      const before = had.find(
        (one) => one._id.equals(_id ?? '') && one._treatmentType.equals(type),
      );
      const name = known.get(type.toHexString())?.name ?? before?.name;
      if (name === undefined) throw new NotFoundError();
      return {
        ...{ _id: before?._id ?? new Types.ObjectId(), _treatmentType: type, name, quantity },
        treatments: before?.treatments ?? [],
      };
    });
  }
}

const treatmentInput = ({
  _treatmentType,
  quantity,
}: NonNullable<Package['treatmentTypes']>[number]): StayTreatmentTypeInput => ({
  _treatmentType: _treatmentType.toHexString(),
  quantity,
});

const serviceInput = ({ _service, dayNumber }: Package['services'][number]): StayServiceInput => ({
  _service: _service.toHexString(),
  dayNumber,
});

const ownAddon = (addon: Package['addons'][number]): StayExtra => ({
  ...addon,
  _id: new Types.ObjectId(),
});

function addonsOf(inputs: readonly StayAddonInput[], had: readonly StayExtra[]): StayExtra[] {
  return inputs.map(({ _id, name, languageList, quantity }) => {
    const before = had.find((one) => one._id.toHexString() === _id);
    const translations =
      languageList?.map((one) => ({ ...one })) ??
      (before?.name === name ? before.languageList : undefined);
    return {
      _id: before?._id ?? new Types.ObjectId(),
      name: name.trim(),
      ...(translations ? { languageList: translations } : {}),
      quantity,
    };
  });
}

/** The optional fields to set and to remove; omitted ones stay. */
function optionalFields({ roomType, comment, pricePerNight }: StayDetails) {
  const gone = (value: string | number | null | undefined) =>
    value === null || (typeof value === 'string' && !value.trim());
  return {
    set: {
      ...(roomType?.trim() ? { roomType: roomType.trim() } : {}),
      ...(comment?.trim() ? { comment: comment.trim() } : {}),
      ...(pricePerNight == null ? {} : { pricePerNight }),
    },
    unset: {
      ...(gone(roomType) ? { roomType: 1 } : {}),
      ...(gone(comment) ? { comment: 1 } : {}),
      ...(gone(pricePerNight) ? { pricePerNight: 1 } : {}),
    },
  };
}

/** @throws {RuleError} STAY_WITHOUT_NIGHT, STAY_DAY_OUT_OF_RANGE */
function assertStay(stay: Parameters<typeof stayProblem>[0]): void {
  const problem = stayProblem(stay);
  if (problem) throw new RuleError(problem);
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
