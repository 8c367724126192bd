import type { ShownPictureOutput } from '@atrium/api-client/hub';
import GlobalStyles from '@mui/material/GlobalStyles';

/** White on it is read on any picture: 4.7 to 1 on a white one. */
const SHADE = 'linear-gradient(#0000008c, #000000b3)';
/** On a wide screen only its ends have words on them, and large ones: 3 to 1. */
const SHADE_OF_ENDS = 'linear-gradient(#000000a0, #00000040 30%, #00000040 65%, #000000a6)';

/** Behind the venue's panel, whose words say whose it is. */
export function VenueCover({ cover }: { cover: ShownPictureOutput }) {
  const { _id, widths, placeholder, focalPoint } = cover;
  // the placeholder stays beneath it until it is there
  const layers = (shade: string, width: number | undefined) =>
    [shade, ...(width ? [`url(/media/${_id}/${width}.webp)`] : []), `url(${placeholder})`].join();
  return (
    <GlobalStyles
      styles={(theme) => ({
        '#venue': {
          color: '#fff',
          backgroundImage: layers(SHADE, widths[1] ?? widths[0]),
          backgroundPosition: `${focalPoint.x}% ${focalPoint.y}%`,
          backgroundSize: 'cover',
          [theme.breakpoints.up('md')]: { backgroundImage: layers(SHADE_OF_ENDS, widths.at(-1)) },
        },
      })}
    />
  );
}
