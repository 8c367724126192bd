import { useListMyMembershipsQuery } from '@atrium/api-client/hub';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import MembershipIcon from '@mui/icons-material/CardMembershipRounded';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useSignedInGuest } from '../../../shared/hooks/use-signed-in-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { MembershipTable } from './membership-table';

interface Props {
  /** Id of the page's heading, which names the table. */
  labelledBy: string;
  /** What follows once the memberships are known: they would push it down. */
  children: ReactNode;
}

/** The guest's memberships, those that can be used first. */
export function MembershipList({ labelledBy, children }: Props) {
  const { t } = useTranslation('hub');
  const { _id: vendorId, name } = useVendor();
  const { _id: customerId } = useSignedInGuest();
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useListMyMembershipsQuery(
    { customerId, vendorId },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );

  if (isLoading) return <CardSkeletons count={1} />;
  return (
    <>
      {!data && (
        <ErrorState
          title={t('memberships.loadFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<MembershipIcon />}
          title={t('memberships.emptyTitle')}
          text={t('memberships.emptyText', { vendor: name })}
        />
      )}
      {data && data.length > 0 && <MembershipTable memberships={data} labelledBy={labelledBy} />}
      {children}
    </>
  );
}
