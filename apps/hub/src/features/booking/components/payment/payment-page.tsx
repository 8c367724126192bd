import type { GuestPayment } from '@atrium/api-client/hub';
import { formatMoney, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { usePaymentProgress } from '../../hooks/use-payment-progress';

interface Props {
  /** Of the payment. */
  id: string;
  serviceId: string;
  /** Address of the booking's times, for another try. */
  again: string;
}

/** Where the guest comes back to from paying: what is true of it, and what they can do. */
export function PaymentPage({ id, serviceId, again }: Props) {
  const { t } = useTranslation(['hub', 'ui']);
  const { paths, timezone } = useVendor();
  const language = useLanguage();
  const errorText = useErrorText();
  const { payment, error, retry, giveUp } = usePaymentProgress(id, serviceId);

  if (error !== undefined) {
    return (
      <ErrorState
        title={t('booking.payment.loadFailed')}
        message={errorText(error)}
        onRetry={() => void retry()}
      />
    );
  }
  if (!payment) return <CardSkeletons count={1} />;
  const { state, booking, url, description } = payment;
  const isChange = payment.forChange === true;
  if (state === 'booked' && isChange) return <Navigate to={again} replace />;
  if (state === 'booked' && booking !== undefined) {
    const complete = new URLSearchParams({ step: 'complete', booking });
    return <Navigate to={`${paths.newActivity(serviceId)}?${complete}`} replace />;
  }
  const isCard = payment.amount === 0;
  const amount = formatMoney(language, payment.amount, payment.currency);
  const until = venueTimeOf(Date.parse(payment.expiresAt), timezone).minutes;
  const other = (
    <Button component={Link} to={again} fullWidth>
      {t(isChange ? 'ui:changeMoney.toBooking' : 'booking.payment.chooseOther')}
    </Button>
  );
  const shown: Record<Exclude<GuestPayment['state'], 'booked'>, ReactNode> = {
    settling: <Waiting text={t('booking.payment.settling')} />,
    open:
      url === undefined ? (
        <Waiting text={t('booking.payment.settling')} />
      ) : (
        <Told
          title={t(isCard ? 'booking.payment.openCard' : 'booking.payment.openTitle')}
          text={t(
            isChange
              ? 'ui:changeMoney.openText'
              : isCard
                ? 'booking.payment.openCardText'
                : 'booking.payment.openText',
            { time: formatTime(until) },
          )}
        >
          <Button href={url} variant="contained" size="large" fullWidth>
            {isCard ? t('booking.payment.card') : t('booking.payment.pay', { amount })}
          </Button>
          <Button fullWidth onClick={() => void giveUp()}>
            {t(isCard ? 'booking.payment.doNotGive' : 'booking.payment.doNotPay')}
          </Button>
        </Told>
      ),
    returned: (
      <Told
        title={t(isChange ? 'ui:changeMoney.endedTitle' : 'booking.payment.returnedTitle')}
        text={
          isChange
            ? t('ui:changeMoney.returnedText', { sum: amount })
            : t('booking.payment.returnedText', { amount })
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
              ? 'booking.payment.endedCard'
              : 'booking.payment.endedTitle',
        )}
        text={t(
          isChange
            ? 'ui:changeMoney.endedText'
            : isCard
              ? 'booking.payment.endedCardText'
              : 'booking.payment.endedText',
        )}
      >
        {other}
      </Told>
    ),
  };
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h1">
        {description}
      </Typography>
      <Card component="section" aria-live="polite" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
        {state === 'booked' ? <Waiting text={t('booking.payment.settling')} /> : shown[state]}
      </Card>
    </Box>
  );
}

function Told({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {children}
    </>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>{text}</Typography>
    </Box>
  );
}
