import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Typography from '@mui/material/Typography';
import { useVendor } from '../hooks/use-vendor';

interface Props {
  title: string;
  /** For what is named by it. */
  id?: string;
}

/** The page's heading, and its name in the browser's tab. */
export function PageHeading({ title, id }: Props) {
  const { name } = useVendor();
  usePageTitle(title, name);
  return (
    <Typography id={id} variant="h2" component="h1" sx={{ mb: 3 }}>
      {title}
    </Typography>
  );
}
