import { useListDuplicateCustomersQuery } from '@atrium/api-client/admin';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import PeopleIcon from '@mui/icons-material/PeopleOutlineRounded';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { PageHeader } from '../../../../shared/ui/page-header';
import { DuplicatePair } from './duplicate-pair';

const PAGE_SIZE = 25;

/**
 * Opened in a quiet hour to tidy up: the most likely pairs first, with the reasons, so that most
 * can be decided without opening anything.
 */
export function Duplicates() {
  const { t } = useTranslation('admin');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = ownAnswer(
    useListDuplicateCustomersQuery(
      { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
      LIVE,
    ),
  );

  const list = () => {
    if (isError && !data) return <ErrorState title={t('duplicates.failed')} onRetry={refetch} />;
    if (!data) return <CardSkeletons />;
    const { items, nextCursor } = data.data;
    if (items.length === 0) {
      return (
        <EmptyState
          icon={<PeopleIcon />}
          title={t('duplicates.none')}
          text={t('duplicates.noneHint')}
        />
      );
    }
    return (
      <>
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0 }}>
          {items.map((pair) => (
            <DuplicatePair key={pair._id} pair={pair} />
          ))}
        </Box>
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <>
      <PageHeader title={t('duplicates.title')} subtitle={t('duplicates.intro')} />
      {list()}
    </>
  );
}
