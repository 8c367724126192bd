import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';
import { useVendor } from '../../hooks/use-vendor';
import type { VendorPicturesProps } from './vendor-pictures';

/** After the page, which is whole without them. */
const Pictures = lazy<ComponentType<VendorPicturesProps>>(() =>
  import('./vendor-pictures').then(
    (loaded) => ({ default: loaded.VendorPictures }),
    () => ({ default: ({ children }) => children }),
  ),
);

interface Props {
  /** It stands on the panel of the venue, before its cover, and not on a page. */
  isPanel?: boolean;
}

/** The venue's logo; its name where it has none, or where the picture does not arrive. */
export function VendorBrand({ isPanel }: Props) {
  const { name, logo, pictures } = useVendor();
  const height = isPanel ? 48 : 36;
  const title = (
    <Typography
      component="span"
      variant="h3"
      sx={{
        color: 'inherit',
        fontSize: isPanel ? '2rem' : '1.25rem',
        lineHeight: 1.15,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {name}
    </Typography>
  );
  if (!logo && !pictures) return title;
  return (
    <Suspense fallback={logo || pictures?.logo ? <Box sx={{ height }} /> : title}>
      <Pictures height={height} isPanel={isPanel}>
        {title}
      </Pictures>
    </Suspense>
  );
}
