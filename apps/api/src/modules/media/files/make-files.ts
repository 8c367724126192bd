import {
  formatsOf,
  type PictureFormat,
  type PictureWidth,
  widthsOf,
} from '@atrium/rules/media/picture-sizes';
import { type Sharp } from 'sharp';
import { decoder } from './decoder';

/** A picture in one size and format. */
export interface PictureFile {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

/** All the files of a picture, one after another: only one size is in memory at a time. */
export async function* makeFiles(upload: Buffer, width: number): AsyncGenerator<PictureFile> {
  const widths = widthsOf(width);
  for (const one of widths) {
    const resized = await decoder(upload)
      .resize({ width: one, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of formatsOf(one, widths)) {
      const { width: w, height, channels } = resized.info;
      const pixels = decoder(resized.data, { raw: { width: w, height, channels } });
      yield { width: one, format, bytes: await encoded(pixels, format) };
    }
  }
}

function encoded(pixels: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return pixels.avif({ quality: 55, effort: 3 }).toBuffer();
    case 'webp':
      return pixels.webp({ quality: 78 }).toBuffer();
    case 'jpeg':
      // it has no transparency, and mails show logos on white
      return pixels.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
  }
}
