import type {
  NewStayInput,
  PackageOutput,
  StaffStayOutput,
  StayAddonInput,
  StayChange,
  StayServiceInput,
} from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar-date';
import { stayDate, stayDays } from '@atrium/rules/stay';

/** What staff may set by hand; a stay is cancelled by its own button. */
export const settableStatuses = ['expected', 'in house', 'departed', 'no-show'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

export interface ServiceRow {
  /** Of the stay; absent of one that was added here. */
  id: string | undefined;
  /** Id, or empty while none is chosen. */
  service: string;
  /** 1 is the day of arrival. As a text, because a list of choices has texts. */
  dayNumber: string;
  /** It has bookings, so neither it nor its day can change. */
  isBooked: boolean;
}

export interface AddonRow {
  id: string | undefined;
  name: string;
  quantity: string;
  /** Of a package's addon, so that its translations come along. */
  languageList?: StayAddonInput['languageList'];
}

/** The stay as its form holds it; numbers are texts until they are sent. */
export interface StayFormValues {
  /** Id, or empty: none. Of a new stay alone. */
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
}

const DEFAULT_NIGHTS = 1;

/** @param today the venue's: most stays that are made by hand begin today */
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
});

/** What a package puts into the form of a new stay; what was typed of the guest's own stays. */
export function withPackage(
  values: StayFormValues,
  { _id, nights, services, addons }: PackageOutput,
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
  };
}

/** The days that a stay of these dates has, with their dates; none while the dates make no stay. */
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
