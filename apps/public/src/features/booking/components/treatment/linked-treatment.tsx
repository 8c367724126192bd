import { isApiError } from '@atrium/api-client/api-error';
import {
  type GetLinkedTreatmentApiArg,
  type HubTreatment,
  useGetLinkedTreatmentQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedTreatmentCard } from './linked-treatment-card';

const InvalidLink = lazy(async () => ({ default: (await import('../invalid-link')).InvalidLink }));

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  link: GetLinkedTreatmentApiArg;
  /** It was made a moment ago. */
  isNew: boolean;
}

/** One treatment, for whoever has its link: to see, move and cancel. */
export function LinkedTreatment({ venue, link, isNew }: Props) {
  const { t } = useTranslation('public');
  // once cancelled there is nothing left that could be asked for
  const [cancelled, setCancelled] = useState<HubTreatment>();
  const { data, error, refetch } = useGetLinkedTreatmentQuery(link, {
    ...{ refetchOnFocus: true, skip: cancelled !== undefined },
  });
  usePageTitle(t('booking.yours'), venue.name);

  const treatment = cancelled ?? data?.data;
  if (!cancelled && isApiError(error) && error.status === 403) {
    return (
      <Suspense fallback={<FormSkeleton fields={2} />}>
        <InvalidLink venue={venue} />
      </Suspense>
    );
  }
  if (!treatment) return error ? <ErrorState onRetry={refetch} /> : <LoadingScreen />;
  return (
    <LinkedTreatmentCard
      {...{ venue, link, treatment, isNew }}
      isCancelled={cancelled !== undefined}
      onCancelled={setCancelled}
    />
  );
}
