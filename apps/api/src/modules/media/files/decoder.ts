import { MAX_PICTURE_PIXELS } from '@atrium/rules/media/picture-sizes';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

// libvips reads much more than pictures of guests' rooms: SVG, PDF, FITS …
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});
// each picture is read once
sharp.cache(false);

/** Decodes a picture: turned upright, and without where it was taken, when and with which camera. */
export function decoder(bytes: Buffer, options: SharpOptions = {}): Sharp {
  return sharp(bytes, {
    failOn: 'warning',
    limitInputPixels: MAX_PICTURE_PIXELS,
    autoOrient: true,
    ...options,
  });
}
