import { IsInt, IsString, MaxLength, Min, MinLength } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import type { Segment } from './segment.schema';

export class SegmentInput {
  /** @example Business */
  @IsString() @MinLength(1) @MaxLength(60) type: string;
}

export class SegmentChange extends SegmentInput {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class SegmentOutput {
  _id: string;
  type: string;
  version: number;
}

export function toSegmentOutput(segment: Segment): SegmentOutput {
  return { _id: segment._id.toHexString(), type: segment.type, version: segment.version };
}
