import { useListCustomerMessagesQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { MessageItem } from './message-item';
import { SendMessageDialog } from './send-message-dialog';

interface Props {
  guestId: string;
}

const PAGE_SIZE = 25;

/** The messages sent to a guest, whether they arrived, and sending another. */
export function GuestMessages({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const [writing, setWriting] = useState(false);
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = ownAnswer(
    useListCustomerMessagesQuery(
      { id: guestId, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
      LIVE,
    ),
  );

  const list = () => {
    if (isError && !data) return <ErrorState title={t('messages.failed')} onRetry={refetch} />;
    if (!data) return <RowsSkeleton rows={5} />;
    const { items, nextCursor } = data.data;
    if (items.length === 0) return <EmptyState icon={<MailIcon />} title={t('messages.none')} />;
    return (
      <>
        {items.map((message) => (
          <MessageItem key={message._id} message={message} />
        ))}
        <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <section aria-label={t('messages.title')}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('messages.retention')}
        </Typography>
        <Button size="small" variant="contained" onClick={() => setWriting(true)}>
          {t('messages.write')}
        </Button>
      </Box>
      {list()}
      {writing && <SendMessageDialog guestId={guestId} onClose={() => setWriting(false)} />}
    </section>
  );
}
