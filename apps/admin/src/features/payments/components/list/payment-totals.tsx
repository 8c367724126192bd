import type { PaymentTotal } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

interface Props {
  /** By currency; absent until they are known. */
  totals: readonly PaymentTotal[] | undefined;
}

/** Of everything that the filters match, a line per currency. */
export function PaymentTotals({ totals }: Props) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  if (!totals) return <Skeleton width={280} />;
  return (
    <Box
      role="status"
      aria-label={t('totals.label')}
      sx={{ fontVariantNumeric: 'tabular-nums', minHeight: 20 }}
    >
      {totals.map(({ currency, payments, captured, refunded, byGiftCard }) => (
        <div key={currency}>
          {[
            t('totals.payments', { count: payments }),
            t('totals.taken', { sum: formatMoney(language, captured, currency) }),
            ...(refunded > 0
              ? [t('totals.returned', { sum: formatMoney(language, refunded, currency) })]
              : []),
            ...(byGiftCard > 0
              ? [t('giftCard.total', { sum: formatMoney(language, byGiftCard, currency) })]
              : []),
          ].join(' · ')}
        </div>
      ))}
    </Box>
  );
}
