import {
  type TreatmentProgress,
  treatmentProgress,
} from '@atrium/rules/spa/treatments/treatment-progress';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { IntakeCountOutput } from '../intake/public';
import type { Shift } from '../shifts/public';
import { TreatmentOutput } from '../treatments/public';

export class MyDayQuery {
  /** yyyy-mm-dd. Default: the venue's today. */
  @MayBeLeftOut() @IsDay() date?: string;
}

export class ProgressInput {
  /** `waiting` takes back that it has begun. */
  @IsIn(treatmentProgress)
  @ApiProperty({ enum: treatmentProgress, enumName: 'TreatmentProgress' })
  progress: TreatmentProgress;
}

export class MyDayTherapist {
  _id: string;
  name: string;
}

export class MyDayBreak {
  /** Minutes from midnight. */
  start: number;
  end: number;
}

/** When the therapist works that day. */
export class MyDayShift {
  /** Minutes from midnight. */
  start: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  end: number;
  breaks: MyDayBreak[];
  comment?: string;
}

/** A therapist's own day. */
export class MyDayOutput {
  /** yyyy-mm-dd */
  date: string;
  /** Who the caller is; absent if no therapist has their account. */
  therapist?: MyDayTherapist;
  shifts: MyDayShift[];
  /** By start, pauses too, and those of the night before that go on after midnight. */
  treatments: TreatmentOutput[];
  /** Who has answered, of those treatments whose guests are asked before them. */
  intakes: IntakeCountOutput[];
}

export const toMyDayShift = ({ shiftStart, shiftEnd, breaks, comment }: Shift): MyDayShift => ({
  ...{ start: shiftStart, end: shiftEnd },
  breaks: breaks.map(({ start, end }) => ({ start, end })),
  ...(comment ? { comment } : {}),
});
