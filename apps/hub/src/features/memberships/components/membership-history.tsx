import { useListMyMembershipUsesQuery } from '@atrium/api-client/api';
import { ErrorState } from '@atrium/ui/components/error-state';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { MembershipUse } from './membership-use';

interface Props {
  /** Of the membership. */
  id: string;
}

const PAGE = 10;
const MOST = 100;

/** What a membership was used for, latest first. */
export function MembershipHistory({ id }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const errorText = useErrorText();
  const [limit, setLimit] = useState(PAGE);
  const { data, error, isFetching, refetch } = useListMyMembershipUsesQuery(
    { id, limit },
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
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((use) => (
          <MembershipUse key={use._id} use={use} />
        ))}
      </Box>
      {nextCursor !== undefined && limit < MOST && (
        <Button
          size="small"
          aria-disabled={isFetching}
          onClick={() => setLimit(Math.min(limit * 3, MOST))}
          sx={{ mt: 1 }}
        >
          {t('memberships.more')}
        </Button>
      )}
    </>
  );
}
