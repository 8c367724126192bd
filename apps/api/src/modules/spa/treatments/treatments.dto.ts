import {
  type TreatmentStatus,
  treatmentStatuses,
} from '@atrium/rules/spa/treatments/treatment-status';
import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
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
import { AddonInput } from '../../services/public';

/** Most therapists of one treatment. */
const MAX_THERAPISTS = 6;
/** What a guest may ask for. */
export const wishedGenders = ['woman', 'man'] as const;

export class TreatmentTherapistInput {
  @IsId() _therapist: string;
}

const therapistOf = (one?: Partial<TreatmentTherapistInput> | null) =>
  String(one?._therapist).toLowerCase();

/** What the guest asks for; it is kept, or nothing is booked. */
export class TreatmentWishInput {
  /** Every therapist is a woman, or a man. */
  @IsOptional() @IsIn(wishedGenders) gender?: (typeof wishedGenders)[number] | null;
  /** Somebody who is to be one of the therapists. */
  @IsOptional() @IsId() _therapist?: string | null;
}

/** A treatment that staff book, or a pause. */
export class TreatmentInput {
  /** yyyy-mm-dd */
  @IsDay() date: string;
  /** Start, minutes from midnight, 0 to 1439: any minute. */
  @IsInt() @Min(0) @Max(1439) timeindexStart: number;
  /** End of a pause, minutes from midnight of its day, up to 2880. That of a treatment follows from its length. */
  @IsOptional() @IsInt() @Min(1) @Max(2880) timeindexEnd?: number;
  /** Default: `confirmed`. */
  @MayBeLeftOut()
  @IsIn(treatmentStatuses)
  @ApiProperty({ enum: treatmentStatuses, enumName: 'TreatmentStatus', required: false })
  status?: TreatmentStatus;
  /** The guest; a pause has none. */
  @IsOptional() @IsId() _customer?: string | null;
  /** Required but for a pause. */
  @IsOptional() @IsId() _treatmentType?: string;
  /** One of the type's lengths. Default: its first. */
  @IsOptional() @IsId() _length?: string;
  /** Who gives it. Those who are missing are chosen: whoever’s day breaks up least. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_THERAPISTS)
  @ArrayUnique(therapistOf)
  @ValidateNested({ each: true })
  @Type(() => TreatmentTherapistInput)
  therapists?: TreatmentTherapistInput[];
  /** Where. Left out or null, the plainest room that is free is chosen. */
  @IsOptional() @IsId() _room?: string | null;
  @IsOptional() @IsId() _segment?: string;
  @MayBeLeftOut() @IsBoolean() treatmentLock?: boolean;
  /** The guest sees it. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(1_000) comment?: string;
  /** Staff only. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(1_000) internalComment?: string;
  @IsOptional() @ValidateNested() @Type(() => TreatmentWishInput) wish?: TreatmentWishInput | null;
  /** All of its extras, each of the type’s at most once; those that it has already may stay. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => AddonInput)
  addons?: AddonInput[];
  /** Id of a membership of the guest that pays for it: each of its guests is one use. Null: the guest pays. */
  @IsOptional() @IsId() _membership?: string | null;
  /**
   * Id of a treatment type within a stay of the guest (`treatmentTypes[]._id`) that includes it: each of its
   * guests takes one. Null: the guest pays.
   */
  @IsOptional() @IsId() _stayTreatment?: string | null;
  /**
   * Book it although a therapist who is named does not work then; needs `treatments.override`. Default:
   * false.
   */
  @MayBeLeftOut() @IsBoolean() outsideWorkingTime?: boolean;
}

/** A guest who may not be known yet: a name, and how to reach them. */
export class TreatmentGuestInput {
  /** One of first and last name is required. */
  @IsOptional() @IsString() @MaxLength(200) firstname?: string;
  @IsOptional() @IsString() @MaxLength(200) lastname?: string;
  /** With country prefix, or as dialled in the venue's country. @example +4791234567 */
  @IsOptional() @IsString() @MaxLength(40) phone?: string;
  /** Whoever is known by it is taken, as they are. */
  @IsOptional() @IsString() @MaxLength(254) email?: string;
}

export class TreatmentAndCustomerInput extends OmitType(TreatmentInput, ['_customer']) {
  @IsNotEmpty() @ValidateNested() @Type(() => TreatmentGuestInput) customer: TreatmentGuestInput;
}

/** A change of a treatment. Absent fields stay. */
export class TreatmentChange extends PartialType(TreatmentInput, { skipNullProperties: false }) {
  /** The version that was edited, where no If-Match says it. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000_000) version?: number;
}

/** The fields beside the id, or all in `data`. */
export class TreatmentUpdate extends TreatmentChange {
  @IsId() _id: string;
  @IsOptional() @ValidateNested() @Type(() => TreatmentChange) data?: TreatmentChange;
}

/** The lock turned: the whole treatment may be sent. */
export class TreatmentLockInput {
  @IsId() _id: string;
  @IsBoolean() treatmentLock: boolean;
  /** The version that was edited, where no If-Match says it. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000_000) version?: number;
}

export class TreatmentDeletion {
  @IsId() _id: string;
}

export class TreatmentsQuery {
  /** yyyy-mm-dd */
  @IsDay() date: string;
  /** Last day, yyyy-mm-dd: up to 93 days. Default: `date`. */
  @IsOptional() @IsDay() until?: string;
  /** Id of a therapist: only theirs. */
  @IsOptional() @IsId() therapist?: string;
}
