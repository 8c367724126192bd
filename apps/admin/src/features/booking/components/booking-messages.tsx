import {
  type BookingOutput,
  type MessageOutput,
  useListCustomerMessagesQuery,
} from '@atrium/api-client/api';
import { ErrorState } from '@atrium/ui/components/error-state';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../shared/lib/live';

interface Props {
  booking: BookingOutput;
  customerId: string;
  renderMessage: (message: MessageOutput) => ReactNode;
}

const LATEST = 100;

/** What the guest was told of the booking: of their latest messages, those about it. */
export function BookingMessages({ booking, customerId, renderMessage }: Props) {
  const { t } = useTranslation('admin');
  const { data, isError, refetch } = useListCustomerMessagesQuery(
    { id: customerId, limit: LATEST },
    LIVE,
  );
  if (isError && !data) return <ErrorState title={t('messages.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={60} />;
  const messages = data.data.items.filter(({ entity }) => entity?.id === booking._id);
  return messages.length > 0 ? (
    messages.map(renderMessage)
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('move.noMessages')}
    </Typography>
  );
}
