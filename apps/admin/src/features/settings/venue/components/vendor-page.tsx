import { useGetOwnVendorQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { VendorForm } from './vendor-form';

/** The venue: its details, its messages, how long it keeps guests. */
export function VendorPage() {
  const { data, isError, refetch } = useGetOwnVendorQuery();
  if (isError && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <FormSkeleton fields={8} />;
  return <VendorForm vendor={data.data} />;
}
