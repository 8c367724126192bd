import { type TherapistGender, therapistGenders } from '@atrium/rules/spa/setup';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsId } from '../../../common/http/validation/is-id';
import { wishedGenders } from '../treatments/public';

/** Which days, `from` to `until`, at most 62, and what the treatment is to be; by default the next 31 days. */
export class TreatmentOfferQuery {
  /** yyyy-mm-dd */
  @IsOptional() @IsDay() from?: string;
  /** yyyy-mm-dd */
  @IsOptional() @IsDay() until?: string;
  /** Id of one of the type's lengths. Default: its first. */
  @IsOptional() @IsId() length?: string;
  /** Every therapist is a woman, or a man. */
  @IsOptional() @IsIn(wishedGenders) gender?: (typeof wishedGenders)[number];
  /** Id of a therapist who has to be among those who give it. */
  @IsOptional() @IsId() therapist?: string;
  /** Id of the guest's own treatment that is to be moved: what it takes and wishes for is as it was booked. */
  @IsOptional() @IsId() treatment?: string;
}

export class BookableLength {
  _id: string;
  /** Without preparation and reset. */
  minutes: number;
  /** Minor units, for everybody in it. */
  price: number;
}

/** Somebody whom a guest can ask for. */
export class OfferedTherapist {
  _id: string;
  name: string;
  @ApiProperty({ enum: therapistGenders, enumName: 'TherapistGender' }) gender: TherapistGender;
  /** Id of their portrait, which `/media/{_picture}/320.webp` shows. */
  _picture?: string;
  /** Address of a picture elsewhere, for want of `_picture`. */
  imgUrl?: string;
  /** Minor units on top of the price if the guest asks for them. */
  surcharge: number;
}

/** What guests can book. */
export class BookableTreatmentOutput {
  _id: string;
  /** In the caller's language where the type has it. */
  name: string;
  description: string;
  lengths: BookableLength[];
  /** ISO 4217. */
  currency: string;
  /** How many guests are treated at once. */
  guests: number;
  /** Hours before the start until which a guest may cancel. */
  cancelInformation: number;
  /** Those who give it, in the venue's order. */
  therapists: OfferedTherapist[];
}

export class OfferedTreatmentDay {
  /** yyyy-mm-dd */
  date: string;
  /** When it can begin, minutes from midnight, ascending. */
  starts: number[];
}

/** Something that can be booked along with it. */
export class OfferedTreatmentAddon {
  _id: string;
  name: string;
  /** Minor units, each. */
  price: number;
  /** Most of it; absent: as many as guests. */
  maxQuantity?: number;
}

export class TreatmentOffer extends BookableTreatmentOutput {
  addons: OfferedTreatmentAddon[];
  /** The last day that can be booked, yyyy-mm-dd; absent: no limit. */
  latestDate?: string;
  /** Every day that was asked for. */
  days: OfferedTreatmentDay[];
}
