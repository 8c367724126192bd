import { DEFAULT_DURATION_MINUTES } from '@atrium/rules/calendar/minutes';
import { sortedBands } from '@atrium/rules/money/age-bands';
import type { ServiceTime } from '@atrium/rules/slots/service-day';
import { Types } from 'mongoose';
import { objectId } from '../../common/database/object-id';
import { taxRatesOf } from '../../common/http/tax-rates.dto';
import { trimmedNames } from '../../common/http/texts.dto';
import { present } from '../../common/present';
import type { AgeBandInput } from './dto/age-bands.dto';
import type { ServiceChange, ServiceInput, ServiceTranslationInput } from './dto/service-input.dto';
import { toPrepaidPart, toPrepaymentException } from './dto/service-prepayment.dto';
import type {
  ServiceAddonInput,
  ServiceSpecialDayInput,
  ServiceTimeInput,
} from './dto/service-times.dto';
import {
  guideFields,
  type Service,
  type ServiceAddon,
  type ServiceAgeBand,
  type ServiceSpecialDay,
  type ServiceTranslation,
} from './service.schema';

export type ServiceFields = Omit<
  Service,
  '_id' | '_vendor' | 'version' | 'createdAt' | 'updatedAt'
>;

/** Fields that a service may be without. */
const optional = [
  'code',
  'bookingWindowDays',
  'minNoticeMinutes',
  'cancellationHours',
  'image',
  'maxSpareSeats',
  'pacing',
  'mapAddress',
  ...guideFields,
  'prepaidPart',
  'noShowFee',
  'ageBands',
] as const;

/** A new service with defaults for missing fields. */
export function newService(input: ServiceInput): ServiceFields {
  const { name, capacity } = input;
  return { ...defaults, name, capacity, ...present(given(input)) };
}

/** What to write, and the service as it will be. */
export function mergeService(
  before: Service,
  change: Omit<ServiceChange, 'version'>,
): { set: Partial<ServiceFields>; unset: string[]; after: Service } {
  const set = present(given(change, before));
  const unset = optional.filter((field) => change[field] !== undefined && !(field in set));
  const after: Service = { ...before, ...set };
  for (const field of unset) delete after[field];
  return { set, unset, after };
}

const defaults: Omit<ServiceFields, 'name' | 'capacity'> = {
  description: '',
  languageList: [],
  comment: '',
  active: true,
  times: [],
  specialdays: [],
  durationMinutes: DEFAULT_DURATION_MINUTES,
  exclusiveBooking: false,
  waitingList: false,
  allowBookingForChildren: true,
  showCommentField: true,
  showAvailability: true,
  showEndTime: true,
  reminders: [],
  price: 0,
  prepayment: 'none',
  prepaymentExceptions: [],
  cancellationTerms: [],
  taxRates: [],
  addons: [],
  tables: 'none',
  _venues: [],
  turnTimes: [],
  _pictures: [],
  sortOrder: 0,
};

/** The given fields as stored; optional ones that are null or blank become undefined. */
function given(input: Partial<ServiceInput>, before?: Service): Partial<ServiceFields> {
  return {
    name: input.name?.trim(),
    description: input.description?.trim(),
    comment: input.comment?.trim(),
    languageList: input.languageList?.map(toTranslation),
    active: input.active,
    code: input.code?.trim() || undefined,
    capacity: input.capacity,
    times: input.times?.map(toTime),
    specialdays: input.specialdays?.map(toSpecialDay),
    durationMinutes: input.durationMinutes,
    exclusiveBooking: input.exclusiveBooking,
    waitingList: input.waitingList,
    allowBookingForChildren: input.allowBookingForChildren,
    showCommentField: input.showCommentField,
    showAvailability: input.showAvailability,
    showEndTime: input.showEndTime,
    bookingWindowDays: input.bookingWindowDays ?? undefined,
    minNoticeMinutes: input.minNoticeMinutes ?? undefined,
    cancellationHours: input.cancellationHours ?? undefined,
    reminders: input.reminders && [...input.reminders].sort((a, b) => b - a),
    price: input.price,
    ageBands: input.ageBands?.length ? toAgeBands(input.ageBands, before?.ageBands) : undefined,
    prepayment: input.prepayment,
    prepaidPart: input.prepaidPart ? toPrepaidPart(input.prepaidPart) : undefined,
    prepaymentExceptions: input.prepaymentExceptions?.map(toPrepaymentException),
    noShowFee: input.noShowFee ? toPrepaidPart(input.noShowFee) : undefined,
    cancellationTerms: input.cancellationTerms?.map(({ hours, basisPoints }) => ({
      hours,
      basisPoints,
    })),
    taxRates: input.taxRates && taxRatesOf(input.taxRates),
    addons: input.addons?.map((addon) => toServiceAddon(addon, before?.addons)),
    tables: input.tables,
    _venues: input._venues?.map(objectId),
    turnTimes: input.turnTimes
      ?.map(({ upTo, minutes }) => ({ upTo, minutes }))
      .sort((a, b) => a.upTo - b.upTo),
    pacing: input.pacing ?? undefined,
    maxSpareSeats: input.maxSpareSeats ?? undefined,
    image: input.image?.trim() || undefined,
    mapAddress: input.mapAddress?.trim() || undefined,
    ...guideOf(input),
    _pictures: input._pictures?.map(objectId),
    sortOrder: input.sortOrder,
  };
}

type Guide = Readonly<Partial<Record<(typeof guideFields)[number], string | null>>>;

const guideOf = (texts: Guide) => ({
  category: texts.category?.trim() || undefined,
  included: texts.included?.trim() || undefined,
  bring: texts.bring?.trim() || undefined,
  meetingPoint: texts.meetingPoint?.trim() || undefined,
  accessibility: texts.accessibility?.trim() || undefined,
});

const idOf = (id: string | undefined) => id?.toLowerCase() ?? new Types.ObjectId().toHexString();

function toTranslation(translation: ServiceTranslationInput): ServiceTranslation {
  const { languageType, name, description, unit, units } = translation;
  return present({
    languageType,
    name: name?.trim() || undefined,
    description: description?.trim() || undefined,
    unit: unit?.trim() || undefined,
    units: units?.trim() || undefined,
    ...guideOf(translation),
  });
}

function toTime(time: ServiceTimeInput): ServiceTime {
  return present({
    _id: idOf(time._id),
    start: time.start,
    end: time.end,
    capacity: time.capacity,
    availableDays: time.availableDays.map(({ day }) => ({ day })).sort((a, b) => a.day - b.day),
    overrideName: time.overrideName?.trim() || undefined,
  });
}

function toSpecialDay(day: ServiceSpecialDayInput): ServiceSpecialDay {
  return {
    _id: idOf(day._id),
    startDate: day.startDate,
    endDate: day.endDate,
    open: day.open,
    comment: day.comment?.trim() ?? '',
    times: (day.times ?? []).map(toTime),
  };
}

/** The youngest first. @param before those there were: an omitted translation stays */
function toAgeBands(
  bands: readonly AgeBandInput[],
  before: readonly ServiceAgeBand[] = [],
): ServiceAgeBand[] {
  return sortedBands(
    bands.map((band) => {
      const _id = idOf(band._id);
      const stored = before.find((one) => one._id === _id);
      return present({
        ...{ _id, name: band.name.trim() },
        languageList: band.languageList ? trimmedNames(band.languageList) : stored?.languageList,
        ...{ from: band.from, to: band.to, price: band.price },
      });
    }),
  );
}

/** An addon as stored. @param before those there were: an omitted translation stays */
export function toServiceAddon(
  addon: ServiceAddonInput,
  before: readonly ServiceAddon[] = [],
): ServiceAddon {
  const _id = idOf(addon._id);
  const stored = before.find((one) => one._id === _id);
  return present({
    _id,
    name: addon.name.trim(),
    languageList:
      addon.languageList?.map(({ languageType, name }) => ({ languageType, name: name.trim() })) ??
      stored?.languageList,
    price: addon.price,
    maxQuantity: addon.maxQuantity ?? undefined,
  });
}
