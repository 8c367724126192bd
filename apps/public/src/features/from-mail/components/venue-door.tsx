import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useVenue } from '../hooks/use-venue';
import { VenueFrame } from './venue-frame';

interface Props {
  /** Slug or id, from the link. */
  vendor: string;
  children: (venue: NonNullable<ReturnType<typeof useVenue>['venue']>) => ReactNode;
}

/** Shows a venue's page once its theme has loaded, so that ours does not flash first. */
export function VenueDoor({ vendor, children }: Props) {
  const { venue, isUnknown, isFailed, retry } = useVenue(vendor);
  if (venue) return <VenueFrame venue={venue}>{children(venue)}</VenueFrame>;
  if (isUnknown) return <NotFoundPage />;
  if (!isFailed) return <LoadingScreen fullScreen />;
  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <ErrorState onRetry={retry} />
    </Container>
  );
}
