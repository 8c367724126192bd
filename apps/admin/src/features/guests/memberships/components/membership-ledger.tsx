import { type MembershipOutput, useListMembershipUsesQuery } from '@atrium/api-client/admin';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { ownAnswer } from '../../../../shared/lib/own-answer';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { MembershipUseRow } from './membership-use-row';

interface Props {
  membership: Pick<MembershipOutput, '_id' | 'numberOfUsages'>;
  canUndo: boolean;
}

const PAGE_SIZE = 25;

/** Every use and every use given back, latest first; entries are only ever added. */
export function MembershipLedger({ membership, canUndo }: Props) {
  const { t } = useTranslation('admin');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = ownAnswer(
    useListMembershipUsesQuery(
      { id: membership._id, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
      LIVE,
    ),
  );

  if (isError && !data)
    return <ErrorState title={t('memberships.ledger.failed')} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={4} />;
  const { items, nextCursor } = data.data;
  if (items.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('memberships.ledger.none')}
      </Typography>
    );
  }

  return (
    <>
      <TableContainer sx={{ position: 'relative' }}>
        <Table size="small" aria-label={t('memberships.ledger.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('auditLogs.when')}</TableCell>
              <TableCell>{t('auditLogs.who')}</TableCell>
              <TableCell align="right">{t('memberships.ledger.change')}</TableCell>
              <TableCell align="right">{t('memberships.ledger.total')}</TableCell>
              <TableCell>{t('memberships.comment')}</TableCell>
              <TableCell>
                <VisuallyHidden>{t('memberships.ledger.undo')}</VisuallyHidden>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((use) => (
              <MembershipUseRow
                key={use._id}
                membershipId={membership._id}
                use={use}
                canUndo={canUndo}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <CursorPages cursors={cursors} nextCursor={nextCursor} onCursors={setCursors} />
    </>
  );
}
