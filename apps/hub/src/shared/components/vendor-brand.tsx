import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useVendor } from '../hooks/use-vendor';

interface Props {
  /** Height of the logo in pixels. */
  height?: number;
  /** It stands on a colour of the venue, or on its cover: dark in every scheme. */
  isOnDark?: boolean;
}

/** The venue's logo; its name where it has none, or where the picture does not arrive. */
export function VendorBrand({ height = 36, isOnDark = false }: Props) {
  const { name, logo, pictures } = useVendor();
  const [broken, setBroken] = useState(false);
  const addressOf = (picture = pictures?.logo) =>
    picture?.widths.length ? `/media/${picture._id}/${picture.widths[1] ?? 320}.webp` : logo;
  const onLight = addressOf();
  const onDark = addressOf(pictures?.logoDark);
  // a logo for dark pages alone may be white: a light one has the name
  const both = onLight && onDark !== onLight ? [onLight, onDark] : [onLight];
  const shown = (isOnDark ? [onDark] : both).filter((src) => src !== undefined);

  if (!broken && shown[0]) {
    return shown.map((src, index) => (
      <Box
        key={src}
        component="img"
        src={src}
        alt={name}
        height={height}
        // what is not displayed is not fetched
        loading={shown[1] ? 'lazy' : 'eager'}
        onError={() => setBroken(true)}
        sx={(theme) => ({
          display: index ? 'none' : 'block',
          maxWidth: '100%',
          objectFit: 'contain',
          ...(shown[1] && theme.applyStyles('dark', { display: index ? 'block' : 'none' })),
        })}
      />
    ));
  }
  return (
    <Typography
      component="span"
      variant="h3"
      sx={{
        color: 'inherit',
        fontSize: height > 40 ? '2rem' : '1.25rem',
        lineHeight: 1.15,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {name}
    </Typography>
  );
}
