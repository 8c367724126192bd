import { useListServicesQuery } from '@atrium/api-client/admin';
import { useGetWidgetSettingsQuery } from '@atrium/api-client/admin/integrations';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { WidgetsForm } from './widgets-form';

/** Booking on the venue's own sites: which ones, what they offer, and the code that puts it there. */
export function WidgetsPage() {
  const settings = useGetWidgetSettingsQuery();
  const services = useListServicesQuery();
  const isError = settings.isError || services.isError;
  const retry = () => void Promise.all([settings.refetch(), services.refetch()]);
  if (settings.data && services.data) {
    return <WidgetsForm settings={settings.data.data} services={services.data.data} />;
  }
  return isError ? <ErrorState onRetry={retry} /> : <FormSkeleton fields={3} />;
}
