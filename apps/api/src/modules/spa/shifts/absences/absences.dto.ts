import { PartialType } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsDay } from '../../../../common/http/validation/is-day';
import { IsId } from '../../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../../common/http/validation/trimmed';
import type { Absence } from './absence.schema';

/** A stretch of time in which a therapist does not work. */
export class AbsenceFields {
  @IsId() _therapist: string;
  /** First day, yyyy-mm-dd. */
  @IsDay() from: string;
  /** Last day, yyyy-mm-dd: up to 366 days. */
  @IsDay() until: string;
  /** Minutes from midnight of the first day, 0 to 1439. Null: from midnight. */
  @IsOptional() @IsInt() @Min(0) @Max(1439) start?: number | null;
  /** Minutes from midnight of the last day, 1 to 1440. Null: until midnight. */
  @IsOptional() @IsInt() @Min(1) @Max(1440) end?: number | null;
  /** Up to 200 characters; only level 2 and above read it. Default: none. */
  @MayBeLeftOut() @Trimmed() @IsString() @MaxLength(200) reason?: string;
}

/** A new absence. */
export class AbsenceInput extends AbsenceFields {
  /** Save it although treatments lose their therapist. Default: false. */
  @MayBeLeftOut() @IsBoolean() confirmImpact?: boolean;
}

/** Omitted fields stay; null clears a time. */
export class AbsenceChange extends PartialType(AbsenceInput, { skipNullProperties: false }) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

/** Which absences. */
export class AbsencesQuery {
  /** First day, yyyy-mm-dd. */
  @IsDay() from: string;
  /** Last day, yyyy-mm-dd: up to 93 days. */
  @IsDay() until: string;
}

/** When a therapist does not work; sending it back unchanged changes nothing. */
export class AbsenceOutput {
  _id: string;
  /** Id. */
  _therapist: string;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd. */
  until: string;
  /** Minutes from midnight of the first day. Absent: from midnight. */
  start?: number;
  /** Minutes from midnight of the last day. Absent: until midnight. */
  end?: number;
  /** Absent below level 2. */
  reason?: string;
  version: number;
}

/** @param mayReadReason whether the reader is a superior of the therapist */
export function toAbsenceOutput(absence: Absence, mayReadReason: boolean): AbsenceOutput {
  const { _id, _therapist, from, until, start, end, reason, version } = absence;
  return {
    ...{ _id: _id.toHexString(), _therapist: _therapist.toHexString(), from, until },
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(mayReadReason ? { reason } : {}),
    version,
  };
}
