import { EmptyState } from '@atrium/ui/components/states/empty-state';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header';

interface Props {
  heading: string;
  icon: ReactNode;
  /** Why it is closed. */
  title: string;
  text: string;
  /** Where to go instead. */
  action: ReactNode;
  /** Below a page that has its own heading. */
  nested: boolean;
}

/** What stands where a page would be that one may not open, or that the venue does not have. */
export function ClosedPage({ heading, icon, title, text, action, nested }: Props) {
  return (
    <>
      {nested ? (
        <Typography component="h2" variant="h5" sx={{ mb: 1.5 }}>
          {heading}
        </Typography>
      ) : (
        <PageHeader title={heading} />
      )}
      <EmptyState icon={icon} title={title} text={text} action={action} />
    </>
  );
}
