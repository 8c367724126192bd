import { type TherapistGender, therapistGenders } from '@atrium/rules/spa/setup';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsFlag } from '../../../common/http/validation/is-flag';
import { IsId } from '../../../common/http/validation/is-id';
import { wishedGenders } from '../treatments/public';

/** What the treatment is to be. */
export class FreeStartsQuery {
  /** Id of one of the type's lengths. Default: its first. */
  @IsOptional() @IsId() length?: string;
  /** Every therapist is a woman, or a man. */
  @IsOptional() @IsIn(wishedGenders) gender?: (typeof wishedGenders)[number];
  /** Id of a therapist who has to be among those who give it. */
  @IsOptional() @IsId() therapist?: string;
  /** Id of a treatment to be moved: its own time is free to it. */
  @IsOptional() @IsId() treatment?: string;
  /** As guests are offered it: with the notice and the booking window of the type. Default: no. */
  @IsOptional() @IsFlag() online: boolean = false;
}

/** A day and a type: when can it begin? */
export class FreeStartsParams {
  /** yyyy-mm-dd */
  @IsDay() date: string;
  @IsId() treatmentTypeId: string;
}

/** A time and a type: who of its therapists is free? */
export class FreeTherapistsQuery {
  @IsDay() date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @Type(() => Number) @IsInt() @Min(0) @Max(1439) start: number;
  /** End with reset, minutes from midnight of the same day, up to 2880. */
  @Type(() => Number) @IsInt() @Min(1) @Max(2880) end: number;
  /** Id of the treatment type. */
  @IsId() type: string;
  /** Id of a treatment to be moved: its own time is free to it. */
  @IsOptional() @IsId() treatment?: string;
  /** With those who do not work then and whom nobody has. Default: no. */
  @IsOptional() @IsFlag() outsideWorkingTime: boolean = false;
}

/** A time and a type: which of its rooms are free? */
export class FreeRoomsParams extends FreeStartsParams {
  /** Start, minutes from midnight, 0 to 1439. */
  @Type(() => Number) @IsInt() @Min(0) @Max(1439) start: number;
  /** End with reset, minutes from midnight of the same day, up to 2880. */
  @Type(() => Number) @IsInt() @Min(1) @Max(2880) end: number;
}

export class FreeRoomsQuery {
  /** Id of a treatment to be moved: its own time is free to it. */
  @IsOptional() @IsId() treatment?: string;
}

/** A start, with what follows from it. Minutes from midnight of the day; past 1440 on the next. */
export class FreeStart {
  timeindexStart: number;
  timeindexEnd: number;
  timeindexEndAndReset: number;
}

export class FreeStartsOutput {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes between two starts. */
  spaTimeSlotSpaceInMinutes: number;
  /** Id of the length that was asked for. */
  _length: string;
  /** Ascending. */
  starts: FreeStart[];
}

/** A therapist who could give the treatment. */
export class FreeTherapistOutput {
  /** Id. */
  therapist: string;
  name: string;
  @ApiProperty({ enum: therapistGenders, enumName: 'TherapistGender' }) gender: TherapistGender;
  /** False: nobody has them, but they do not work then. */
  works: boolean;
}

/** A room where the treatment could be given. */
export class FreeRoomOutput {
  _id: string;
  name: string;
  /** Guests at once. */
  places: number;
}
