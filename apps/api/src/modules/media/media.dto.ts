import { MAX_ALT_LENGTH } from '@atrium/rules/media/picture-sizes';
import { LANGUAGES, languageOf } from '@atrium/rules/texts/languages';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { OncePerLanguage } from '../../common/http/texts.dto';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';
import type { Picture, PictureState } from './picture.schema';

export class UploadQuery {
  /** Of the file, for staff to find it by. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) name: string;
}

/** What the picture shows, in one language. */
export class AltTextInput {
  /** One of the seven languages. @example de */
  @IsIn(LANGUAGES) languageType: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(MAX_ALT_LENGTH) text: string;
}

/** The point that stays visible when the picture is cropped. */
export class FocalPointInput {
  /** Per cent from the left, 0 to 100. */
  @IsInt() @Min(0) @Max(100) x: number;
  /** Per cent from the top, 0 to 100. */
  @IsInt() @Min(0) @Max(100) y: number;
}

/** Omitted fields stay. */
export class PictureChange {
  /** One text for each language. Once a picture has a text, it always keeps at least one. */
  @MayBeLeftOut()
  @OncePerLanguage(() => AltTextInput)
  alts?: AltTextInput[];
  @MayBeLeftOut()
  @ValidateNested()
  @Type(() => FocalPointInput)
  focalPoint?: FocalPointInput;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class FocalPointOutput {
  /** Per cent from the left. */
  x: number;
  /** Per cent from the top. */
  y: number;
}

/** A picture as guests see it; its files are at `/media/{_id}/{width}.{avif,webp}`. */
export class ShownPictureOutput {
  _id: string;
  /** Pixels of the upload: its proportions. */
  width: number;
  height: number;
  /** Those it can be fetched in: of 320, 640, 1280 and 1920. None before it is ready. */
  widths: number[];
  /** A tiny blurred one, as a `data:` address. */
  placeholder: string;
  focalPoint: FocalPointOutput;
  /** What it shows, in the request's language if translated. */
  alt: string;
}

export class AltTextOutput {
  /** One of the seven languages. */
  languageType: string;
  text: string;
}

/** A picture as staff see it. */
export class PictureOutput extends ShownPictureOutput {
  /** Of the uploaded file. */
  name: string;
  /** `making`: its sizes are yet to be made. `failed`: they cannot be. */
  state: PictureState;
  /** Of all its files. */
  bytes: number;
  alts: AltTextOutput[];
  /** ISO instant. */
  createdAt: string;
  version: number;
}

/** A venue's pictures, newest first. */
export class PicturesOutput {
  items: PictureOutput[];
  /** What they take of the quota, in bytes. */
  usedBytes: number;
  quotaBytes: number;
}

export function toShownPicture(picture: Picture, language: string): ShownPictureOutput {
  const { width, height, placeholder, widths, focalPoint } = picture;
  return {
    _id: picture._id.toHexString(),
    ...{ width, height, placeholder },
    widths: [...widths],
    focalPoint: { ...focalPoint },
    alt: altIn(picture, language),
  };
}

export function toPictureOutput(picture: Picture, language: string): PictureOutput {
  const { name, state, bytes, alts, createdAt, version } = picture;
  return {
    ...toShownPicture(picture, language),
    ...{ name, state, bytes, version },
    alts: alts.map((alt) => ({ ...alt })),
    createdAt: createdAt.toISOString(),
  };
}

/** In the language if there is one, otherwise in English, otherwise in the first. */
function altIn({ alts }: Picture, language: string): string {
  const inLanguage = (wanted: string | undefined) =>
    alts.find(({ languageType }) => languageType === wanted)?.text;
  return inLanguage(languageOf(language)) ?? inLanguage('en') ?? alts[0]?.text ?? '';
}
