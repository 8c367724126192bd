import { isApiError } from '@atrium/api-client/api-error';
import { useGetVendorBrandingQuery, type VendorBrandingOutput } from '@atrium/api-client/public';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import Container from '@mui/material/Container';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Goal } from '../lib/goals';

// Only a name that no venue has leads to the search.
const FindVenuePage = lazy(async () => ({
  default: (await import('./find-venue-page')).FindVenuePage,
}));

interface Props {
  /** Short name, as the address has it. */
  name: string;
  goal: Goal;
  children: (venue: VendorBrandingOutput['_vendor']) => ReactNode;
}

/** The page of a venue that the address names; an unknown one is searched for. */
export function NamedVenue({ name, goal, children }: Props) {
  const { t } = useTranslation('public');
  const { data, error, refetch } = useGetVendorBrandingQuery({ vendor: name });

  if (isApiError(error) && error.status === 404) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <FindVenuePage goal={goal} initialName={name} />
      </Suspense>
    );
  }
  if (data) return children(data.data._vendor);
  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 6, md: 12 } }}>
      {error ? <ErrorState message={t('findVenue.failed')} onRetry={refetch} /> : <LoadingScreen />}
    </Container>
  );
}
