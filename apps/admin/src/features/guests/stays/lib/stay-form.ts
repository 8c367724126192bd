import type {
  NewStayInput,
  PackageOutput,
  StaffStayOutput,
  StayAddonInput,
  StayChange,
  StayServiceInput,
  StayTreatmentTypeInput,
} from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { stayDate, stayDays } from '@atrium/rules/guests/stay';

/** Statuses staff can set; cancelling has its own button. */
export const settableStatuses = ['expected', 'in house', 'departed', 'no-show'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

export interface ServiceRow {
  /** Id within the stay; absent for one added here. */
  id: string | undefined;
  /** Id, or empty while none is chosen. */
  service: string;
  /** 1 is the day of arrival. A text, because it is the value of a select. */
  dayNumber: string;
  /** It has bookings, so neither it nor its day can change. */
  isBooked: boolean;
}

export interface AddonRow {
  id: string | undefined;
  name: string;
  quantity: string;
  /** From a package's addon, to keep its translations. */
  languageList?: StayAddonInput['languageList'];
}

export interface TreatmentRow {
  id: string | undefined;
  /** Id of the treatment type, or empty while none is chosen. */
  type: string;
  /** For each adult. */
  quantity: string;
  /** Treatments are booked of it, so it stays. */
  isBooked: boolean;
}

/** A stay as form values; numbers are texts until sent. */
export interface StayFormValues {
  /** Package id, or empty. For a new stay only. */
  package: string;
  arrivaldate: string;
  departuredate: string;
  adults: string;
  children: string;
  babies: string;
  status: SettableStatus;
  roomType: string;
  comment: string;
  services: ServiceRow[];
  addons: AddonRow[];
  treatments: TreatmentRow[];
}

const DEFAULT_NIGHTS = 1;

/** @param today the venue's: most stays entered by hand start today */
export const newStay = (today: string): StayFormValues => ({
  package: '',
  arrivaldate: today,
  departuredate: addDays(today, DEFAULT_NIGHTS),
  adults: '2',
  children: '0',
  babies: '0',
  status: 'expected',
  roomType: '',
  comment: '',
  services: [],
  addons: [],
  treatments: [],
});

export const toStayForm = (stay: StaffStayOutput): StayFormValues => ({
  package: stay._package ?? '',
  arrivaldate: stay.arrivaldate,
  departuredate: stay.departuredate,
  adults: String(stay.adults),
  children: String(stay.children),
  babies: String(stay.babies),
  status: settableStatuses.find((status) => status === stay.status) ?? 'expected',
  roomType: stay.roomType ?? '',
  comment: stay.comment ?? '',
  services: stay.services.map((service) => ({
    id: service._id,
    service: service._service._id,
    dayNumber: String(service.dayNumber),
    isBooked: service.bookings.length > 0,
  })),
  addons: stay.addons.map(({ _id, name, quantity }) => ({
    id: _id,
    name,
    quantity: String(quantity),
  })),
  treatments: stay.treatmentTypes.map(({ _id, _treatmentType, quantity, treatments }) => ({
    id: _id,
    type: _treatmentType,
    quantity: String(quantity),
    isBooked: treatments.length > 0,
  })),
});

/** Fills a new stay's form from a package; the guest's own entries stay. */
export function withPackage(
  values: StayFormValues,
  { _id, nights, services, addons, treatmentTypes }: PackageOutput,
): StayFormValues {
  return {
    ...values,
    package: _id,
    departuredate: addDays(values.arrivaldate, nights),
    services: services.map(({ _service, dayNumber }) => ({
      id: undefined,
      service: _service,
      dayNumber: String(dayNumber),
      isBooked: false,
    })),
    addons: addons.map(({ name, quantity, languageList }) => ({
      id: undefined,
      name,
      quantity: String(quantity),
      languageList,
    })),
    treatments: treatmentTypes.map(({ _treatmentType, quantity }) => ({
      ...{ id: undefined, type: _treatmentType, quantity: String(quantity), isBooked: false },
    })),
  };
}

/** The days of a stay with their dates; empty for invalid dates. */
export function daysOf(arrival: string, departure: string): { day: number; date: string }[] {
  const days = arrival && departure ? stayDays(arrival, departure) : 0;
  return Array.from({ length: Math.max(0, days) }, (_, index) => ({
    day: index + 1,
    date: stayDate(arrival, index + 1),
  }));
}

function details(values: StayFormValues) {
  const services = values.services
    .filter(({ service }) => service !== '')
    .map(
      ({ id, service, dayNumber }): StayServiceInput => ({
        ...(id !== undefined && { _id: id }),
        _service: service,
        dayNumber: Number(dayNumber),
      }),
    );
  const addons = values.addons
    .filter(({ name }) => name.trim() !== '')
    .map(
      ({ id, name, quantity, languageList }): StayAddonInput => ({
        ...(id !== undefined && { _id: id }),
        name: name.trim(),
        quantity: Number(quantity),
        ...(languageList && { languageList }),
      }),
    );
  const treatmentTypes = values.treatments
    .filter(({ type }) => type !== '')
    .map(
      ({ id, type, quantity }): StayTreatmentTypeInput => ({
        ...(id !== undefined && { _id: id }),
        _treatmentType: type,
        quantity: Number(quantity),
      }),
    );
  return {
    arrivaldate: values.arrivaldate,
    departuredate: values.departuredate,
    adults: Number(values.adults),
    children: Number(values.children),
    babies: Number(values.babies),
    roomType: values.roomType.trim() || null,
    comment: values.comment.trim() || null,
    services,
    addons,
    treatmentTypes,
  };
}

export const toNewStay = (customer: string, values: StayFormValues): NewStayInput => ({
  ...details(values),
  _customer: customer,
  status: values.status,
  ...(values.package && { _package: values.package }),
});

export const toStayChange = (values: StayFormValues, version: number): StayChange => ({
  ...details(values),
  status: values.status,
  version,
});
