import type { BookingOutput } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { displayName } from '@atrium/rules/guests/guest-name';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import { useStatusChange } from '../bookings/status/use-status-change';
import { useBookingAction } from '../bookings/use-booking-action';
import { useStatuses } from '../named/use-statuses';
import { arrivalState, arrivalStatuses } from './arrivals';

interface Props {
  booking: BookingOutput;
  /** The venue's; nobody arrives for another day. */
  today: string;
  /** In its place, where there is nothing to mark. */
  children?: ReactNode;
}

/** Marks a party that is expected today as arrived; the message about it can undo that. */
export function ArrivedButton({ booking, today, children }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const run = useBookingAction();
  const { data } = useStatuses();
  const statuses = arrivalStatuses(data?.data ?? []);
  const { give, takeBack, isChanging } = useStatusChange(statuses.expected);
  const [here] = statuses.here;
  const isExpected = booking.date === today && arrivalState(booking, statuses) === 'expected';
  if (!here || !isExpected || !may(level, 'bookings.arrival')) return children;

  const name = displayName(booking._customer) || t('booking.dropInGuest');
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${here.name}: ${name}`}
      loading={isChanging}
      onClick={({ currentTarget }) => {
        // the button goes with the answer, and would take the focus along
        currentTarget.closest('li')?.querySelector<HTMLElement>('a')?.focus();
        void run(() => give(booking, here._id), {
          done: t('arrival.marked', { name, status: here.name }),
          undo: takeBack(booking),
        });
      }}
      sx={{ minHeight: { xs: 44, sm: 32 } }}
    >
      {here.name}
    </Button>
  );
}
