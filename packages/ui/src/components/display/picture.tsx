import {
  type FocalPoint,
  jpegWidthOf,
  PICTURE_WIDTHS,
  type PictureFormat,
  pictureAddress,
} from '@atrium/rules/media/picture-sizes';
import Box from '@mui/material/Box';
import { useState } from 'react';

/** A picture as the API answers it. */
export interface ShownPicture {
  readonly _id: string;
  /** Pixels of the upload: its proportions. */
  readonly width: number;
  readonly height: number;
  /** Those it can be fetched in; none before it is ready. */
  readonly widths: readonly number[];
  /** A tiny blurred one, as a `data:` address. */
  readonly placeholder: string;
  readonly focalPoint: FocalPoint;
  readonly alt: string;
}

interface Props {
  picture: ShownPicture;
  /** How wide it is shown, as in `<img sizes>`: `(min-width: 600px) 33vw, 100vw`. */
  sizes: string;
  /** Width divided by height, to which it is cropped around its focal point. Default: all of it is shown. */
  ratio?: number | undefined;
  /** Among the first things on the page: fetched at once. */
  isFirst?: boolean;
  /** The text beside it says the same: a screen reader leaves it out. */
  isDecorative?: boolean;
}

/**
 * An uploaded picture, in the size and format that suit the screen. Its place is kept from the beginning, with
 * the blurred placeholder in it, so that nothing moves when it arrives.
 */
export function Picture({ picture, sizes, ratio, isFirst = false, isDecorative = false }: Props) {
  const { _id, width, height, placeholder, focalPoint, alt } = picture;
  const [isLoaded, setIsLoaded] = useState(false);
  const widths = PICTURE_WIDTHS.filter((one) => picture.widths.includes(one));
  const position = `${focalPoint.x}% ${focalPoint.y}%`;
  const srcSet = (format: PictureFormat) =>
    widths.map((one) => `${pictureAddress(_id, one, format)} ${one}w`).join(', ');
  const shownAlt = isDecorative ? '' : alt;
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        aspectRatio: String(ratio ?? width / height),
        overflow: 'hidden',
        backgroundImage: isLoaded ? 'none' : `url("${placeholder}")`,
        backgroundSize: 'cover',
        backgroundPosition: position,
        '& img': {
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          objectPosition: position,
        },
      }}
      {...(widths.length === 0 && shownAlt && { role: 'img', 'aria-label': shownAlt })}
    >
      {widths.length > 0 && (
        <picture>
          <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
          <img
            src={pictureAddress(_id, jpegWidthOf(widths), 'jpeg')}
            alt={shownAlt}
            width={width}
            height={height}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            onLoad={() => setIsLoaded(true)}
          />
        </picture>
      )}
    </Box>
  );
}
