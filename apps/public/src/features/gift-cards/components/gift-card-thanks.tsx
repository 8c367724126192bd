import {
  type GiftCardPurchase,
  useSettleGiftCardMutation,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { formatDate, formatMoney } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { useErrorText } from '../hooks/use-error-text';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  /** From the link: of the payment, and its signature. */
  id: string;
  signature: string;
}

const EVERY_MS = 3_000;

/** Where a buyer comes back to from paying: what is true of it, and what they can do. */
export function GiftCardThanks({ venue, id, signature }: Props) {
  const { t } = useTranslation('giftCard');
  const language = useLanguage();
  const errorText = useErrorText();
  usePageTitle(t('card.title'), venue.name);
  const [settle] = useSettleGiftCardMutation();
  const [bought, setBought] = useState<GiftCardPurchase>();
  const [error, setError] = useState<unknown>();
  const ask = async () => {
    try {
      const link = { id, vendor: venue.slug, 'x-payment-signature': signature };
      setBought((await settle(link).unwrap()).data);
      setError(undefined);
    } catch (reason) {
      setError(reason);
    }
  };
  const look = useEffectEvent(ask);
  const isWaiting = bought?.state === 'settling' || (bought?.state === 'open' && !bought.url);
  useEffect(() => {
    void look();
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  if (error !== undefined) {
    return (
      <ErrorState
        title={t('thanks.failed')}
        message={errorText(error)}
        onRetry={() => void ask()}
      />
    );
  }
  if (!bought) return <FormSkeleton fields={1} />;
  const { state, amount, currency, url, recipient: name = '', sendOn } = bought;
  const sum = formatMoney(language, amount, currency);
  const today = venueTimeOf(Date.now(), venue.timezone).date;
  const again = (label: string) => (
    <Button component={RouterLink} to={paths.giftCard(venue.slug)} fullWidth>
      {label}
    </Button>
  );
  if (isWaiting) {
    return (
      <Box aria-live="polite" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <CircularProgress size={28} aria-hidden />
        <Typography>{t('thanks.settling')}</Typography>
      </Box>
    );
  }
  if (state === 'sold') {
    const date = sendOn && sendOn > today ? formatDate(language, sendOn, 'full') : undefined;
    return (
      <Told title={t('thanks.title')}>
        <Typography>
          {date ? t('thanks.later', { name, sum, date }) : t('thanks.today', { name, sum })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('thanks.receipt')}</Typography>
        {again(t('thanks.another'))}
      </Told>
    );
  }
  if (state === 'open') {
    return (
      <Told title={t('thanks.openTitle')}>
        <Typography>{t('thanks.openText')}</Typography>
        <Button href={url} variant="contained" size="large" fullWidth>
          {t('sale.pay', { sum })}
        </Button>
      </Told>
    );
  }
  return (
    <Told title={t('thanks.endedTitle')}>
      <Typography>{t('thanks.endedText')}</Typography>
      {again(t('thanks.again'))}
    </Told>
  );
}

const Told = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-live="polite" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
    <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
      {title}
    </Typography>
    {children}
  </Card>
);
