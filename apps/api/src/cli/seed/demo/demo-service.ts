import { addDays, type CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { ServiceTime } from '@atrium/rules/slots/service-day';
import type { Service, ServiceAddon, ServiceSpecialDay } from '../../../modules/services/public';
import type { DemoPicture } from '../pictures/demo-pictures';
import type { Random } from '../random';
import type { Guides } from './demo-guides';

/** Name and description in a language. */
export type Texts = readonly [name: string, description: string];

/** A demo service; omitted fields take the defaults. */
export interface DemoService
  extends Partial<
    Pick<
      Service,
      | 'code'
      | 'comment'
      | 'exclusiveBooking'
      | 'waitingList'
      | 'ageBands'
      | 'allowBookingForChildren'
      | 'showCommentField'
      | 'showAvailability'
      | 'showEndTime'
      | 'minNoticeMinutes'
      | 'cancellationHours'
      | 'cancellationTerms'
      | 'prepayment'
      | 'prepaidPart'
      | 'noShowFee'
      | 'mapAddress'
      | 'pacing'
      | 'tables'
      | 'taxRates'
    >
  > {
  readonly texts: { readonly en: Texts } & Readonly<Record<string, Texts>>;
  /** What guests read before they choose it. */
  readonly guides?: Guides;
  /** The first stands for it. */
  readonly pictures?: readonly DemoPicture[];
  readonly capacity: number;
  readonly durationMinutes: number;
  /** Minor units per participant. */
  readonly price: number;
  /** Minutes from midnight. */
  readonly starts: readonly number[];
  /** 0 Sunday to 6 Saturday. */
  readonly days: readonly number[];
  readonly addons?: readonly {
    /** By language. */
    names: { readonly en: string } & Readonly<Record<string, string>>;
    price: number;
  }[];
  readonly special?: readonly {
    from: number;
    until: number;
    open: boolean;
    comment: string;
    starts?: readonly number[];
  }[];
  /** How full a slot is on average, in percent. */
  readonly demand: number;
  /** Its guests are seated in the dining rooms. */
  readonly isSeated?: boolean;
}

/** Norway's rates of value added tax. */
export const taxes = {
  general: [{ basisPoints: 2_500, from: '2005-01-01' }],
  food: [{ basisPoints: 1_500, from: '2012-01-01' }],
  /** Of travel, with the lower rate of the pandemic. */
  travel: [
    { basisPoints: 1_200, from: '2018-01-01' },
    { basisPoints: 600, from: '2020-04-01', until: '2021-09-30' },
  ],
};

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Start times in minutes from midnight: `every(60, 10, 19)` is hourly from 10:00 to 19:00. */
export function every(minutes: number, fromHour: number, untilHour: number): number[] {
  const count = Math.floor(((untilHour - fromHour) * 60) / minutes) + 1;
  return Array.from({ length: count }, (_, index) => fromHour * 60 + index * minutes);
}

type StoredService = Omit<Service, '_vendor' | 'createdAt' | 'updatedAt'>;

/** The service as stored; special days are relative to today. */
export function storedService(
  demo: DemoService,
  today: CalendarDate,
  random: Random,
  sortOrder: number,
): StoredService {
  const id = () => random.objectId().toHexString();
  const timesOf = (starts: readonly number[], days: readonly number[]): ServiceTime[] =>
    starts.map((start) => ({
      _id: id(),
      start,
      end: start + demo.durationMinutes,
      capacity: demo.capacity,
      availableDays: days.map((day) => ({ day })),
    }));
  const {
    texts,
    guides,
    pictures: _pictures,
    starts,
    days,
    addons = [],
    special = [],
    ...rest
  } = demo;
  const { demand, isSeated, ...settings } = rest;
  const [name, description] = texts.en;
  return {
    comment: '',
    exclusiveBooking: false,
    waitingList: false,
    allowBookingForChildren: true,
    showCommentField: true,
    showAvailability: true,
    showEndTime: true,
    tables: 'none',
    _venues: [],
    turnTimes: [],
    _pictures: [],
    prepayment: 'none',
    cancellationTerms: [],
    reminders: [],
    taxRates: taxes.general,
    ...settings,
    ...guides?.en,
    _id: random.objectId(),
    name,
    description,
    active: true,
    prepaymentExceptions: [],
    sortOrder,
    version: 0,
    languageList: Object.entries(texts).map(([languageType, [translated, about]]) => ({
      languageType,
      name: translated,
      description: about,
      ...guides?.[languageType],
    })),
    times: timesOf(starts, days),
    specialdays: special.map(
      (range): ServiceSpecialDay => ({
        _id: id(),
        startDate: addDays(today, range.from),
        endDate: addDays(today, range.until),
        open: range.open,
        comment: range.comment,
        times: timesOf(range.starts ?? [], []),
      }),
    ),
    addons: addons.map(
      ({ names, price }): ServiceAddon => ({
        _id: id(),
        name: names.en,
        languageList: Object.entries(names).map(([languageType, translated]) => ({
          languageType,
          name: translated,
        })),
        price,
      }),
    ),
  };
}
