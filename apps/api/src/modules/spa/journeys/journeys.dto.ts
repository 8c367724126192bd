import {
  MAX_JOURNEY_GAP,
  MAX_JOURNEY_GUESTS,
  MAX_JOURNEY_TREATMENTS,
} from '@atrium/rules/spa/journeys/journeys';
import {
  type TreatmentStatus,
  treatmentStatuses,
} from '@atrium/rules/spa/treatments/treatment-status';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { TreatmentGuestInput, TreatmentOutput, TreatmentWishInput } from '../treatments/public';

const plannedStatuses = treatmentStatuses.filter((status) => status !== 'pause');

/** One of the treatments of a journey. */
export class JourneyTreatmentInput {
  @IsId() _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  @IsOptional() @IsId() _length?: string;
  @IsOptional() @ValidateNested() @Type(() => TreatmentWishInput) wish?: TreatmentWishInput | null;
  /** Who gets it: places among the guests, from 0. Default: the first of them, as many as it is for. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_JOURNEY_GUESTS)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(MAX_JOURNEY_GUESTS - 1, { each: true })
  guests?: number[];
}

/** Several treatments on a day, in the order in which they are to be given. */
export class JourneyQuery {
  /** yyyy-mm-dd */
  @IsDay() date: string;
  /** 1 to 10. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_JOURNEY_TREATMENTS)
  @ValidateNested({ each: true })
  @Type(() => JourneyTreatmentInput)
  treatments: JourneyTreatmentInput[];
  /** Minutes that a guest has between two treatments at least, 0 to 240. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(MAX_JOURNEY_GAP) leastGap?: number;
  /** Minutes that a guest waits between two treatments at most, 0 to 240. Default: 60. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(MAX_JOURNEY_GAP) mostGap?: number;
}

/** A treatment of a journey, with the start that was offered. */
export class BookedJourneyTreatment extends JourneyTreatmentInput {
  /** Minutes from midnight, 0 to 1439. */
  @IsInt() @Min(0) @Max(1439) timeindexStart: number;
  /** Id of a membership of its guest that pays for it: each who gets it is one use. */
  @IsOptional() @IsId() _membership?: string;
  /**
   * Id of a treatment type within a stay of its guest (`treatmentTypes[]._id`) that includes it: each who gets
   * it takes one.
   */
  @IsOptional() @IsId() _stayTreatment?: string;
}

/** Somebody known, or somebody new with a name. Neither: the treatment is booked under the first guest. */
export class JourneyGuestInput {
  @IsOptional() @IsId() _customer?: string;
  @MayBeLeftOut()
  @ValidateNested()
  @Type(() => TreatmentGuestInput)
  newCustomer?: TreatmentGuestInput;
}

/** A journey that staff book. */
export class JourneyInput extends OmitType(JourneyQuery, ['treatments']) {
  /** In the order in which they were asked for, 1 to 10. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_JOURNEY_TREATMENTS)
  @ValidateNested({ each: true })
  @Type(() => BookedJourneyTreatment)
  treatments: BookedJourneyTreatment[];
  /** In the order of the treatments' `guests`. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_JOURNEY_GUESTS)
  @ValidateNested({ each: true })
  @Type(() => JourneyGuestInput)
  guests?: JourneyGuestInput[];
  /** Of all treatments. Default: `confirmed`. */
  @MayBeLeftOut()
  @IsIn(plannedStatuses)
  @ApiProperty({ enum: treatmentStatuses, enumName: 'TreatmentStatus', required: false })
  status?: TreatmentStatus;
  @IsOptional() @IsId() _segment?: string;
  /** Of all treatments; the guest sees it. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(1_000) comment?: string;
  /** Of all treatments; staff only. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(1_000) internalComment?: string;
}

/** Where all of a journey goes; its treatments keep their times between each other. */
export class JourneyMove {
  /** yyyy-mm-dd */
  @IsDay() date: string;
  /** Of the first treatment, minutes from midnight, 0 to 1439. */
  @IsInt() @Min(0) @Max(1439) timeindexStart: number;
}

export class JourneyMovesQuery {
  /** yyyy-mm-dd */
  @IsDay() date: string;
}

export class OfferedTherapistRef {
  _id: string;
  name: string;
}

export class OfferedRoomRef {
  _id: string;
  name: string;
}

/** A treatment as it would be given. */
export class OfferedJourneyTreatment {
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight, without reset; past 1440 on the next day. */
  timeindexEnd: number;
  therapists: OfferedTherapistRef[];
  room: OfferedRoomRef;
}

/** A start at which all of a journey fits. */
export class JourneyOfferOutput {
  /** Of the first treatment, minutes from midnight. */
  timeindexStart: number;
  /** Of the last one, without reset. */
  timeindexEnd: number;
  /** In the order in which they were asked for. */
  treatments: OfferedJourneyTreatment[];
}

export class JourneyOffersOutput {
  /** yyyy-mm-dd */
  date: string;
  /** One for each start, ascending. */
  offers: JourneyOfferOutput[];
  /** False: so many treatments can be given in so many ways that not all were looked at; there may be more starts. */
  isComplete: boolean;
  /** Of all treatments together, minor units. */
  price: number;
  /** ISO 4217. @example NOK */
  currency: string;
}

/** A start to which all of a journey can be moved. Minutes from midnight. */
export class JourneyStart {
  timeindexStart: number;
  /** Of the last treatment, without reset. */
  timeindexEnd: number;
}

/** Treatments that were booked together. */
export class JourneyOutput {
  _id: string;
  /** By their start. */
  treatments: TreatmentOutput[];
}
