import { formatMoney, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import type { ShownPayment } from '../../lib/shown-offer';

interface Props {
  payment: ShownPayment;
  /** IANA, the venue's. */
  zone: string;
  isEnding: boolean;
  onEnd: () => void;
  /** Leads back to the offer. */
  again: ReactNode;
  /** What is shown once it is bought. */
  children: ReactNode;
}

/** How the payment of a purchase stands, and what its buyer can do. */
export function PurchaseState({ payment, zone, isEnding, onEnd, again, children }: Props) {
  const { t } = useTranslation('sales');
  const language = useLanguage();
  const { state, url, amount, currency, description, expiresAt } = payment;
  const sum = formatMoney(language, amount, currency);
  const until = venueTimeOf(Date.parse(expiresAt), zone).minutes;
  const shown: Record<ShownPayment['state'], ReactNode> = {
    booked: children,
    settling: <Waiting />,
    open: url ? (
      <PurchaseTold
        title={t('state.openTitle')}
        text={t('state.openText', { time: formatTime(until) })}
      >
        <Button href={url} variant="contained" size="large" fullWidth>
          {t('form.pay', { sum })}
        </Button>
        <Button fullWidth loading={isEnding} onClick={onEnd}>
          {t('state.doNotPay')}
        </Button>
      </PurchaseTold>
    ) : (
      <Waiting />
    ),
    returned: (
      <PurchaseTold title={t('state.returnedTitle')} text={t('state.returnedText', { sum })}>
        {again}
      </PurchaseTold>
    ),
    ended: (
      <PurchaseTold title={t('state.endedTitle')} text={t('state.endedText')}>
        {again}
      </PurchaseTold>
    ),
  };
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {description}
      </Typography>
      <Box aria-live="polite">{shown[state]}</Box>
    </>
  );
}

/** One piece of news about a purchase, and what to do next. */
export function PurchaseTold({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {children}
    </Card>
  );
}

function Waiting() {
  const { t } = useTranslation('sales');
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>{t('state.settling')}</Typography>
    </Box>
  );
}
