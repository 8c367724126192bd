import { type MessageOutput, useListMessagesQuery } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '../../../paths';
import { useMe } from '../../../shared/access/use-me';
import { LIVE } from '../../../shared/lib/live';
import { CursorPages } from '../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';

interface Props {
  /** Newest first. */
  messages: readonly MessageOutput[];
  /** Their total number, of which these may be the latest. */
  count: number;
}

const PAGE_SIZE = 20;
/** Links lead to it. */
const ID = 'failed-messages';

/**
 * Guests no message reached, and why: somebody should call them. Older ones are on the next page.
 */
export function FailedMessagesCard({ messages, count }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const title = t('dashboard.failedMessages');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { currentData, isError, refetch } = useListMessagesQuery(
    { state: 'failed', limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
    { ...LIVE, skip: count <= messages.length },
  );
  const page = currentData?.data;
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // the card comes after the address that leads to it, and the same link may be pressed again
  useEffect(() => {
    if (location.hash !== `#${ID}`) return;
    heading.current?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [location]);
  const shown = page?.items ?? (cursor === undefined ? messages : undefined);
  return (
    <Card component="section" id={ID} aria-label={title} sx={{ p: 2 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h5"
        component="h2"
        sx={{ mb: 1, outline: 'none', scrollMarginTop: 88 }}
      >
        {title}
      </Typography>
      {!shown && (isError ? <ErrorState onRetry={refetch} /> : <RowsSkeleton rows={6} />)}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown?.map((message) => (
          <Box component="li" key={message._id} sx={{ py: 0.75 }}>
            <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              {message.customerId ? (
                <Link component={RouterLink} to={paths.guestMessages(message.customerId)}>
                  {message.to}
                </Link>
              ) : (
                message.to
              )}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {`${formatInstant(language, message.createdAt, vendor.timezone)} · ${message.subject}`}
            </Typography>
            {message.error && (
              <Typography
                variant="caption"
                sx={{ color: 'error.main', display: 'block', overflowWrap: 'anywhere' }}
              >
                {message.error}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {shown && cursor === undefined && count > shown.length && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('dashboard.latestOf', { shown: shown.length, count })}
        </Typography>
      )}
      <CursorPages cursors={cursors} nextCursor={page?.nextCursor} onCursors={setCursors} />
    </Card>
  );
}
