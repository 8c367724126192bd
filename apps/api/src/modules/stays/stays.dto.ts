import { addDays, daysBetween, toStartInstant } from '@atrium/rules/calendar-date';
import { IsMongoId } from 'class-validator';
import type { Stay } from './stay.schema';

export class StaysQuery {
  /** Id of the guest. */
  @IsMongoId()
  guestId: string;
}

export class StayServiceName {
  _id: string;
  name: string;
}

export class StayServiceOutput {
  _id: string;
  _service: StayServiceName;
  /** Ids of the bookings made of it. */
  bookings: string[];
  /** Day of the stay; 1 is the day of arrival. */
  dayNumber: number;
  /** That day, `yyyy-mm-dd`. */
  date: string;
}

export class StayExtraOutput {
  _id: string;
  name: string;
  quantity: number;
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
  /** When it was booked: an ISO instant at 00:00Z of the booking date. */
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
  services: StayServiceOutput[];
  addons: StayExtraOutput[];
  treatmentTypes: StayExtraOutput[];
  /** The system it was imported from. */
  importedFrom?: string;
  version: number;
}

const extraOutput = ({ _id, name, quantity }: Stay['addons'][number]): StayExtraOutput => ({
  _id: _id.toHexString(),
  name,
  quantity,
});

export function toStayOutput(stay: Stay): StayOutput {
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
    ...(stay.roomType === undefined ? {} : { roomType: stay.roomType }),
    ...(stay.pricePerNight === undefined ? {} : { pricePerNight: stay.pricePerNight }),
    services: stay.services.map((service) => ({
      _id: service._id.toHexString(),
      _service: { _id: service._service.toHexString(), name: service.name },
      bookings: service.bookings.map((booking) => booking.toHexString()),
      dayNumber: service.dayNumber,
      date: addDays(stay.arrivaldate, service.dayNumber - 1),
    })),
    addons: stay.addons.map(extraOutput),
    treatmentTypes: stay.treatmentTypes.map(extraOutput),
    ...(stay.source ? { importedFrom: stay.source.system } : {}),
    version: stay.version,
  };
}
