import { useGetPackageQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { NEW } from '../../../../paths';
import { PackageEditor } from './package-editor';

interface Props {
  packageId: string;
}

/** One package, new or not. */
export function PackagePage({ packageId }: Props) {
  const isNew = packageId === NEW;
  const { data, isError, refetch } = useGetPackageQuery({ id: packageId }, { skip: isNew });
  if (isNew) return <PackageEditor />;
  if (isError && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <FormSkeleton fields={6} />;
  return <PackageEditor key={packageId} stay={data.data} />;
}
