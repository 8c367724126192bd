import type { ActivityWithAvailability, HubReservation } from '@atrium/api-client/hub';
import { formatDate, formatTime, formatTimeRange } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OverviewLine } from '../../../../shared/booking/steps/overview-line';
import { TableWishText } from '../../../../shared/components/table-wish-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';

interface Props {
  reservation: HubReservation;
  activity: Pick<ActivityWithAvailability, 'meetingPoint' | 'mapAddress'>;
}

/** What was booked: when, where, for whom, at what price and under which terms. */
export function BookedFacts({ reservation, activity }: Props) {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const language = useLanguage();
  const partyText = usePartyText();
  const { date, timeindex, timeindexEnd, showEndTime, rooms, addons, tableWish } = reservation;
  const { totalPrice, currency, cancellationDeadline, waitingList, terms } = reservation;
  const time = showEndTime ? formatTimeRange(timeindex, timeindexEnd) : formatTime(timeindex);
  const where = [rooms.join(', '), activity.meetingPoint ?? activity.mapAddress].filter(Boolean);
  const until = venueTimeOf(Date.parse(cancellationDeadline), timezone);
  const deadline = {
    date: formatDate(language, until.date, 'day'),
    time: formatTime(until.minutes),
  };
  const price = (): ReactNode => {
    if (terms.coveredBy && totalPrice <= 0) return t('booking.membership.covered');
    if (totalPrice <= 0) return t('newReservation.free');
    return <Money minor={totalPrice} currency={currency} />;
  };
  const cancellation = (): string => {
    if (waitingList) return t('newActivity.waitingList.leaveUntil', deadline);
    return Date.parse(cancellationDeadline) > Date.now()
      ? t('newActivity.summary.cancelUntil', deadline)
      : t('newActivity.summary.cannotCancel');
  };

  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.25, width: '100%', m: 0 }}>
      <OverviewLine label={t('booking.overview.when')}>
        {`${formatDate(language, date, 'full')}, ${time}`}
      </OverviewLine>
      {where.length > 0 && (
        <OverviewLine label={t('booking.done.where')}>{where.join('\n')}</OverviewLine>
      )}
      <OverviewLine label={t('newActivity.summary.participants')}>
        {partyText(reservation)}
      </OverviewLine>
      {tableWish && (
        <OverviewLine label={t('table.wish.label')}>
          <TableWishText wish={tableWish} />
        </OverviewLine>
      )}
      {addons.length > 0 && (
        <OverviewLine label={t('newActivity.addons.title')}>
          {addons.map(({ quantity, _addon }) => `${quantity} × ${_addon.name}`).join(', ')}
        </OverviewLine>
      )}
      <OverviewLine label={t('newActivity.summary.price')}>{price()}</OverviewLine>
      <OverviewLine label={t('catalogue.about.cancellation')}>{cancellation()}</OverviewLine>
    </Box>
  );
}
