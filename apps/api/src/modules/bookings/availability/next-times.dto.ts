import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsDay } from '../dto/fields';

/** For whom, and when. */
export class NextTimesQuery {
  /** Only this day; by default the next 28 days. */
  @IsOptional() @IsDay() date?: string;
  /** Places wanted, 1 to 1000. Default: 1. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(1_000) participants?: number;
}

/** A start with room for the party. */
export class NextTime {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next. */
  end: number;
  /** Places left, where the service shows them. */
  available?: number;
}

export class NextTimeOfActivity {
  /** Id of the service. */
  _id: string;
  /** Absent: none in the days asked about. */
  next?: NextTime;
}
