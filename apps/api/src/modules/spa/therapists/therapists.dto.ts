import { MAX_LEVEL, type TherapistGender, therapistGenders } from '@atrium/rules/spa/setup';
import { LANGUAGES, type Language } from '@atrium/rules/texts/languages';
import { ApiProperty, PartialType } from '@nestjs/swagger';
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
  IsUrl,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../common/http/validation/trimmed';
import type { Therapist } from './therapist.schema';

/** A new therapist. What they give is said by the treatment types. */
export class TherapistInput {
  /** What guests and colleagues read, 1 to 100 characters. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  /** Their staff account, which no other therapist has. Null: none. */
  @IsOptional() @IsId() _user?: string | null;
  /** Default: unspecified. */
  @MayBeLeftOut()
  @IsIn(therapistGenders)
  @ApiProperty({ enum: therapistGenders, enumName: 'TherapistGender', required: false })
  gender?: TherapistGender;
  /** Id of their portrait, shown before the picture in `imgUrl`. Null: none. */
  @IsOptional() @IsId() _picture?: string | null;
  /** Address of a picture elsewhere: http or https. Null: none. */
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  @MaxLength(500)
  imgUrl?: string | null;
  /** What they speak: of the seven languages, each once. @example ["no", "en"] */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(LANGUAGES.length)
  @ArrayUnique()
  @IsIn(LANGUAGES, { each: true })
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', isArray: true, required: false })
  languages?: Language[];
  /** 1 to 5, for prices; a treatment type says what each level costs more. Default: 1. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MAX_LEVEL) level?: number;
  /** False: nothing new is booked with them. Default: true. */
  @MayBeLeftOut() @IsBoolean() active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(100_000) sortOrder?: number;
}

/** Omitted fields stay; null clears an optional one. */
export class TherapistChange extends PartialType(TherapistInput, { skipNullProperties: false }) {
  @IsId() _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
  /** Deactivate them although they have coming treatments, which they keep. Default: false. */
  @MayBeLeftOut() @IsBoolean() confirmImpact?: boolean;
}

export class TherapistDeletion {
  @IsId() _id: string;
}

/** A treatment type that a therapist gives. */
export class GivenTreatmentType {
  _id: string;
  name: string;
}

/** Somebody who gives treatments; sending it back unchanged changes nothing. */
export class TherapistOutput {
  _id: string;
  name: string;
  /** Id of their staff account. */
  _user?: string;
  @ApiProperty({ enum: therapistGenders, enumName: 'TherapistGender' }) gender: TherapistGender;
  /** Id of their portrait. */
  _picture?: string;
  /** Address of a picture elsewhere. */
  imgUrl?: string;
  /** What they speak. */
  languages: string[];
  /** 1 to 5, for prices. */
  level: number;
  /** False: nothing new is booked with them. */
  active: boolean;
  sortOrder: number;
  /** What they give, in its order; changed with the treatment types. */
  treatmentTypes: GivenTreatmentType[];
  version: number;
}

export function toTherapistOutput(
  therapist: Therapist,
  treatmentTypes: readonly GivenTreatmentType[] = [],
): TherapistOutput {
  const { _id, name, _user, gender, _picture, imgUrl, languages, level } = therapist;
  const { active, sortOrder, version } = therapist;
  return {
    ...{ _id: _id.toHexString(), name },
    ...(_user ? { _user: _user.toHexString() } : {}),
    gender,
    ...(_picture ? { _picture: _picture.toHexString() } : {}),
    ...(imgUrl ? { imgUrl } : {}),
    ...{ languages: [...languages], level, active, sortOrder },
    treatmentTypes: [...treatmentTypes],
    version,
  };
}
