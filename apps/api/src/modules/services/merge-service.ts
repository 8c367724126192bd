import { DEFAULT_DURATION_MINUTES } from '@atrium/rules/calendar/minutes';
import type { ServiceTime } from '@atrium/rules/slots/service-day';
import { Types } from 'mongoose';
import { objectId } from '../../common/database/object-id';
import { present } from '../../common/present';
import type {
  Service,
  ServiceAddon,
  ServiceSpecialDay,
  ServiceTranslation,
} from './service.schema';
import type {
  ServiceAddonInput,
  ServiceSpecialDayInput,
  ServiceTimeInput,
} from './service-times.dto';
import type { ServiceChange, ServiceInput, ServiceTranslationInput } from './services.dto';

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
  price: 0,
  prepayment: 'none',
  addons: [],
  tables: 'none',
  _venues: [],
  turnTimes: [],
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
    price: input.price,
    prepayment: input.prepayment,
    addons: input.addons?.map((addon) => toServiceAddon(addon, before?.addons)),
    tables: input.tables,
    _venues: input._venues?.map(objectId),
    turnTimes: input.turnTimes
      ?.map(({ upTo, minutes }) => ({ upTo, minutes }))
      .sort((a, b) => a.upTo - b.upTo),
    pacing: input.pacing ?? undefined,
    maxSpareSeats: input.maxSpareSeats ?? undefined,
    image: input.image?.trim() || undefined,
    sortOrder: input.sortOrder,
  };
}

const idOf = (id: string | undefined) => id?.toLowerCase() ?? new Types.ObjectId().toHexString();

function toTranslation(translation: ServiceTranslationInput): ServiceTranslation {
  const { languageType, name, description, unit, units } = translation;
  return present({
    languageType,
    name: name?.trim() || undefined,
    description: description?.trim() || undefined,
    unit: unit?.trim() || undefined,
    units: units?.trim() || undefined,
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
