import { useListOptOutsQuery } from '@atrium/api-client/api';
import { may } from '@atrium/rules/access-levels';
import { EmptyState } from '@atrium/ui/components/empty-state';
import { ErrorState } from '@atrium/ui/components/error-state';
import AddIcon from '@mui/icons-material/AddRounded';
import MuteIcon from '@mui/icons-material/NotificationsOffOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CursorPages } from '../../../shared/components/cursor-pages';
import { PageHeader } from '../../../shared/components/page-header';
import { useMe } from '../../../shared/hooks/use-me';
import { LIVE } from '../../../shared/lib/live';
import { asChannel, channels } from '../lib/channels';
import { AddOptOutDialog } from './add-opt-out-dialog';
import { OptOutsTable } from './opt-outs-table';

const PAGE_SIZE = 50;
const CHANNEL = 'channel';

/**
 * Opened when somebody calls, "stop sending me these": adding a guest is first. The list answers whether
 * it was noted, and when.
 */
export function OptOuts() {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const [params, setParams] = useSearchParams();
  const channel = asChannel(params.get(CHANNEL));
  const [cursors, setCursors] = useState<string[]>([]);
  const [adding, setAdding] = useState(false);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = useListOptOutsQuery(
    {
      limit: PAGE_SIZE,
      ...(channel && { channel }),
      ...(cursor !== undefined && { cursor }),
    },
    LIVE,
  );
  const canEdit = may(level, 'customers.edit');

  const list = () => {
    if (isError && !data) return <ErrorState title={t('optOut.failed')} onRetry={refetch} />;
    if (!data) return <Skeleton variant="rounded" height={320} />;
    const { items, nextCursor } = data.data;
    if (items.length === 0) return <EmptyState icon={<MuteIcon />} title={t('optOut.none')} />;
    return (
      <>
        <OptOutsTable guests={items} canEdit={canEdit} />
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <>
      <PageHeader
        title={t('optOut.title')}
        subtitle={t('optOut.intro')}
        actions={
          canEdit && (
            <Button
              size="small"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setAdding(true)}
            >
              {t('optOut.add')}
            </Button>
          )
        }
      />
      <TextField
        select
        label={t('optOut.filter')}
        value={channel ?? 'all'}
        onChange={(event) => {
          const next = asChannel(event.target.value);
          setCursors([]);
          setParams(next ? { [CHANNEL]: next } : {}, { replace: true });
        }}
        slotProps={{ select: { native: true } }}
        sx={{ mb: 2, maxWidth: 240 }}
      >
        {(['all', ...channels] as const).map((value) => (
          <option key={value} value={value}>
            {t(`optOut.channel.${value}`)}
          </option>
        ))}
      </TextField>
      {list()}
      {adding && <AddOptOutDialog onClose={() => setAdding(false)} />}
    </>
  );
}
