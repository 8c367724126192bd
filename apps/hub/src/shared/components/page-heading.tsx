import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Typography from '@mui/material/Typography';
import { useVendor } from '../hooks/use-vendor';

interface Props {
  title: string;
}

/** The page's heading, and its name in the browser's tab. */
export function PageHeading({ title }: Props) {
  const { name } = useVendor();
  usePageTitle(title, name);
  return (
    <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
      {title}
    </Typography>
  );
}
