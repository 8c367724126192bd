import type { HubReservation } from '@atrium/api-client/hub';
import { formatDate, formatTime, formatTimeRange } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayTile } from '../../../../shared/components/day-tile';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { focusIfLost } from '../../../../shared/lib/focus-if-lost';
import { ReservationActions } from '../reservation-actions';
import { ReservationStatus } from '../reservation-status';
import { PastActions } from './past-actions';

interface Props {
  reservation: HubReservation;
  isPast?: boolean;
  /** This part of the list was asked for, so reading continues here. */
  takesFocus?: boolean;
}

/** A booking: when, what, for how many, its status, and its actions. */
export function ReservationCard({ reservation, isPast = false, takesFocus = false }: Props) {
  const { t } = useTranslation('hub');
  const { name, timezone } = useVendor();
  const language = useLanguage();
  const partyText = usePartyText();
  const id = useId();
  const { date, timeindex, timeindexEnd, showEndTime, cancelledAt } = reservation;
  const { coveredBy } = reservation.terms;
  const until = venueTimeOf(Date.parse(reservation.cancellationDeadline), timezone);
  const untilWhen = {
    date: formatDate(language, until.date, 'day'),
    time: formatTime(until.minutes),
  };
  const deadlineText = (): string => {
    if (!reservation.canCancel) return t('overview.cancelPassed', { vendor: name });
    return reservation.waitingList
      ? t('newActivity.waitingList.leaveUntil', untilWhen)
      : t('overview.cancelUntil', untilWhen);
  };
  const deadline = deadlineText();

  return (
    <Card
      component="li"
      aria-labelledby={id}
      {...(takesFocus ? { ref: focusIfLost, tabIndex: -1 } : {})}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', gap: 2 }}>
        <DayTile date={date} muted={isPast} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25, alignContent: 'start' }}>
          <Typography id={id} variant="h5" component="h3">
            {reservation._service.name}
          </Typography>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <Box
              component="span"
              sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {formatDate(language, date, 'full')},
            </Box>{' '}
            <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
              {showEndTime ? formatTimeRange(timeindex, timeindexEnd) : formatTime(timeindex)}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[partyText(reservation), ...reservation.rooms].join(' · ')}
            {reservation.addons.map(({ _id, _addon, quantity }) => (
              <span key={_id}>{` · ${quantity} × ${_addon.name}`}</span>
            ))}
            {coveredBy?.kind === 'membership' &&
              ` · ${t('booking.membership.paid', { membership: coveredBy.name ?? '' })}`}
            {coveredBy?.kind === 'stay' && ` · ${t('booking.membership.stay')}`}
            {reservation.totalPrice > 0 && (
              <>
                {' · '}
                <Money minor={reservation.totalPrice} currency={reservation.currency} />
              </>
            )}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.75 }}>
            <ReservationStatus reservation={reservation} isPast={isPast} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {reservation.waitingList
                ? t('newActivity.success.waitingNumber', { id: reservation.bookingId })
                : t('newActivity.success.bookingId', { id: reservation.bookingId })}
            </Typography>
          </Box>
        </Box>
      </Box>
      {isPast || cancelledAt ? (
        <PastActions reservation={reservation} />
      ) : (
        <>
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {deadline}
          </Typography>
          <ReservationActions reservation={reservation} deadline={deadline} />
        </>
      )}
    </Card>
  );
}
