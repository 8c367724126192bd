import type { Prepayment } from '@atrium/rules/payments/prepayment/service-prepayment';
import { languageOf, nameIn, pickTranslation, textIn } from '@atrium/rules/texts/languages';
import { OmitType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { Types } from 'mongoose';
import { IsId } from '../../../common/http/validation/is-id';
import { present } from '../../../common/present';
import { ShownPictureOutput } from '../../media/public';
import { guideFields, type Service } from '../service.schema';
import { ActivityAgeBand, toActivityAgeBands } from './age-bands.dto';
import {
  ServiceAddonOutput,
  ServiceSpecialDayOutput,
  ServiceTimeOutput,
  ServiceTranslationOutput,
  toServiceOutput,
} from './service-output.dto';

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
  /** What children pay by their age, the youngest first. Absent: everybody pays the same. */
  ageBands?: ActivityAgeBand[];
  /** ISO 4217. */
  currency: string;
  /** `none`, `optional` or `required`. */
  prepayment: Prepayment;
  /** Hours before the start until which a guest may cancel. Absent: until the start. */
  cancellationHours?: number;
  addons: ActivityListAddon[];
  /** Those that are described in the language of the venue. The first stands for it. Absent: none. */
  pictures?: ShownPictureOutput[];
  /** Address of a picture elsewhere. */
  image?: string;
  /** Under which guests find it among the others. */
  category?: string;
}

/** Places are told by the availability, and only where the service shows them. */
export class ActivityTime extends OmitType(ServiceTimeOutput, ['capacity']) {}

export class ActivitySpecialDay extends OmitType(ServiceSpecialDayOutput, ['times']) {
  times: ActivityTime[];
}

/** What guests want to know of a service before they choose it, in the request's language if translated. */
export class ActivityGuide {
  /** Minutes. */
  durationMinutes: number;
  /** Those that are described in the language of the venue. The first stands for it. Absent: none. */
  pictures?: ShownPictureOutput[];
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
}

/** Those of a venue, by hex id. */
type Shown = ReadonlyMap<string, ShownPictureOutput>;

export function toActivityGuide(
  service: Service,
  { language, pictures }: { readonly language: string; readonly pictures: Shown },
): ActivityGuide {
  const { durationMinutes, image } = service;
  return {
    durationMinutes,
    ...gallery(service, pictures),
    ...present({ image }),
    ...guideTexts(service, language),
  };
}

type GuideTexts = Partial<Pick<ActivityGuide, (typeof guideFields)[number] | 'mapAddress'>>;

/** What guests read of a service, in their language; what nobody wrote is left out. */
export function guideTexts(service: Service, language: string): GuideTexts {
  const { mapAddress } = service;
  const texts = guideFields.map((field) => [field, textIn(language, service, field)]);
  return present({ mapAddress, ...Object.fromEntries(texts) });
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

/** One from before there were pictures has no list. */
export const picturesOf = ({ _pictures = [] }: Pick<Service, '_pictures'>): Types.ObjectId[] =>
  _pictures;

/** In the order of the service. */
function gallery(service: Service, pictures: Shown): Pick<ActivityGuide, 'pictures'> {
  const shown = picturesOf(service).flatMap((id) => pictures.get(id.toHexString()) ?? []);
  return shown.length > 0 ? { pictures: shown } : {};
}

interface ActivityContext {
  readonly language: string;
  readonly currency: string;
  readonly pictures: Shown;
}

export function toActivityOutput(
  service: Service,
  { language, currency, pictures }: ActivityContext,
): ActivityOutput {
  const { name, description } = service;
  const category = textIn(language, service, 'category');
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
    ...toActivityAgeBands(service, language),
    currency,
    prepayment: service.prepayment,
    ...(service.cancellationHours === undefined
      ? {}
      : { cancellationHours: service.cancellationHours }),
    addons: service.addons.map(({ languageList, ...addon }) => ({
      ...addon,
      name: nameIn(language, { name: addon.name, languageList }),
    })),
    ...gallery(service, pictures),
    ...(service.image ? { image: service.image } : {}),
    ...(category ? { category } : {}),
  };
}
