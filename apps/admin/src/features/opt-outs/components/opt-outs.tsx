import { useListOptOutsQuery } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import AddIcon from '@mui/icons-material/AddRounded';
import MuteIcon from '@mui/icons-material/NotificationsOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { FilterSelect } from '../../../shared/filters/filter-select';
import { TextFilter } from '../../../shared/filters/text-filter';
import { LIVE } from '../../../shared/lib/live';
import { ownAnswer } from '../../../shared/lib/own-answer';
import { CursorPages } from '../../../shared/ui/cursor-pages';
import { PageHeader } from '../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';
import { asChannel, channels } from '../lib/channels';
import { AddOptOutDialog } from './add-opt-out-dialog';
import { OptOutsTable } from './opt-outs-table';

const PAGE_SIZE = 50;
const CHANNEL = 'channel';
const TEXT = 'text';

/**
 * Opened when somebody calls: "stop sending me these". Adding a guest comes first; the list shows
 * whether it was recorded, and when.
 */
export function OptOuts() {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const [params, setParams] = useSearchParams();
  const channel = asChannel(params.get(CHANNEL));
  const text = params.get(TEXT)?.trim() ?? '';
  const [cursors, setCursors] = useState<string[]>([]);
  const [adding, setAdding] = useState(false);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = ownAnswer(
    useListOptOutsQuery(
      {
        limit: PAGE_SIZE,
        ...(channel && { channel }),
        ...(text && { text }),
        ...(cursor !== undefined && { cursor }),
      },
      LIVE,
    ),
  );
  const canEdit = may(level, 'customers.edit');

  /** A new choice starts at the first page. */
  const choose = (name: string, value: string) => {
    setCursors([]);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  };

  const list = () => {
    if (isError && !data) return <ErrorState title={t('optOut.failed')} onRetry={refetch} />;
    if (!data) return <RowsSkeleton />;
    const { items, nextCursor } = data.data;
    if (items.length === 0) {
      return <EmptyState icon={<MuteIcon />} title={t(text ? 'optOut.noMatch' : 'optOut.none')} />;
    }
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextFilter
          label={t('optOut.search')}
          hint={t('nav.guestSearchHint')}
          value={text}
          onChange={(value) => choose(TEXT, value.trim())}
        />
        <FilterSelect
          label={t('optOut.filter')}
          all={t('optOut.channel.all')}
          value={channel ?? ''}
          options={channels.map((value) => ({ value, label: t(`optOut.channel.${value}`) }))}
          onChange={(value) => choose(CHANNEL, value)}
        />
      </Box>
      {list()}
      {adding && <AddOptOutDialog onClose={() => setAdding(false)} />}
    </>
  );
}
