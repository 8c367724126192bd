import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@atrium/rules/media/picture-sizes';
import { type Sharp } from 'sharp';
import { AppError, RuleError } from '../../../common/errors/app-error';
import { decoder } from './decoder';
import { type FileKind, fileKindOf } from './file-kind';

/** What is known of a picture as soon as it has been uploaded. */
export interface ReadPicture {
  /** Pixels, turned upright. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

const PLACEHOLDER_WIDTH = 20;

/**
 * Decodes an upload as a whole, so that what is broken is refused while somebody waits for the answer.
 * @throws {AppError} 413 PICTURE_TOO_LARGE
 * @throws {RuleError} PICTURE_KIND_UNKNOWN, PICTURE_HEIC_UNREADABLE, PICTURE_TOO_MANY_PIXELS, PICTURE_CORRUPT
 */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new AppError(413, 'PICTURE_TOO_LARGE');
  const kind = fileKindOf(bytes);
  if (!kind) throw new RuleError('PICTURE_KIND_UNKNOWN');
  const { width, height } = await sizeOf(bytes, kind);
  if (width * height > MAX_PICTURE_PIXELS) throw new RuleError('PICTURE_TOO_MANY_PIXELS');
  const tiny = await decoded(kind, decoder(bytes).resize({ width: PLACEHOLDER_WIDTH }));
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

/** Upright: a phone stores what it sees, and how it was held. */
async function sizeOf(bytes: Buffer, kind: FileKind): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await decoder(bytes, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch (cause) {
    throw refusalOf(kind, cause);
  }
}

async function decoded(kind: FileKind, picture: Sharp): Promise<Buffer> {
  try {
    return await picture.blur(0.6).webp({ quality: 40, alphaQuality: 40 }).toBuffer();
  } catch (cause) {
    throw refusalOf(kind, cause);
  }
}

const refusalOf = (kind: FileKind, cause: unknown): RuleError =>
  new RuleError(kind === 'heic' ? 'PICTURE_HEIC_UNREADABLE' : 'PICTURE_CORRUPT', { cause });
