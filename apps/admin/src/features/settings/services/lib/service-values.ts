import type { ServiceChange, ServiceInput, ServiceOutput } from '@atrium/api-client/admin';
import { type Language, languages } from '@atrium/i18n/languages';
import { DEFAULT_DURATION_MINUTES } from '@atrium/rules/calendar/minutes';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { textOrNull, wholeNumber } from '../../../../shared/forms/field-values';
import {
  type AddonValues,
  toAddonInputs,
  toAddonValues,
} from '../../../../shared/settings/addons/addon-values';
import { type AgeBandValues, toAgeBandInputs, toAgeBandValues } from './age-band-values';
import { type GuideValues, guidedLanguages, toGuideInput, toGuideValues } from './guide-values';
import {
  noFee,
  type PaymentValues,
  toPaymentInput,
  toPaymentValues,
  wholePart,
} from './prepayment-values';
import { type SpecialDayValues, timesOf } from './special-days';
import { sortTimes, type TimeValues, toTimeInput, toTimeValues } from './time-values';

/** A service's texts in one language. */
export interface LanguageTexts {
  name: string;
  description: string;
  /** Singular. */
  unit: string;
  /** Plural. */
  units: string;
}

export interface TurnValues {
  /** Of the largest party, as typed. */
  upTo: string;
  minutes: string;
}

export interface ReminderValues {
  hours: string;
}

/** A service as its form holds it: '' for empty, never undefined. */
export interface ServiceValues extends GuideValues, PaymentValues {
  name: string;
  description: string;
  texts: Record<Language, LanguageTexts>;
  comment: string;
  active: boolean;
  code: string;
  image: string;
  /** Ids, in their order. */
  _pictures: string[];
  capacity: string;
  durationMinutes: string;
  times: TimeValues[];
  specialdays: SpecialDayValues[];
  exclusiveBooking: boolean;
  waitingList: boolean;
  allowBookingForChildren: boolean;
  showCommentField: boolean;
  showAvailability: boolean;
  showEndTime: boolean;
  /** Hours before the start, as typed. */
  reminders: ReminderValues[];
  /** Empty: no limit, as are the next two. */
  bookingWindowDays: string;
  minNoticeMinutes: string;
  cancellationHours: string;
  price: string;
  /** What children pay by their age. */
  ageBands: AgeBandValues[];
  prepayment: 'none' | 'optional' | 'required';
  addons: AddonValues[];
  tables: 'none' | 'atBooking';
  /** Ids of dining rooms. */
  _venues: string[];
  turnTimes: TurnValues[];
  /** Empty: no limit, as is the next. */
  pacing: string;
  maxSpareSeats: string;
}

const numberText = (value: number | undefined): string => (value === undefined ? '' : `${value}`);

const languageTexts = (list: ServiceOutput['languageList']): ServiceValues['texts'] => {
  const of = (language: Language): LanguageTexts => {
    const found = list.find(({ languageType }) => languageType === language);
    return {
      name: found?.name ?? '',
      description: found?.description ?? '',
      unit: found?.unit ?? '',
      units: found?.units ?? '',
    };
  };
  const [en, no, sv] = [of('en'), of('no'), of('sv')];
  return { en, no, sv, fr: of('fr'), de: of('de'), es: of('es'), it: of('it') };
};

const newService: ServiceValues = {
  ...toGuideValues({ languageList: [] }),
  name: '',
  description: '',
  texts: languageTexts([]),
  comment: '',
  active: true,
  code: '',
  image: '',
  _pictures: [],
  capacity: '10',
  durationMinutes: String(DEFAULT_DURATION_MINUTES),
  times: [],
  specialdays: [],
  exclusiveBooking: false,
  waitingList: false,
  allowBookingForChildren: true,
  showCommentField: true,
  showAvailability: true,
  showEndTime: true,
  bookingWindowDays: '',
  minNoticeMinutes: '',
  cancellationHours: '',
  reminders: [],
  price: '',
  ageBands: [],
  prepayment: 'none',
  prepaidPart: wholePart,
  prepaymentExceptions: [],
  noShowFee: noFee,
  cancellationTerms: [],
  taxRates: [],
  addons: [],
  tables: 'none',
  _venues: [],
  turnTimes: [],
  pacing: '',
  maxSpareSeats: '',
};

/** The form's values; those of a new service without one. @param currency ISO 4217 */
export function toServiceValues(
  service: ServiceOutput | undefined,
  currency: string,
): ServiceValues {
  if (!service) return newService;
  return {
    ...newService,
    ...toGuideValues(service),
    name: service.name,
    description: service.description,
    texts: languageTexts(service.languageList),
    comment: service.comment,
    active: service.active,
    code: service.code ?? '',
    image: service.image ?? '',
    _pictures: service._pictures,
    capacity: String(service.capacity),
    durationMinutes: String(service.durationMinutes),
    times: sortTimes(service.times.map(toTimeValues)),
    specialdays: service.specialdays
      .map((day) => ({
        _id: day._id,
        startDate: day.startDate,
        endDate: day.endDate,
        open: day.open,
        comment: day.comment,
        times: sortTimes(day.times.map(toTimeValues)),
      }))
      .sort((a, b) => (a.startDate < b.startDate ? -1 : 1)),
    exclusiveBooking: service.exclusiveBooking,
    waitingList: service.waitingList,
    allowBookingForChildren: service.allowBookingForChildren,
    showCommentField: service.showCommentField,
    showAvailability: service.showAvailability,
    showEndTime: service.showEndTime,
    bookingWindowDays: numberText(service.bookingWindowDays),
    minNoticeMinutes: numberText(service.minNoticeMinutes),
    cancellationHours: numberText(service.cancellationHours),
    reminders: service.reminders.map((hours) => ({ hours: String(hours) })),
    price: service.price === 0 ? '' : amountText(service.price, currency),
    ageBands: toAgeBandValues(service.ageBands, currency),
    prepayment: service.prepayment,
    ...toPaymentValues(service, currency),
    addons: toAddonValues(service.addons, currency),
    tables: service.tables,
    _venues: service._venues,
    turnTimes: service.turnTimes.map(({ upTo, minutes }) => ({
      upTo: String(upTo),
      minutes: String(minutes),
    })),
    pacing: numberText(service.pacing),
    maxSpareSeats: numberText(service.maxSpareSeats),
  };
}

const present = <T>(value: T | undefined): value is T => value !== undefined;

/** What saving sends: the whole service, since an emptied field removes a value. */
export function toServiceInput(
  values: ServiceValues,
  currency: string,
): ServiceInput & Omit<ServiceChange, 'version'> {
  const filled = (texts: LanguageTexts) => Object.values(texts).some((text) => text.trim() !== '');
  const guided = guidedLanguages(values);
  return {
    ...toGuideInput(values),
    name: values.name.trim(),
    description: values.description.trim(),
    languageList: languages
      .filter((language) => filled(values.texts[language]) || guided.includes(language))
      .map((languageType) => ({
        languageType,
        ...values.texts[languageType],
        ...(guided.includes(languageType) && values.guides[languageType]),
      })),
    comment: values.comment.trim(),
    active: values.active,
    code: textOrNull(values.code),
    image: textOrNull(values.image),
    _pictures: values._pictures,
    capacity: wholeNumber(values.capacity) ?? 0,
    durationMinutes: wholeNumber(values.durationMinutes) ?? DEFAULT_DURATION_MINUTES,
    times: sortTimes(values.times).map(toTimeInput).filter(present),
    specialdays: values.specialdays.map((day) => ({
      ...(day._id && { _id: day._id }),
      startDate: day.startDate,
      endDate: day.endDate,
      open: day.open,
      comment: textOrNull(day.comment),
      times: day.open ? sortTimes(timesOf(day)).map(toTimeInput).filter(present) : [],
    })),
    exclusiveBooking: values.exclusiveBooking,
    waitingList: values.waitingList,
    allowBookingForChildren: values.allowBookingForChildren,
    showCommentField: values.showCommentField,
    showAvailability: values.showAvailability,
    showEndTime: values.showEndTime,
    bookingWindowDays: wholeNumber(values.bookingWindowDays) ?? null,
    minNoticeMinutes: wholeNumber(values.minNoticeMinutes) ?? null,
    cancellationHours: wholeNumber(values.cancellationHours) ?? null,
    reminders: values.reminders.map(({ hours }) => wholeNumber(hours) ?? 0),
    price: parseAmount(values.price, currency) ?? 0,
    ageBands: toAgeBandInputs(values.ageBands, currency),
    prepayment: values.prepayment,
    ...toPaymentInput(values, currency),
    addons: toAddonInputs(values.addons, currency),
    tables: values.tables,
    _venues: values._venues,
    turnTimes: values.turnTimes
      .map(({ upTo, minutes }) => ({
        upTo: wholeNumber(upTo) ?? 0,
        minutes: wholeNumber(minutes) ?? 0,
      }))
      .sort((a, b) => a.upTo - b.upTo),
    pacing: wholeNumber(values.pacing) ?? null,
    maxSpareSeats: wholeNumber(values.maxSpareSeats) ?? null,
  };
}
