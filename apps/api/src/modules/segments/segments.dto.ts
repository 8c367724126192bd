import { IsInt, IsString, MaxLength, Min, MinLength } from 'class-validator';
import {
  NameInOneLanguage,
  NameInOneLanguageOutput,
  OncePerLanguage,
} from '../../common/http/texts.dto';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import type { Segment } from './segment.schema';

export class SegmentInput {
  /** @example Business */
  @IsString() @MinLength(1) @MaxLength(60) type: string;
  /** Its name in other languages, each at most once; staff see it in theirs. Omitted: as before. */
  @MayBeLeftOut() @OncePerLanguage(() => NameInOneLanguage) languageList?: NameInOneLanguage[];
}

export class SegmentChange extends SegmentInput {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class SegmentOutput {
  _id: string;
  /** As the venue calls it. */
  type: string;
  /** Its name in other languages. */
  languageList: NameInOneLanguageOutput[];
  version: number;
}

export function toSegmentOutput(segment: Segment): SegmentOutput {
  const { _id, type, languageList = [], version } = segment;
  return { _id: _id.toHexString(), type, languageList, version };
}
