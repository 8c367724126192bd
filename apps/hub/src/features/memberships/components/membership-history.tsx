import { useListMyMembershipUsesQuery } from '@atrium/api-client/hub';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { FurtherUses } from './further-uses';
import { MembershipUse } from './membership-use';

interface Props {
  /** Id of the membership. */
  id: string;
}

const FIRST = 10;

/** The uses of a membership, latest first. */
export function MembershipHistory({ id }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const errorText = useErrorText();
  const { data, error, refetch } = useListMyMembershipUsesQuery(
    { id, limit: FIRST },
    { refetchOnMountOrArgChange: true },
  );

  if (!data) {
    return error === undefined ? (
      <Skeleton
        variant="rounded"
        height={44}
        role="status"
        aria-label={t('state.loading', { ns: 'common' })}
      />
    ) : (
      <ErrorState
        title={t('memberships.historyFailed')}
        message={errorText(error)}
        onRetry={refetch}
      />
    );
  }
  const { items, nextCursor } = data.data;
  if (items.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>{t('memberships.historyEmpty')}</Typography>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((use) => (
        <MembershipUse key={use._id} use={use} />
      ))}
      {nextCursor !== undefined && <FurtherUses id={id} cursor={nextCursor} />}
    </Box>
  );
}
