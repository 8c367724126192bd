/** The sizes and formats in which an uploaded picture is served, and what may be uploaded. */

/** In pixels. */
export const PICTURE_WIDTHS = [320, 640, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** For mail programs, previews of shared links and installed apps: they know neither AVIF nor WebP. */
export const JPEG_WIDTH = 640 satisfies PictureWidth;

export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Of one gallery. */
export const MAX_GALLERY = 12;
/** A longer text is for the page beside the picture. */
export const MAX_ALT_LENGTH = 200;

/** The point of a picture that stays visible when it is cropped, in per cent from its left and top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: FocalPoint = { x: 50, y: 50 };

/**
 * The widths that a picture is made in: no wider than it was uploaded, but for the first that holds all of it,
 * which then is as wide as the upload.
 */
export function widthsOf(uploadedWidth: number): PictureWidth[] {
  const holdsAll = PICTURE_WIDTHS.find((width) => width >= uploadedWidth) ?? 1920;
  return PICTURE_WIDTHS.filter((width) => width <= holdsAll);
}

/** The formats of one width. */
export function formatsOf(width: PictureWidth, widths: readonly PictureWidth[]): PictureFormat[] {
  const isForMail = width === jpegWidthOf(widths);
  return isForMail ? ['avif', 'webp', 'jpeg'] : ['avif', 'webp'];
}

/** The width of the JPEG: a small picture has but its only width. */
export const jpegWidthOf = (widths: readonly PictureWidth[]): PictureWidth =>
  widths.includes(JPEG_WIDTH) ? JPEG_WIDTH : (widths.at(-1) ?? JPEG_WIDTH);

/** Where a picture is served. */
export const pictureAddress = (id: string, width: number, format: PictureFormat): string =>
  `/media/${id}/${width}.${format}`;
