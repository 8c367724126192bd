import { type HubTreatment, useListMyTreatmentsQuery } from '@atrium/api-client/hub/spa';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

interface MyTreatments {
  upcoming: readonly HubTreatment[];
  past: readonly HubTreatment[];
  /** They are on their way for the first time. */
  pending: boolean;
  /** To be shown: they could not be loaded. */
  problem: ReactNode;
}

/** The guest's treatments; none until they are known. */
export function useMyTreatments(): MyTreatments {
  const { t } = useTranslation('hub');
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useListMyTreatmentsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const problem = error && !data && (
    <ErrorState title={t('treatments.loadFailed')} message={errorText(error)} onRetry={refetch} />
  );
  return {
    upcoming: data?.data.upcoming ?? [],
    past: data?.data.past ?? [],
    pending: isLoading,
    problem,
  };
}
