import type { BookingTotals } from '@atrium/api-client/admin';
import { Money } from '@atrium/ui/components/display/money';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';

interface Props {
  /** Absent until they are known. */
  totals: BookingTotals | undefined;
}

/** Totals of everything the filters match, not only of the page. */
export function TotalsLine({ totals }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { vendor } = useMe();
  if (!totals) return <Skeleton width={280} />;

  const parts = [
    t('listBookings.totalBookings', { count: totals.bookings }),
    t('listBookings.totalParticipants', { count: totals.participants }),
    ...(totals.children > 0 ? [t('units.child', { ns: 'common', count: totals.children })] : []),
    ...(totals.waiting > 0 ? [t('listBookings.totalWaiting', { count: totals.waiting })] : []),
  ];
  return (
    <Box role="status" aria-label={t('listBookings.totals')}>
      <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {parts.join(' · ')}
        {totals.revenue > 0 && (
          <>
            {' · '}
            <Money minor={totals.revenue} currency={vendor.currency} />
          </>
        )}
      </Typography>
    </Box>
  );
}
