import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import { ChoiceButton } from '@atrium/ui/components/menus/choice-button';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { type ArrivalStatuses, arrivalState } from './arrivals';

interface Props {
  booking: BookingOutput;
  statuses: ArrivalStatuses;
  busy: boolean;
  /** `byKeyboard`: the focus has to go on from here. */
  onMark: (booking: BookingOutput, status: BookingStatusOutput, byKeyboard: boolean) => void;
}

/** More would push the name off a phone; the rest is in the menu. */
const ONE_CLICK_HERE = 2;

/** The next steps for the party as buttons, the likeliest first; all other statuses in a menu. */
export function ArrivalButtons({ booking, statuses, busy, onMark }: Props) {
  const { t } = useTranslation('admin');
  const name = displayName(booking._customer) || t('booking.dropInGuest');
  const state = arrivalState(booking, statuses);
  const [likely, ...others] =
    state === 'expected'
      ? [...statuses.here.slice(0, ONE_CLICK_HERE), ...statuses.absent.slice(0, 1)]
      : state === 'here'
        ? statuses.left.slice(0, 1)
        : [];
  const rest = statuses.all.filter(({ _id }) => _id !== booking._bookingStatus?._id);

  const button = (status: BookingStatusOutput, variant: 'contained' | 'outlined') => (
    <Button
      key={status._id}
      size="small"
      variant={variant}
      disabled={busy}
      data-likely={variant === 'contained' ? state : undefined}
      aria-label={`${status.name}: ${name}`}
      // With room for only one button, the second click of a double click would hit the next step.
      onClick={({ detail }) => detail < 2 && onMark(booking, status, detail === 0)}
      sx={{
        minHeight: 40,
        ...(variant === 'outlined' && { display: { xs: 'none', md: 'inline-flex' } }),
      }}
    >
      {status.name}
    </Button>
  );

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
      {likely && button(likely, 'contained')}
      {others.map((status) => button(status, 'outlined'))}
      <ChoiceButton
        choices={rest.map((status) => ({ value: status._id, label: status.name }))}
        value=""
        onChoose={(chosen) => {
          const status = rest.find(({ _id }) => _id === chosen);
          if (status) onMark(booking, status, false);
        }}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            size="small"
            disabled={busy}
            aria-label={t('arrival.moreFor', { name })}
            sx={{ width: 40, height: 40 }}
          >
            <MoreIcon />
          </IconButton>
        )}
      </ChoiceButton>
    </Box>
  );
}
