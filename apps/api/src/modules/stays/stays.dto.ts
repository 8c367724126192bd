import { daysBetween, toStartInstant } from '@atrium/rules/calendar/calendar-date';
import { stayDate, stayServicePlaces, stayTreatmentPlaces } from '@atrium/rules/guests/stay';
import { nameIn } from '@atrium/rules/texts/languages';
import { IsId } from '../../common/http/validation/is-id';
import { present } from '../../common/present';
import { ShownPictureOutput } from '../media/public';
import type { Stay } from './stay.schema';

export class StaysQuery {
  /** Id of the guest. */
  @IsId()
  guestId: string;
}

export class StayServiceName {
  _id: string;
  /** In the caller's language where the service has it. */
  name: string;
}

export class StayServiceOutput {
  _id: string;
  _service: StayServiceName;
  /** Ids of its bookings, without cancelled ones. */
  bookings: string[];
  /** Places the stay includes: one per guest. */
  included: number;
  /** How many of them are booked. */
  booked: number;
  /** How many of them can still be booked. */
  left: number;
  /** Day of the stay; 1 is the day of arrival. */
  dayNumber: number;
  /** That day, `yyyy-mm-dd`. */
  date: string;
}

export class StayExtraOutput {
  _id: string;
  /** In the caller's language where it has one. */
  name: string;
  quantity: number;
}

export class StayTreatmentOutput extends StayExtraOutput {
  /** Id of the treatment type. */
  _treatmentType: string;
  /** Ids of the treatments that are booked of it. */
  treatments: string[];
  /** Treatments that the stay includes: `quantity` for each adult, on whichever of its days. */
  included: number;
  /** How many guests have one of them booked. */
  booked: number;
  /** How many of them can still be booked. */
  left: number;
}

export class StayOutput {
  _id: string;
  /** Id of the guest. */
  _customer: string;
  /** Calendar date `yyyy-mm-dd`. @example 2026-07-01 */
  arrivaldate: string;
  /** Calendar date `yyyy-mm-dd`, after the arrival. @example 2026-07-04 */
  departuredate: string;
  /** The arrival as an instant at 00:00Z. */
  start: string;
  nights: number;
  /** Booking date as an ISO instant at 00:00Z. */
  createdAt: string;
  /** `expected`, `in house`, `departed`, `cancelled` or `no-show`. */
  status: string;
  /** Adults, children and babies together (pax). */
  nrOfGuests: number;
  adults: number;
  children: number;
  babies: number;
  roomType?: string;
  /** Minor units a night. */
  pricePerNight?: number;
  /** Id of the package it was made from. */
  _package?: string;
  /** In the caller's language where the package has it. */
  packageName?: string;
  /** Minor units, per guest for the whole stay, from the package. */
  packagePrice?: number;
  services: StayServiceOutput[];
  addons: StayExtraOutput[];
  treatmentTypes: StayTreatmentOutput[];
  /** The system it was imported from. */
  importedFrom?: string;
  version: number;
}

/** A stay in the list of its guest. */
export class ListedStayOutput extends StayOutput {
  /** Of the package it was made from. */
  picture?: ShownPictureOutput;
}

/** A stay as staff see it. */
export class StaffStayOutput extends StayOutput {
  comment?: string;
}

export class StaysPage {
  /** Latest arrival first. */
  items: StaffStayOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

interface Translated {
  readonly name: string;
  readonly languageList?: readonly { languageType: string; name?: string }[];
}

/** The current names of what a stay includes, by hex id; for missing ones the stay has its own. */
export interface StayTexts {
  readonly language: string;
  readonly services: ReadonlyMap<string, Translated>;
  readonly packages: ReadonlyMap<string, Translated>;
  readonly treatmentTypes: ReadonlyMap<string, Translated>;
}

export function toStayOutput(stay: Stay, texts: StayTexts): StayOutput {
  const named = (thing: Translated) => nameIn(texts.language, thing);
  const extra = ({ _id, quantity, ...own }: Stay['addons'][number]): StayExtraOutput => ({
    _id: _id.toHexString(),
    name: named(own),
    quantity,
  });
  const sold = stay._package && texts.packages.get(stay._package.toHexString());
  return {
    _id: stay._id.toHexString(),
    _customer: stay._customer.toHexString(),
    arrivaldate: stay.arrivaldate,
    departuredate: stay.departuredate,
    start: toStartInstant(stay.arrivaldate),
    nights: daysBetween(stay.arrivaldate, stay.departuredate),
    createdAt: toStartInstant(stay.bookingDate),
    status: stay.status,
    nrOfGuests: stay.nrOfGuests,
    adults: stay.adults,
    children: stay.children,
    babies: stay.babies,
    ...present({
      roomType: stay.roomType,
      pricePerNight: stay.pricePerNight,
      _package: stay._package?.toHexString(),
      packageName: sold ? named(sold) : stay.packageName,
      packagePrice: stay.packagePrice,
      importedFrom: stay.source?.system,
    }),
    services: stay.services.map((service) => ({
      _id: service._id.toHexString(),
      _service: {
        _id: service._service.toHexString(),
        name: named(texts.services.get(service._service.toHexString()) ?? service),
      },
      bookings: service.bookings.map(({ _booking }) => _booking.toHexString()),
      ...stayServicePlaces(service, stay.nrOfGuests),
      dayNumber: service.dayNumber,
      date: stayDate(stay.arrivaldate, service.dayNumber),
    })),
    addons: stay.addons.map(extra),
    treatmentTypes: stay.treatmentTypes.map((one) => ({
      _id: one._id.toHexString(),
      name: named(texts.treatmentTypes.get(one._treatmentType.toHexString()) ?? one),
      quantity: one.quantity,
      _treatmentType: one._treatmentType.toHexString(),
      treatments: one.treatments.map(({ _treatment }) => _treatment.toHexString()),
      ...stayTreatmentPlaces(one, stay.adults),
    })),
    version: stay.version,
  };
}

export function toStaffStayOutput(stay: Stay, texts: StayTexts): StaffStayOutput {
  return { ...toStayOutput(stay, texts), ...present({ comment: stay.comment }) };
}
