import type { ActivityWithAvailability } from '@atrium/api-client/api';
import { Money } from '@atrium/ui/components/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../shared/components/submit-button';
import type { GuestState } from '../../../shared/hooks/use-guest';
import type { BookingDraft } from '../lib/booking-draft';
import { bookingPrice } from '../lib/booking-price';
import { SignInToBook } from './sign-in-to-book';

interface Props {
  state: GuestState;
  waiting: boolean;
  pending: boolean;
  activity: ActivityWithAvailability;
  draft: BookingDraft;
}

/** The one button: at the bottom of a phone with the price beside it, under the summary elsewhere. */
export function ConfirmAction({ state, waiting, pending, activity, draft }: Props) {
  const { t } = useTranslation('hub');
  const total = bookingPrice(draft, activity);

  if (state.status === 'visitor') return <SignInToBook />;
  const label = waiting
    ? t('newActivity.waitingList.addToWaitList')
    : t('newActivity.completeBooking');
  return (
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
      <SubmitButton pending={pending || state.status !== 'guest'}>
        {pending ? t('newActivity.booking') : label}
      </SubmitButton>
    </Box>
  );
}
