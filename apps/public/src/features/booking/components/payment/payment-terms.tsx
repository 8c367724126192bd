import type { OpenBookingService } from '@atrium/api-client/public';
import { formatMoney } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  service: Pick<OpenBookingService, 'currency' | 'cancellationTerms'>;
  /** Minor units that are paid now. */
  amount: number;
  total: number;
  /** What not coming costs by the card that is given; 0: none is asked for. */
  noShowFee: number;
}

/** What is paid now and what later, and what cancelling and not coming cost: shown before anything is paid. */
export function PaymentTerms({ service, amount, total, noShowFee }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const { currency, cancellationTerms } = service;

  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        {t(amount > 0 ? 'payment.title' : 'payment.cardTitle')}
      </Typography>
      {amount > 0 && (
        <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, mt: 1.5 }}>
          <Sum label={t('payment.now')} minor={amount} currency={currency} />
          {total > amount && (
            <Sum label={t('payment.later')} minor={total - amount} currency={currency} />
          )}
        </Box>
      )}
      {noShowFee > 0 && (
        <Typography sx={{ mt: amount > 0 ? 1.5 : 0 }}>
          {t(amount > 0 ? 'payment.cardAlso' : 'payment.cardText', {
            fee: formatMoney(language, noShowFee, currency),
          })}
        </Typography>
      )}
      {cancellationTerms.length > 0 && (
        <>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
            {t('payment.terms')}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary' }}>
            {cancellationTerms.map(({ hours, basisPoints }) => (
              <li key={hours}>
                {basisPoints === 0
                  ? t('payment.free', { hours })
                  : t('payment.costs', { hours, percent: `${basisPoints / 100}%` })}
              </li>
            ))}
            {(cancellationTerms.at(-1)?.hours ?? 0) > 0 && <li>{t('payment.afterwards')}</li>}
          </Box>
        </>
      )}
    </Card>
  );
}

function Sum({ label, ...sum }: { label: string; minor: number; currency: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box component="dt" sx={{ color: 'text.secondary', minWidth: 0 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 650 }}>
        <Money {...sum} />
      </Box>
    </Box>
  );
}
