import { languageOf, nameIn, pickTranslation } from '@atrium/rules/texts/languages';
import { OmitType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsId } from '../../common/http/validation/is-id';
import type { Prepayment, Service } from './service.schema';
import {
  ServiceAddonOutput,
  ServiceSpecialDayOutput,
  ServiceTimeOutput,
  ServiceTranslationOutput,
  toServiceOutput,
} from './services.dto';

export class CheckCodeInput {
  /** Id of the service. */
  @IsId() _id: string;
  /** As typed by the guest; case and surrounding spaces do not matter. */
  @IsString() @MaxLength(100) code: string;
}

export class CheckCodeOutput {
  /** Also true for a service without a code. */
  valid: boolean;
}

/** An addon, in the request's language if translated. */
export class ActivityListAddon extends OmitType(ServiceAddonOutput, ['languageList']) {}

/** A service as guests see it, in the request's language if translated. */
export class ActivityOutput {
  _id: string;
  name: string;
  description: string;
  /** What one participant is called. @example Person */
  unit: string;
  /** @example People */
  units: string;
  comment: string;
  /** Booking requires a code, which is never revealed. */
  codeRequired: boolean;
  /** Minutes. */
  durationMinutes: number;
  exclusiveBooking: boolean;
  waitingList: boolean;
  allowBookingForChildren: boolean;
  showCommentField: boolean;
  showAvailability: boolean;
  showEndTime: boolean;
  /** Minor units per participant. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** `none`, `optional` or `required`. */
  prepayment: Prepayment;
  /** Hours before the start until which a guest may cancel. Absent: until the start. */
  cancellationHours?: number;
  addons: ActivityListAddon[];
  image?: string;
}

/** Places are told by the availability, and only where the service shows them. */
export class ActivityTime extends OmitType(ServiceTimeOutput, ['capacity']) {}

export class ActivitySpecialDay extends OmitType(ServiceSpecialDayOutput, ['times']) {
  times: ActivityTime[];
}

/** What a service offers, before anything is booked. */
export class ActivitySchedule {
  /** Its texts in every language they are written in. */
  languageList: ServiceTranslationOutput[];
  /** The weekly times. */
  times: ActivityTime[];
  specialdays: ActivitySpecialDay[];
}

export function toActivitySchedule(service: Service): ActivitySchedule {
  const { languageList, times, specialdays } = toServiceOutput(service);
  return {
    languageList,
    times: times.map(withoutPlaces),
    specialdays: specialdays.map((day) => ({ ...day, times: day.times.map(withoutPlaces) })),
  };
}

const withoutPlaces = ({ capacity: _places, ...time }: ServiceTimeOutput): ActivityTime => time;

export function toActivityOutput(
  service: Service,
  { language, currency }: { language: string; currency: string },
): ActivityOutput {
  const { name, description } = service;
  return {
    _id: service._id.toHexString(),
    ...pickTranslation(service.languageList, languageOf(language) ?? 'en', { name, description }),
    comment: service.comment,
    codeRequired: Boolean(service.code),
    durationMinutes: service.durationMinutes,
    exclusiveBooking: service.exclusiveBooking,
    waitingList: service.waitingList,
    allowBookingForChildren: service.allowBookingForChildren,
    showCommentField: service.showCommentField,
    showAvailability: service.showAvailability,
    showEndTime: service.showEndTime,
    price: service.price,
    currency,
    prepayment: service.prepayment,
    ...(service.cancellationHours === undefined
      ? {}
      : { cancellationHours: service.cancellationHours }),
    addons: service.addons.map(({ languageList, ...addon }) => ({
      ...addon,
      name: nameIn(language, { name: addon.name, languageList }),
    })),
    ...(service.image ? { image: service.image } : {}),
  };
}
