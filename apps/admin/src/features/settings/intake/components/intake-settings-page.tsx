import { useGetIntakeSettingsQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { IntakeSettingsForm } from './intake-settings-form';

/** What guests agree to before treatments, and how long their answers are kept. */
export function IntakeSettingsPage() {
  const { data, isError, refetch } = useGetIntakeSettingsQuery();
  if (isError && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <FormSkeleton fields={3} />;
  return <IntakeSettingsForm settings={data.data} />;
}
