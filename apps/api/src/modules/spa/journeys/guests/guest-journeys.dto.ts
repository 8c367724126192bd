import { MAX_JOURNEY_GAP } from '@atrium/rules/spa/journeys/journeys';
import { OmitType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../../../common/http/validation/is-day';
import { IsId } from '../../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../../common/http/validation/multi-line';
import { HubTreatment } from '../../guest-treatments/public';
import { JourneyTreatmentInput } from '../journeys.dto';

const FEWEST_CHOSEN = 2;
const MOST_CHOSEN = 5;
const MOST_GUESTS = 2;

/** One of the treatments that a guest chooses for a journey. */
export class HubJourneyTreatmentInput extends OmitType(JourneyTreatmentInput, ['guests']) {}

/** Several treatments on a day, in the order in which they are to be given. */
export class HubJourneyQuery {
  /** yyyy-mm-dd */
  @IsDay() date: string;
  /** 1 or 2: what is for one is given to both side by side. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MOST_GUESTS) guests?: number;
  /** 2 to 5. */
  @IsArray()
  @ArrayMinSize(FEWEST_CHOSEN)
  @ArrayMaxSize(MOST_CHOSEN)
  @ValidateNested({ each: true })
  @Type(() => HubJourneyTreatmentInput)
  treatments: HubJourneyTreatmentInput[];
  /** Minutes between two treatments at least, 0 to 240. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(MAX_JOURNEY_GAP) leastGap?: number;
  /** Minutes between two treatments at most, 0 to 240. Default: 60. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(MAX_JOURNEY_GAP) mostGap?: number;
}

/** One of the treatments of a journey that a guest books. */
export class HubBookedJourneyTreatment extends HubJourneyTreatmentInput {
  /** Id of a membership of theirs that pays for it: each who gets it is one use. */
  @IsOptional() @IsId() _membership?: string;
  /** Id of a treatment type within a stay of theirs that includes it (`treatmentTypes[]._id`): each who gets it takes one. */
  @IsOptional() @IsId() _stayTreatment?: string;
}

/** A journey that a guest books. */
export class HubJourneyInput extends OmitType(HubJourneyQuery, ['treatments']) {
  /** 2 to 5. */
  @IsArray()
  @ArrayMinSize(FEWEST_CHOSEN)
  @ArrayMaxSize(MOST_CHOSEN)
  @ValidateNested({ each: true })
  @Type(() => HubBookedJourneyTreatment)
  treatments: HubBookedJourneyTreatment[];
  /** As offered: when each treatment begins, minutes from midnight. */
  @IsArray()
  @ArrayMinSize(FEWEST_CHOSEN)
  @ArrayMaxSize(MOST_CHOSEN * MOST_GUESTS)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(1439, { each: true })
  starts: number[];
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(1_000) comment?: string;
}

/** A treatment as it would be given. */
export class HubJourneyPart {
  /** Id. */
  _treatmentType: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  timeindexEnd: number;
  /** How many guests are treated at once. */
  guests: number;
}

/** A start at which all of a journey fits. */
export class HubJourneyOffer {
  /** Of the first treatment, minutes from midnight. */
  timeindexStart: number;
  /** Of the last one. */
  timeindexEnd: number;
  /** In the order in which they were asked for; of what both get side by side, one each. */
  treatments: HubJourneyPart[];
}

export class HubJourneyOffers {
  /** yyyy-mm-dd */
  date: string;
  /** One for each start, ascending. */
  offers: HubJourneyOffer[];
  /** Of all treatments together, minor units. */
  price: number;
  /** ISO 4217. @example NOK */
  currency: string;
}

/** Treatments that a guest has booked together. */
export class HubJourney extends PickType(HubTreatment, [
  'cancellationDeadline',
  'canChange',
  'canCancel',
  'currency',
] as const) {
  _id: string;
  /** By their start. */
  treatments: HubTreatment[];
  /** Of all of them, minor units. */
  total: number;
}
