import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { stayProblem } from '@atrium/rules/guests/stay';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { NotFoundError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService } from '../customers/public';
import { type Package, PackagesService } from '../packages/public';
import { ServicesService } from '../services/public';
import { TreatmentTypesService } from '../spa/public';
import { VendorsService } from '../vendors/public';
import type { NewStay, StayExtra, StayService, StayTreatmentType } from './stay.schema';
import type {
  NewStayInput,
  StayAddonInput,
  StayDetails,
  StayServiceInput,
  StayTreatmentTypeInput,
} from './stay-input.dto';

/** New stays, with all that they include. */
@Injectable()
export class StayDrafts {
  constructor(
    private readonly customers: CustomersService,
    private readonly services: ServicesService,
    private readonly packages: PackagesService,
    private readonly treatmentTypes: TreatmentTypesService,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * A stay that is about to be made.
   * @throws {NotFoundError}
   * @throws {RuleError} PACKAGE_INACTIVE, UNKNOWN_SERVICE, STAY_WITHOUT_NIGHT, STAY_DAY_OUT_OF_RANGE
   */
  async draft(tx: Transaction, input: NewStayInput): Promise<NewStay> {
    const _customer = await this.customers.claim(tx, input._customer);
    const { timezone } = await this.vendors.current(tx);
    const sold = input._package ? await this.packages.sold(tx, input._package) : undefined;
    const { arrivaldate, adults, children = 0, babies = 0, status = 'expected' } = input;
    const included: readonly StayServiceInput[] =
      input.services ?? sold?.services.map(serviceInput) ?? [];
    const treatments = input.treatmentTypes ?? sold?.treatmentTypes?.map(treatmentInput) ?? [];
    const stay = {
      _customer,
      arrivaldate,
      departuredate: input.departuredate ?? addDays(arrivaldate, sold?.nights ?? 0),
      bookingDate: venueToday(tx.now.getTime(), timezone),
      status,
      ...{ adults, children, babies, nrOfGuests: adults + children + babies },
      ...optionalFields(input).set,
      ...(sold ? fieldsOf(sold) : {}),
      services: await this.included(tx, included, []),
      addons: input.addons ? addonsOf(input.addons, []) : (sold?.addons.map(ownAddon) ?? []),
      treatmentTypes: await this.includedTreatments(tx, treatments, []),
    };
    assertStay(stay);
    return stay;
  }

  /**
   * The services of a stay; existing ones keep their bookings. @throws {RuleError} UNKNOWN_SERVICE
   */
  async included(
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
  async includedTreatments(
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

const fieldsOf = ({ _id, name, price }: Package) => ({
  ...{ _package: _id, packageName: name, packagePrice: price },
});

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

export function addonsOf(
  inputs: readonly StayAddonInput[],
  had: readonly StayExtra[],
): StayExtra[] {
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
export function optionalFields({ roomType, comment, pricePerNight }: StayDetails) {
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
export function assertStay(stay: Parameters<typeof stayProblem>[0]): void {
  const problem = stayProblem(stay);
  if (problem) throw new RuleError(problem);
}
