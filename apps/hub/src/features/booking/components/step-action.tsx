import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { formatMoney } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/display/money';
import { useIsOnline } from '@atrium/ui/hooks/use-is-online';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BookingDraft } from '../../../shared/booking/booking-draft';
import type { PlacedStep } from '../../../shared/booking/booking-steps';
import { SignInToBook } from '../../../shared/booking/steps/sign-in-to-book';
import { useIsSlow } from '../../../shared/booking/steps/use-is-slow';
import { type CartItem, cartTotal } from '../../../shared/cart/cart';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import type { GuestState } from '../../../shared/hooks/use-guest';
import { bookingPrice } from '../lib/booking-price';

interface Props {
  step: PlacedStep;
  state: GuestState;
  waiting: boolean;
  /** The booking is on its way. */
  pending: boolean;
  /** The time is being kept: a booking sent now would not name its hold. */
  holding: boolean;
  /** What is in the cart and booked with it. */
  together: readonly CartItem[];
  /** A booking was sent and not answered. */
  attempted: boolean;
  activity: ActivityWithAvailability;
  draft: BookingDraft;
  /** A membership or a stay pays for the places. */
  covered: boolean;
  /** Minor units that the guest pays now; undefined where they pay nothing in advance. */
  toPay: number | undefined;
  /** They give a card, whether they pay or not. */
  givesCard: boolean;
}

/** A step's main button: with the price at the bottom of a phone, elsewhere below the summary. */
export function StepAction(props: Props) {
  const { step, state, waiting, pending, holding, together, attempted } = props;
  const { activity, draft, covered, toPay, givesCard } = props;
  const language = useLanguage();
  const { t } = useTranslation(['hub', 'common']);
  const online = useIsOnline();
  const slow = useIsSlow(pending);
  const total =
    bookingPrice(draft, activity, covered) + (step === 'overview' ? cartTotal(together) : 0);
  const isLast = step === 'overview' || attempted;

  if (isLast && state.status === 'visitor') return <SignInToBook />;
  const label = (): string => {
    if (pending) return t('newActivity.booking');
    if (attempted) return t('actions.retry', { ns: 'common' });
    if (!isLast) return t('booking.continue');
    if (toPay !== undefined) {
      const amount = formatMoney(language, toPay, activity.currency);
      return t('booking.payment.pay', { amount });
    }
    if (givesCard) return t('booking.payment.card');
    if (together.length > 0) return t('booking.cart.bookAll', { number: together.length + 1 });
    return waiting ? t('newActivity.waitingList.addToWaitList') : t('newActivity.completeBooking');
  };
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        {pending && !online && t('booking.sending.offline')}
        {pending && online && slow && t('booking.sending.slow')}
      </Typography>
      <Box
        sx={(theme) => ({
          position: { xs: 'sticky', md: 'static' },
          zIndex: 1,
          bottom: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          mt: 2,
          mx: { xs: -2, md: 0 },
          px: { xs: 2, md: 0 },
          pt: { xs: 1.5, md: 0 },
          pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', md: 0 },
          backgroundColor: { xs: theme.vars.palette.background.default, md: 'transparent' },
          borderTop: { xs: `1px solid ${theme.vars.palette.divider}`, md: 'none' },
        })}
      >
        {total > 0 && (
          <Box sx={{ display: { md: 'none' }, lineHeight: 1.25 }}>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {t('newActivity.summary.total')}
            </Typography>
            <Box sx={{ fontWeight: 650 }}>
              <Money minor={total} currency={activity.currency} />
            </Box>
          </Box>
        )}
        <SubmitButton pending={isLast && (pending || holding || state.status !== 'guest')}>
          {label()}
        </SubmitButton>
      </Box>
    </>
  );
}
