import { useGetSitePageQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { NEW } from '../../../../paths';
import { SitePageEditor } from './site-page-editor';

interface Props {
  pageId: string;
}

/** One page of the site, new or not. */
export function SitePagePage({ pageId }: Props) {
  const isNew = pageId === NEW;
  const { data, isError, refetch } = useGetSitePageQuery({ id: pageId }, { skip: isNew });
  if (isNew) return <SitePageEditor />;
  if (isError && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <FormSkeleton fields={6} />;
  return <SitePageEditor key={pageId} page={data.data} />;
}
