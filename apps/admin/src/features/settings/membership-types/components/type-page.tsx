import { useGetMembershipTypeQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { NEW } from '../../../../paths';
import { TypeEditor } from './type-editor';

interface Props {
  typeId: string;
}

/** One membership type, new or not. */
export function MembershipTypePage({ typeId }: Props) {
  const isNew = typeId === NEW;
  const { data, isError, refetch } = useGetMembershipTypeQuery({ id: typeId }, { skip: isNew });
  if (isNew) return <TypeEditor />;
  if (isError && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <FormSkeleton fields={6} />;
  return <TypeEditor key={typeId} type={data.data} />;
}
