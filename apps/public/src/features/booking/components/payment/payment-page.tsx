import { isApiError } from '@atrium/api-client/api-error';
import type { VendorBrandingOutput, VisitPayment } from '@atrium/api-client/public';
import { formatMoney, formatTime } from '@atrium/i18n/format';
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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { PAGE_TITLE, useEmbedding } from '../../../../shared/embedding/embedding';
import { useRefusalText } from '../../../../shared/use-refusal-text';
import { useBookingHome } from '../../hooks/use-booking-home';
import { usePaymentProgress } from '../../hooks/use-payment-progress';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  /** From the link: of the payment, and its signature. */
  id: string;
  signature: string;
  /** Address of the booking's times, for another try. */
  again: string;
}

/** Where a visitor comes back to from paying, or goes on by mail: what is true of it, and what they can do. */
export function PaymentPage({ venue, id, signature, again }: Props) {
  const { t } = useTranslation(['public', 'ui']);
  const language = useLanguage();
  const refusalText = useRefusalText();
  usePageTitle(t('payment.title'), venue.name);
  const link = { id, vendor: venue.slug, 'x-payment-signature': signature };
  const isEmbedded = useEmbedding() !== undefined;
  const home = useBookingHome(venue.slug) ?? again;
  const { payment, error, isEnding, retry, giveUp } = usePaymentProgress(link, { isEmbedded });

  if (isApiError(error) && error.status === 403) {
    return (
      <Told title={t('payment.invalid')} text={refusalText(error)}>
        <Button component={RouterLink} to={home}>
          {t('booking.more')}
        </Button>
      </Told>
    );
  }
  if (error !== undefined) {
    return <ErrorState title={t('payment.loadFailed')} onRetry={() => void retry()} />;
  }
  if (!payment) return <FormSkeleton fields={1} />;
  const { state, booking, bookingSignature, url, description } = payment;
  if (state === 'booked' && booking && bookingSignature) {
    return (
      <Navigate
        to={paths.linkedBooking(booking, venue.slug, bookingSignature)}
        replace
        state={{ isNew: !payment.forChange, isChanged: payment.forChange }}
      />
    );
  }
  const isChange = payment.forChange === true;
  const isCard = payment.amount === 0;
  const amount = formatMoney(language, payment.amount, payment.currency);
  const until = venueTimeOf(Date.parse(payment.expiresAt), venue.timezone).minutes;
  const other = (
    <Button
      component={RouterLink}
      to={
        isChange && booking && bookingSignature
          ? paths.linkedBooking(booking, venue.slug, bookingSignature)
          : again
      }
      fullWidth
    >
      {t(isChange ? 'ui:changeMoney.toBooking' : 'booking.chooseOther')}
    </Button>
  );
  const shown: Record<VisitPayment['state'], ReactNode> = {
    booked: <Waiting />,
    settling: <Waiting />,
    open: url ? (
      <Told
        title={t(isCard ? 'payment.openCard' : 'payment.openTitle')}
        text={t(
          isEmbedded
            ? 'payment.elsewhere'
            : isChange
              ? 'ui:changeMoney.openText'
              : isCard
                ? 'payment.openCardText'
                : 'payment.openText',
          { time: formatTime(until) },
        )}
      >
        <Button
          href={url}
          {...(isEmbedded && { target: '_blank' })}
          variant="contained"
          size="large"
          fullWidth
        >
          {isCard ? t('payment.card') : t('payment.pay', { amount })}
        </Button>
        <Button fullWidth loading={isEnding} onClick={() => void giveUp()}>
          {t(isCard ? 'payment.doNotGive' : 'payment.doNotPay')}
        </Button>
      </Told>
    ) : (
      <Waiting />
    ),
    returned: (
      <Told
        title={t(isChange ? 'ui:changeMoney.endedTitle' : 'payment.returnedTitle')}
        text={
          isChange
            ? t('ui:changeMoney.returnedText', { sum: amount })
            : t('payment.returnedText', { amount })
        }
      >
        {other}
      </Told>
    ),
    ended: (
      <Told
        title={t(
          isChange
            ? 'ui:changeMoney.endedTitle'
            : isCard
              ? 'payment.endedCard'
              : 'payment.endedTitle',
        )}
        text={t(
          isChange
            ? 'ui:changeMoney.endedText'
            : isCard
              ? 'payment.endedCardText'
              : 'payment.endedText',
        )}
      >
        {other}
      </Told>
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

function Told({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography id={PAGE_TITLE} variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {children}
    </Card>
  );
}

function Waiting() {
  const { t } = useTranslation('public');
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>{t('payment.settling')}</Typography>
    </Box>
  );
}
