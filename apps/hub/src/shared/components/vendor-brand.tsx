import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useVendor } from '../hooks/use-vendor';

interface Props {
  /** Height of the logo in pixels. */
  height?: number;
}

/** The venue's logo; its name where it has none, or where the picture does not arrive. */
export function VendorBrand({ height = 36 }: Props) {
  const { name, logo } = useVendor();
  const [broken, setBroken] = useState(false);

  if (logo && !broken) {
    return (
      <Box
        component="img"
        src={logo}
        alt={name}
        height={height}
        onError={() => setBroken(true)}
        sx={{ display: 'block', maxWidth: '100%', objectFit: 'contain' }}
      />
    );
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
