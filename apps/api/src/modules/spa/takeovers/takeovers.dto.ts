import { ApiProperty, OmitType } from '@nestjs/swagger';
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
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import {
  AbsenceChange,
  AbsenceFields,
  ShiftChange,
  ShiftDeletion,
  ShiftInput,
} from '../shifts/public';
import { TherapistChange } from '../therapists/public';
import { TreatmentOutput } from '../treatments/public';

/** Treatments of one takeover: those of a therapist for a year. */
const MOST_TREATMENTS = 2_000;
/** Shifts of one repeat. */
const MOST_SHIFTS = 366;

/** A change of a shift; omitted fields stay. */
export class TakeoverShiftChange extends OmitType(ShiftChange, ['confirmImpact']) {}

/** A shift that goes, alone or with all later ones of its repeat. */
export class TakeoverShiftDeletion extends OmitType(ShiftDeletion, ['confirmImpact']) {}

/** A change of an absence; omitted fields stay. */
export class TakeoverAbsenceChange extends OmitType(AbsenceChange, ['confirmImpact']) {
  @IsId() _id: string;
}

export class TakeoverAbsenceDeletion {
  @IsId() _id: string;
}

/** A change of a therapist, such as that nothing new is booked with them; omitted fields stay. */
export class TakeoverTherapistChange extends OmitType(TherapistChange, ['confirmImpact']) {}

/** A change of when a therapist works: exactly one of these. */
export class ScheduleChangeInput {
  /** A shift is changed. */
  @IsOptional() @ValidateNested() @Type(() => TakeoverShiftChange) shift?: TakeoverShiftChange;
  /** A shift is deleted. */
  @IsOptional()
  @ValidateNested()
  @Type(() => TakeoverShiftDeletion)
  deletedShift?: TakeoverShiftDeletion;
  /** Shifts are planned again. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_SHIFTS)
  @ValidateNested({ each: true })
  @Type(() => ShiftInput)
  restoredShifts?: ShiftInput[];
  /** A therapist is away. */
  @IsOptional() @ValidateNested() @Type(() => AbsenceFields) absence?: AbsenceFields;
  /** An absence is changed. */
  @IsOptional()
  @ValidateNested()
  @Type(() => TakeoverAbsenceChange)
  changedAbsence?: TakeoverAbsenceChange;
  /** An absence is deleted. */
  @IsOptional()
  @ValidateNested()
  @Type(() => TakeoverAbsenceDeletion)
  deletedAbsence?: TakeoverAbsenceDeletion;
  /** A therapist is changed, and deactivated by it. */
  @IsOptional()
  @ValidateNested()
  @Type(() => TakeoverTherapistChange)
  therapist?: TakeoverTherapistChange;
}

export class TakeoverPreviewInput {
  @IsNotEmpty() @ValidateNested() @Type(() => ScheduleChangeInput) change: ScheduleChangeInput;
}

/** A treatment that another therapist takes over. */
export class TakeoverMove {
  /** Of the treatment. */
  @IsId() _id: string;
  /** The version that was seen; a stale one is refused with 409. */
  @IsInt() @Min(0) @Max(1_000_000_000) version: number;
  /** Id of a therapist who gives it so far. */
  @IsId() from: string;
  /** Id of the therapist who takes it over. */
  @IsId() to: string;
}

/** A change of working time, with what becomes of the treatments that it breaks. */
export class TakeoverInput {
  @IsNotEmpty() @ValidateNested() @Type(() => ScheduleChangeInput) change: ScheduleChangeInput;
  @IsArray()
  @ArrayMaxSize(MOST_TREATMENTS)
  @ValidateNested({ each: true })
  @Type(() => TakeoverMove)
  moves: TakeoverMove[];
  /** Ids of the treatments that keep their therapist outside of working time. */
  @IsArray() @ArrayMaxSize(MOST_TREATMENTS) @ArrayUnique() @IsId({ each: true }) left: string[];
  /** Mail the guests of treatments that are taken over who gives them now. Default: false. */
  @MayBeLeftOut() @IsBoolean() notifyGuests?: boolean;
}

export const noTakeoverReasons = ['pause', 'locked', 'wish', 'nobody'] as const;
export type NoTakeoverReason = (typeof noTakeoverReasons)[number];

export class TakeoverCandidate {
  _id: string;
  name: string;
}

/** A treatment that would lose a therapist, and who could take it over. */
export class TakeoverOptionOutput {
  treatment: TreatmentOutput;
  /** Id of the therapist whom it would lose. */
  from: string;
  /** Who is free for it and may give it, the best first. */
  candidates: TakeoverCandidate[];
  /** Id of the candidate who takes it over if nobody chooses; absent: none is left for it. */
  proposed?: string;
  /** Why there are no candidates: a pause stays, a locked one is not moved, the guest asked for this therapist, or nobody is free. */
  @ApiProperty({ enum: noTakeoverReasons, required: false })
  @IsIn(noTakeoverReasons)
  reason?: NoTakeoverReason;
}

/** What a change of working time would break. */
export class TakeoverPreviewOutput {
  /** By day and start; empty: nothing. */
  options: TakeoverOptionOutput[];
}

/** What was moved, and how to take all of it back. */
export class TakeoverOutput {
  /** Those that were taken over, as they are now. */
  treatments: TreatmentOutput[];
  /** Sent as a takeover, it restores what was before, all of it or nothing. */
  undo: TakeoverInput;
}
