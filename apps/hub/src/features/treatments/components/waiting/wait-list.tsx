import { useListMyTreatmentWaitsQuery } from '@atrium/api-client/hub/spa';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { WaitCard } from './wait-card';

interface Props {
  /** Stands below, once it is known how long the list is: nothing pushes it away then. */
  children: ReactNode;
}

/** The treatments that a guest waits for; nothing for whoever waits for none. */
export function WaitList({ children }: Props) {
  const { t } = useTranslation('hub');
  const errorText = useErrorText();
  const { data, error, refetch } = useListMyTreatmentWaitsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) {
    return (
      <>
        <ErrorState
          title={t('treatmentWaits.loadFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
        {children}
      </>
    );
  }
  if (!data) return null;
  return (
    <>
      {data.data.length > 0 && (
        <section aria-labelledby="waits">
          <Typography id="waits" variant="h4" component="h2" sx={{ mt: 4, mb: 2 }}>
            {t('overview.waitingList')}
          </Typography>
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.data.map((wait) => (
              <WaitCard key={wait._id} wait={wait} />
            ))}
          </Stack>
        </section>
      )}
      {children}
    </>
  );
}
