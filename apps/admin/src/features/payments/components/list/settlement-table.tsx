import type { SettlementDay } from '@atrium/api-client/admin';
import { formatAmount, formatDate } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';

interface Props {
  days: readonly SettlementDay[];
}

/** A phone has no room for it: there it is below the day. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const narrow = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary' } as const;
/** So that three amounts fit beside the day. */
const close = { '& th, & td': { px: { xs: 1, sm: 2 } } } as const;

/** What was taken and returned in a currency. */
type Sums = Pick<SettlementDay, 'currency' | 'captured' | 'refunded'>;

export function SettlementTable({ days }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const currencies = [...new Set(days.map(({ currency }) => currency))];
  const totals = currencies.map((currency): Sums => {
    // what gift cards pay came in when they were sold
    const own = days.filter((day) => day.currency === currency && day.provider !== 'voucher');
    return {
      currency,
      captured: own.reduce((sum, day) => sum + day.captured, 0),
      refunded: own.reduce((sum, day) => sum + day.refunded, 0),
    };
  });
  // said once above the column where all are of one, so that a phone has room for them
  const [only] = currencies.length === 1 ? currencies : [];
  const heading = (label: string) => (
    <TableCell align="right">{only ? `${label} (${only})` : label}</TableCell>
  );
  const amounts = ({ currency, captured, refunded }: Sums) =>
    [captured, refunded, captured - refunded].map((minor, index) => (
      <TableCell key={index} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {only ? (
          formatAmount(language, minor, currency)
        ) : (
          <Money minor={minor} currency={currency} />
        )}
      </TableCell>
    ));

  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0}>
      <Table size="small" aria-label={t('views.days')} sx={close}>
        <TableHead>
          <TableRow>
            <TableCell>{t('columns.day')}</TableCell>
            <TableCell sx={wide}>{t('provider.label')}</TableCell>
            {heading(t('columns.taken'))}
            {heading(t('columns.returned'))}
            {heading(t('columns.kept'))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map((day) => (
            <TableRow key={`${day.date} ${day.currency} ${day.provider}`} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {formatDate(language, day.date, 'day')}
                <Box component="span" sx={narrow}>
                  {t(`provider.${day.provider}`)}
                </Box>
              </TableCell>
              <TableCell sx={wide}>{t(`provider.${day.provider}`)}</TableCell>
              {amounts(day)}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {totals.map((total) => (
            <TableRow
              key={total.currency}
              sx={{ '& td': { fontWeight: 600, color: 'text.primary', fontSize: '0.875rem' } }}
            >
              <TableCell>{t('days.total')}</TableCell>
              <TableCell sx={wide} />
              {amounts(total)}
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
