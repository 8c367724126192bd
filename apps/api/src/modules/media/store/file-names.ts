import { formatsOf, PICTURE_WIDTHS, type PictureWidth } from '@atrium/rules/media/picture-sizes';
import type { PictureFileName } from './picture-store';

/** Every file that a picture of these widths can have. */
export const fileNamesOf = (
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): PictureFileName[] => [
  'upload',
  ...widths.flatMap((width) =>
    formatsOf(width, widths).map((format): PictureFileName => `${width}.${format}`),
  ),
];

export const isFileName = (name: string): name is PictureFileName =>
  /^(upload|\d+\.(avif|webp|jpeg))$/.test(name);
