import {
  type TreatmentStatus,
  treatmentStatuses,
} from '@atrium/rules/spa/treatments/treatment-status';
import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
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
import { AddonInput, BookedAddonOutput } from '../../services/public';
import {
  TreatmentCoveredByOutput,
  TreatmentWishInput,
  TreatmentWishOutput,
} from '../treatments/public';

/** A treatment that a guest books. */
export class HubTreatmentInput {
  @IsId() _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  @IsOptional() @IsId() _length?: string;
  /** yyyy-mm-dd */
  @IsDay() date: string;
  /** Start, minutes from midnight, 0 to 1439: one of those that are offered. */
  @IsInt() @Min(0) @Max(1439) timeindexStart: number;
  @IsOptional() @ValidateNested() @Type(() => TreatmentWishInput) wish?: TreatmentWishInput | null;
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(1_000) comment?: string;
  /** Of those that the type offers, each at most once. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => AddonInput)
  addons?: AddonInput[];
  /** Id of a membership of theirs that pays for it: each of its guests is one use. */
  @IsOptional() @IsId() _membership?: string;
  /** Id of a treatment type within a stay of theirs that includes it (`treatmentTypes[]._id`): each of its guests takes one. */
  @IsOptional() @IsId() _stayTreatment?: string;
}

/** Another time, or another comment. Absent fields stay. */
export class HubTreatmentChange extends PartialType(
  PickType(HubTreatmentInput, ['date', 'timeindexStart', 'comment']),
  { skipNullProperties: false },
) {
  /** The version that was edited, where no If-Match says it. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000_000) version?: number;
}

export class HubTreatmentType {
  _id: string;
  /** In the guest's language where the type has it. */
  name: string;
}

/** A treatment as its guest sees it. */
export class HubTreatment {
  _id: string;
  /** Short reference of one that was booked without an account. @example K7M2Q9XP */
  bookingId?: string;
  _treatmentType: HubTreatmentType;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  timeindexEnd: number;
  @ApiProperty({ enum: treatmentStatuses, enumName: 'TreatmentStatus' }) status: TreatmentStatus;
  /** Who gives it: names. */
  therapists: string[];
  /** Name of the room. */
  room?: string;
  /** Id of the journey that it was booked with, if all of that is the guest’s own. */
  _journey?: string;
  /** How many guests are treated at once. */
  guests: number;
  comment: string;
  addons: BookedAddonOutput[];
  wish?: TreatmentWishOutput;
  /** Minor units, for everybody in it and with its addons, as agreed. */
  total: number;
  /** ISO 4217. */
  currency: string;
  /** What pays for it instead of the guest, but not for its addons. */
  coveredBy?: TreatmentCoveredByOutput;
  /** Until when it can be moved or cancelled, ISO instant. */
  cancellationDeadline: string;
  /** The guest can move it now. */
  canChange: boolean;
  /** The guest can cancel it now. */
  canCancel: boolean;
  version: number;
  createdAt: string;
}

/** The guest's own: up to 200, the latest. */
export class HubTreatments {
  /** Not over yet, the soonest first. */
  upcoming: HubTreatment[];
  /** The latest first. */
  past: HubTreatment[];
}
