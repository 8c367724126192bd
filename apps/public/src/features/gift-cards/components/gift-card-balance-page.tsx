import {
  type GiftCardBalance,
  useGetGiftCardBalanceMutation,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { formatDate } from '@atrium/i18n/format';
import { readCode } from '@atrium/rules/vouchers/voucher-code';
import { Money } from '@atrium/ui/components/display/money';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { doors, paths } from '../../../paths';
import { writeGiftCard } from '../../../shared/gift-card-store';
import { useErrorText } from '../hooks/use-error-text';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
}

/** What is left on a gift card; whoever scans its code is told at once. */
export function GiftCardBalancePage({ venue }: Props) {
  const { t } = useTranslation('giftCard');
  const errorText = useErrorText();
  const { hash } = useLocation();
  usePageTitle(t('balance.title'), venue.name);
  const [balance, { isLoading }] = useGetGiftCardBalanceMutation();
  const [code, setCode] = useState(decodeURIComponent(hash.slice(1)));
  const [card, setCard] = useState<GiftCardBalance>();
  const [problem, setProblem] = useState<string>();
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const ask = async () => {
    setProblem(undefined);
    setCard(undefined);
    if (readCode(code) === undefined) {
      setIncomplete(true);
      field.current?.focus();
      return;
    }
    try {
      const { data } = await balance({
        giftCardCodeInput: { vendor: venue.slug, code },
      }).unwrap();
      setCard(data);
      writeGiftCard(venue.slug, code);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  const askAtOnce = useEffectEvent(ask);
  useEffect(() => {
    if (hash.length > 1) void askAtOnce();
  }, [hash]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };

  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {t('balance.title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{t('balance.intro')}</Typography>
      <Card component="form" noValidate onSubmit={submit} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <TextInput
          label={t('use.code')}
          helperText={t(isIncomplete ? 'use.wrong' : 'use.hint')}
          error={isIncomplete}
          inputRef={field}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setIncomplete(false);
          }}
          slotProps={{
            htmlInput: {
              ...{ maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters' },
              ...{ spellCheck: false, style: { fontFamily: 'monospace' } },
            },
          }}
        />
        <Button type="submit" variant={card ? 'outlined' : 'contained'} loading={isLoading}>
          {t('balance.show')}
        </Button>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      </Card>
      <Box aria-live="polite">{card && <Left venue={venue} card={card} />}</Box>
    </>
  );
}

function Left({ venue, card }: Props & { card: GiftCardBalance }) {
  const { t } = useTranslation('giftCard');
  const language = useLanguage();
  const { ending, remaining, currency, validUntil } = card;
  return (
    <Card component="section" sx={{ mt: 2.5, p: 2.5, display: 'grid', gap: 1 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('balance.left', { ending })}</Typography>
      <Typography component="p" sx={{ fontFamily: 'h1.fontFamily', fontSize: '2.25rem' }}>
        <Money minor={remaining} currency={currency} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {validUntil
          ? t('card.validUntil', { date: formatDate(language, validUntil) })
          : t('card.noEnd')}
      </Typography>
      {venue.modules.openBooking ? (
        <Button
          component={RouterLink}
          to={paths.bookingAt(venue.slug)}
          variant="contained"
          size="large"
          sx={{ mt: 1 }}
        >
          {t('balance.book')}
        </Button>
      ) : (
        <Button href={doors.hub(venue.slug)} variant="contained" size="large" sx={{ mt: 1 }}>
          {t('balance.book')}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('balance.atVenue', { venue: venue.name })}
      </Typography>
    </Card>
  );
}
