import { IsInt, IsOptional, IsString, MaxLength, Min, MinLength } from 'class-validator';
import type { Segment } from './segment.schema';

export class SegmentInput {
  /** @example Business */
  @IsString() @MinLength(1) @MaxLength(60) type: string;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

export class SegmentOutput {
  _id: string;
  type: string;
  version: number;
}

export function toSegmentOutput(segment: Segment): SegmentOutput {
  return { _id: segment._id.toHexString(), type: segment.type, version: segment.version };
}
