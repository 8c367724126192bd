import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { formatMoney } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SummaryLine } from '../../../../shared/booking/steps/summary-line';

interface Props {
  activity: Pick<ActivityWithAvailability, 'currency' | 'cancellationTerms'>;
  /** Minor units that are paid now. */
  amount: number;
  total: number;
  /** What not coming costs by the card that is given; 0: none is asked for. */
  noShowFee: number;
}

/** What is paid now and what later, and what cancelling and not coming cost: shown before anything is paid. */
export function PaymentTerms({ activity, amount, total, noShowFee }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const { currency, cancellationTerms } = activity;

  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
        {t(amount > 0 ? 'booking.payment.title' : 'booking.payment.cardTitle')}
      </Typography>
      {amount > 0 && (
        <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
          <SummaryLine label={t('booking.payment.now')} isTotal>
            <Money minor={amount} currency={currency} />
          </SummaryLine>
          {total > amount && (
            <SummaryLine label={t('booking.payment.later')}>
              <Money minor={total - amount} currency={currency} />
            </SummaryLine>
          )}
        </Box>
      )}
      {noShowFee > 0 && (
        <Typography sx={{ mt: amount > 0 ? 1.5 : 0 }}>
          {t(amount > 0 ? 'booking.payment.cardAlso' : 'booking.payment.cardText', {
            fee: formatMoney(language, noShowFee, currency),
          })}
        </Typography>
      )}
      {cancellationTerms.length > 0 && (
        <>
          <Typography variant="h6" component="h4" sx={{ mt: 2 }}>
            {t('booking.payment.terms')}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary' }}>
            {cancellationTerms.map(({ hours, basisPoints }) => (
              <li key={hours}>
                {basisPoints === 0
                  ? t('booking.payment.free', { hours })
                  : t('booking.payment.costs', { hours, percent: `${basisPoints / 100}%` })}
              </li>
            ))}
            {(cancellationTerms.at(-1)?.hours ?? 0) > 0 && (
              <li>{t('booking.payment.afterwards')}</li>
            )}
          </Box>
        </>
      )}
    </Card>
  );
}
