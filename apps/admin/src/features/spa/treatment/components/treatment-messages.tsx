import {
  type MessageOutput,
  type TreatmentOutput,
  useListCustomerMessagesQuery,
} from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';

interface Props {
  treatment: TreatmentOutput;
  customerId: string;
  renderMessage: (message: MessageOutput) => ReactNode;
}

/** The messages about the treatment, latest first. */
export function TreatmentMessages({ treatment, customerId, renderMessage }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const [cursors, setCursors] = useState<string[]>([]);
  const { data, isError, refetch } = ownAnswer(
    useListCustomerMessagesQuery(
      { id: customerId, about: treatment._id, cursor: cursors.at(-1) },
      LIVE,
    ),
  );
  if (isError && !data) return <ErrorState title={t('admin:messages.failed')} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const { items, nextCursor } = data.data;
  if (items.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('noMessages')}
      </Typography>
    );
  }
  return (
    <>
      {items.map(renderMessage)}
      <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
    </>
  );
}
