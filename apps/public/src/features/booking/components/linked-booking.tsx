import { isApiError } from '@atrium/api-client/api-error';
import {
  type GetLinkedBookingApiArg,
  useGetLinkedBookingQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedBookingCard } from './linked-booking-card';

const InvalidLink = lazy(async () => ({ default: (await import('./invalid-link')).InvalidLink }));

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  link: GetLinkedBookingApiArg;
  /** It was made a moment ago. */
  isNew: boolean;
  /** What a change of it adds was paid for a moment ago. */
  isChanged: boolean;
}

/** One booking, for whoever has its link: to see, change and cancel. */
export function LinkedBooking({ venue, link, isNew, isChanged }: Props) {
  const { t } = useTranslation('public');
  const { data, error, refetch } = useGetLinkedBookingQuery(link, { refetchOnFocus: true });
  usePageTitle(t('booking.yours'), venue.name);

  if (isApiError(error) && error.status === 403) {
    return (
      <Suspense fallback={<FormSkeleton fields={2} />}>
        <InvalidLink venue={venue} />
      </Suspense>
    );
  }
  if (!data) return error ? <ErrorState onRetry={refetch} /> : <LoadingScreen />;
  return (
    <LinkedBookingCard
      venue={venue}
      link={link}
      booking={data.data}
      isNew={isNew}
      isChanged={isChanged}
    />
  );
}
