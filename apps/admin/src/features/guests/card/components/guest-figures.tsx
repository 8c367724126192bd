import { useGetGuestFiguresQuery } from '@atrium/api-client/admin';
import { formatDate, formatMoney, formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { LIVE } from '../../../../shared/lib/live';

interface Props {
  guestId: string;
}

/** How well the house knows the guest: how often they came, what it was worth, how often they did not, what they paid. */
export function GuestFigures({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { data, isError } = useGetGuestFiguresQuery({ id: guestId }, LIVE);
  if (isError && !data) {
    return (
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('guestFigures.failed')}
      </Typography>
    );
  }
  if (!data) return <Skeleton width={320} height={44} sx={{ mt: 1 }} />;

  const { visits, lastVisit, noShows, cancelled, revenue, paid, toPay } = data.data;
  const textOf = (sums: typeof revenue) =>
    sums.map((sum) => formatMoney(language, sum.amount, sum.currency)).join(' + ');
  const figures = [
    { key: 'visits', text: formatNumber(language, visits) },
    { key: 'lastVisit', text: lastVisit ? formatDate(language, lastVisit) : '–' },
    { key: 'noShows', text: formatNumber(language, noShows), isBad: noShows > 0 },
    { key: 'cancelled', text: formatNumber(language, cancelled) },
    {
      key: 'revenue',
      text: textOf(revenue.length > 0 ? revenue : [{ amount: 0, currency: vendor.currency }]),
    },
    // most guests pay at the venue: for them there is nothing to say
    ...(paid.length > 0 ? [{ key: 'paid', text: textOf(paid) } as const] : []),
    ...(toPay.length > 0 ? [{ key: 'toPay', text: textOf(toPay) } as const] : []),
  ] as const;

  return (
    <Box
      component="dl"
      aria-label={t('guestFigures.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3.5, rowGap: 1, m: 0, mt: 2 }}
    >
      {figures.map((figure) => (
        <Box key={figure.key} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {t(`guestFigures.${figure.key}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontSize: '1.125rem',
              fontWeight: 650,
              lineHeight: 1.3,
              fontVariantNumeric: 'tabular-nums',
              ...('isBad' in figure && figure.isBad && { color: 'error.main' }),
            }}
          >
            {figure.text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
