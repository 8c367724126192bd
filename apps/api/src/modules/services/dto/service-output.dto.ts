import { type Prepayment } from '@atrium/rules/payments/prepayment/service-prepayment';
import { type TaxRateOutput } from '../../../common/http/tax-rates.dto';
import { TextsInOneLanguageOutput } from '../../../common/http/texts.dto';
import { type Service, type TablePromise } from '../service.schema';
import { AgeBandOutput } from './age-bands.dto';
import {
  CancellationStepOutput,
  PrepaidPartOutput,
  PrepaymentExceptionOutput,
} from './service-prepayment.dto';

export class ServiceTranslationOutput extends TextsInOneLanguageOutput {
  unit?: string;
  units?: string;
  category?: string;
  included?: string;
  bring?: string;
  meetingPoint?: string;
  accessibility?: string;
}

export class ServiceWeekday {
  /** 0 Sunday to 6 Saturday. */
  day: number;
}

export class ServiceTimeOutput {
  _id: string;
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /**
   * Minutes from midnight of the same day; past 1440 it ends on the next. Absent: start +
   * durationMinutes.
   */
  end?: number;
  /** Places. Absent: the service's. */
  capacity?: number;
  /** The weekdays it is offered on; on a special day, an empty list means every day. */
  availableDays: ServiceWeekday[];
  /** Shown instead of the service's name. */
  overrideName?: string;
}

export class ServiceSpecialDayOutput {
  _id: string;
  /** Calendar date `yyyy-mm-dd`, inclusive. */
  startDate: string;
  /** Calendar date `yyyy-mm-dd`, inclusive. */
  endDate: string;
  /** False: closed, whatever its times. */
  open: boolean;
  comment: string;
  times: ServiceTimeOutput[];
}

export class ServiceAddonTranslationOutput {
  /** One of the seven languages. */
  languageType: string;
  name: string;
}

export class ServiceAddonOutput {
  _id: string;
  name: string;
  /** Absent: not translated. */
  languageList?: ServiceAddonTranslationOutput[];
  /** Minor units, each. */
  price: number;
  /** Maximum per booking. Absent: as many as participants. */
  maxQuantity?: number;
}

export class TurnTimeOutput {
  /** Participants. */
  upTo: number;
  minutes: number;
}

/** A service as staff see it; sending it back unchanged changes nothing. */
export class ServiceOutput {
  _id: string;
  name: string;
  description: string;
  languageList: ServiceTranslationOutput[];
  comment: string;
  active: boolean;
  code?: string;
  /** Default capacity of its times. */
  capacity: number;
  times: ServiceTimeOutput[];
  specialdays: ServiceSpecialDayOutput[];
  /** Minutes. */
  durationMinutes: number;
  exclusiveBooking: boolean;
  waitingList: boolean;
  allowBookingForChildren: boolean;
  showCommentField: boolean;
  showAvailability: boolean;
  showEndTime: boolean;
  /** Days after today. Absent: no limit. */
  bookingWindowDays?: number;
  /** Minutes. Absent: until the start. */
  minNoticeMinutes?: number;
  /** Hours. Absent: until the start. */
  cancellationHours?: number;
  /** Hours before the start at which guests are reminded, the earliest first. Empty: they are not. */
  reminders: number[];
  /** Minor units per participant. */
  price: number;
  /** What children pay by their age, the youngest first. Absent: everybody pays the same. */
  ageBands?: AgeBandOutput[];
  /** `none`, `optional` or `required`. */
  prepayment: Prepayment;
  /** Absent: all of it. */
  prepaidPart?: PrepaidPartOutput;
  prepaymentExceptions: PrepaymentExceptionOutput[];
  /** What not coming costs. Absent: guests are asked for no card. */
  noShowFee?: PrepaidPartOutput;
  /** From the earliest step to the latest. Empty: cancelling is free for as long as guests may cancel. */
  cancellationTerms: CancellationStepOutput[];
  /** Empty: none is shown. */
  taxRates: TaxRateOutput[];
  addons: ServiceAddonOutput[];
  /** `none`, or `atBooking`: a party gets its table when it books. */
  tables: TablePromise;
  /** Ids of the dining rooms it seats in. Empty: the default one. */
  _venues: string[];
  /** By party size, ascending. Empty: until the end of the slot. */
  turnTimes: TurnTimeOutput[];
  /** Most covers that may arrive in a quarter of an hour. Absent: no limit. */
  pacing?: number;
  /** Most seats that may stay empty beside a party. Absent: any number. */
  maxSpareSeats?: number;
  /** Ids of its pictures, in their order; the first stands for it. */
  _pictures: string[];
  /** Address of a picture elsewhere. */
  image?: string;
  /** Under which guests find it among the others. */
  category?: string;
  /** What the price includes. */
  included?: string;
  /** What to bring. */
  bring?: string;
  /** Where to meet, in words. */
  meetingPoint?: string;
  /** The meeting point for a map: a street address or coordinates. */
  mapAddress?: string;
  /** For guests with reduced mobility, sight or hearing. */
  accessibility?: string;
  sortOrder: number;
  version: number;
}

export function toServiceOutput(service: Service): ServiceOutput {
  const {
    _id,
    _vendor,
    createdAt,
    updatedAt,
    times,
    specialdays,
    ageBands = [],
    ...rest
  } = service;
  // an older service has none of these fields
  const { tables = 'none', _venues = [], turnTimes = [], _pictures = [] } = service;
  const {
    prepaymentExceptions = [],
    cancellationTerms = [],
    taxRates = [],
    reminders = [],
  } = service;
  return {
    _id: _id.toHexString(),
    ...rest,
    ...(ageBands.length > 0 ? { ageBands: ageBands.map((band) => ({ ...band })) } : {}),
    prepaymentExceptions: prepaymentExceptions.map((exception) => ({ ...exception })),
    cancellationTerms: [...cancellationTerms],
    taxRates: [...taxRates],
    reminders: [...reminders],
    tables,
    _venues: _venues.map((id) => id.toHexString()),
    _pictures: _pictures.map((id) => id.toHexString()),
    turnTimes: turnTimes.map(({ upTo, minutes }) => ({ upTo, minutes })),
    times: times.map(timeOutput),
    specialdays: specialdays.map((day) => ({
      ...day,
      comment: day.comment ?? '',
      times: day.times.map(timeOutput),
    })),
  };
}

function timeOutput({
  end,
  capacity,
  overrideName,
  availableDays,
  ...time
}: Service['times'][number]): ServiceTimeOutput {
  return {
    ...time,
    ...(end == null ? {} : { end }),
    ...(capacity == null ? {} : { capacity }),
    ...(overrideName ? { overrideName } : {}),
    availableDays: [...availableDays],
  };
}
