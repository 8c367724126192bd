import { type MembershipOutput, usePageCustomerMembershipsQuery } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import AddIcon from '@mui/icons-material/AddRounded';
import CardIcon from '@mui/icons-material/CardMembershipRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { LIVE } from '../../../../shared/lib/live';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { byUsefulness } from '../lib/membership-order';
import { AddMembershipDialog } from './add-membership-dialog';
import { MembershipsTable } from './memberships-table';
import { UseMembershipDialog } from './use-membership-dialog';

interface Props {
  guestId: string;
}

/**
 * Opened with the guest at the desk holding a pass: usable memberships come first, with their
 * button, and recording a use needs no dialog to be closed.
 */
export function Memberships({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const { level, vendor } = useMe();
  const today = useVenueNow(vendor.timezone).date;
  const [adding, setAdding] = useState(false);
  const [using, setUsing] = useState<MembershipOutput>();
  const [done, setDone] = useState<string>();
  const [cursors, setCursors] = useState<string[]>([]);
  const { currentData, isError, refetch } = usePageCustomerMembershipsQuery(
    { id: guestId, cursor: cursors.at(-1) },
    LIVE,
  );
  const page = currentData?.data;
  const isEmpty = page?.items.length === 0 && cursors.length === 0;
  const canEdit = may(level, 'memberships.edit');

  const add = canEdit && (
    <Button
      size="small"
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => {
        setDone(undefined);
        setAdding(true);
      }}
    >
      {t('memberships.add')}
    </Button>
  );

  const list = () => {
    if (isError && !page) return <ErrorState title={t('memberships.failed')} onRetry={refetch} />;
    if (!page) return <RowsSkeleton rows={3} />;
    if (isEmpty) {
      return <EmptyState icon={<CardIcon />} title={t('memberships.none')} action={add} />;
    }
    return (
      <MembershipsTable
        guestId={guestId}
        memberships={byUsefulness(page.items, today)}
        today={today}
        onUse={
          canEdit
            ? (membership) => {
                setDone(undefined);
                setUsing(membership);
              }
            : undefined
        }
      />
    );
  };

  return (
    <section aria-label={t('memberships.title')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t('memberships.title')}
        </Typography>
        {page && !isEmpty && add}
      </Box>
      <Box role="status">
        {done && (
          <Alert severity="success" sx={{ mb: 1.5 }} onClose={() => setDone(undefined)}>
            {done}
          </Alert>
        )}
      </Box>
      {list()}
      <CursorPages cursors={cursors} nextCursor={page?.nextCursor} onCursors={setCursors} />
      {adding && (
        <AddMembershipDialog
          guestId={guestId}
          today={today}
          onAdded={() => {
            setCursors([]);
            setDone(t('memberships.added'));
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {using && (
        <UseMembershipDialog
          membership={using}
          onUsed={(count) => setDone(t('memberships.used', { count }))}
          onClose={() => setUsing(undefined)}
        />
      )}
    </section>
  );
}
