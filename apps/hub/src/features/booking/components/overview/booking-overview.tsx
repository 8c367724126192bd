import type {
  AccountOutput,
  ActivityWithAvailability,
  AvailableTime,
} from '@atrium/api-client/hub';
import { formatDate, formatTime, formatTimeRange } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BookingDraft,
  bookingPart,
  chosenAddons,
} from '../../../../shared/booking/booking-draft';
import { OverviewLine } from '../../../../shared/booking/steps/overview-line';
import { likedTable } from '../../../../shared/booking/table-wish';
import { useWishText } from '../../../../shared/hooks/use-wish-text';
import type { ChosenPlace } from '../../hooks/use-placed-booking';

interface Props {
  activity: ActivityWithAvailability;
  place: ChosenPlace;
  slot: AvailableTime | undefined;
  draft: BookingDraft;
  /** The booking guest; absent for visitors. */
  guest: AccountOutput | undefined;
  onChangeTime: () => void;
  onChangeDetails: () => void;
  /** What else the guest should know. */
  notices: ReactNode;
  /** Ways to pay for it. */
  payment: ReactNode;
}

/** Everything that was chosen, once more, each with the way to change it. */
export function BookingOverview(props: Props) {
  const { activity, place, slot, draft, guest, onChangeTime, onChangeDetails } = props;
  const { t } = useTranslation(['hub', 'ui']);
  const language = useLanguage();
  const partyText = usePartyText();
  const wishText = useWishText();
  const part = bookingPart(draft, activity);
  const liked = likedTable(draft.wish, activity.seating);
  const time = slot?.showEndTime ? formatTimeRange(slot.start, slot.end) : formatTime(place.time);
  const addons = chosenAddons(draft, activity);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card component="section" sx={{ p: 2.5 }}>
        <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
          <OverviewLine label={t('newActivity.summary.activity')}>
            {slot?.name ?? activity.name}
          </OverviewLine>
          <OverviewLine label={t('booking.overview.when')} onChange={onChangeTime}>
            {`${formatDate(language, place.date, 'full')}, ${time}`}
          </OverviewLine>
          {activity.seating && (
            <OverviewLine label={t('table.room')}>
              {activity.seating.rooms.map(({ name }) => name).join(', ')}
            </OverviewLine>
          )}
          {guest && (
            <OverviewLine label={t('booking.guest.title')}>
              {`${guest.firstname} ${guest.lastname}`.trim()}
              <Typography variant="body2" sx={{ color: 'text.secondary', textTransform: 'none' }}>
                {guest.email}
              </Typography>
            </OverviewLine>
          )}
          <OverviewLine label={t('newActivity.summary.participants')} onChange={onChangeDetails}>
            {activity.exclusiveBooking
              ? t('participants.exclusive', { ns: 'ui' })
              : partyText(part)}
          </OverviewLine>
          {part.companions && (
            <OverviewLine label={t('booking.overview.companions')} onChange={onChangeDetails}>
              {part.companions.map(({ name }) => name).join(', ')}
            </OverviewLine>
          )}
          {addons.length > 0 && (
            <OverviewLine label={t('newActivity.addons.title')} onChange={onChangeDetails}>
              {addons.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            </OverviewLine>
          )}
          {part.tableWish && (
            <OverviewLine label={t('table.wish.label')} onChange={onChangeDetails}>
              {[
                ...(liked ? [t('table.wish.liked', { table: liked.name })] : []),
                ...(part.tableWish.attributes ?? []).map(wishText),
              ].join(', ')}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('table.wish.hint')}
              </Typography>
            </OverviewLine>
          )}
          {part.comment && (
            <OverviewLine label={t('newActivity.comment.label')} onChange={onChangeDetails}>
              {part.comment}
            </OverviewLine>
          )}
        </Box>
      </Card>
      {props.payment}
      {props.notices}
      <Box component="section">
        <Typography variant="h5" component="h3">
          {place.waiting
            ? t('newActivity.waitingList.addToWaitList')
            : t('booking.overview.confirm')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {place.waiting
            ? t('newActivity.waitingList.confirmText')
            : t('booking.overview.confirmText')}
        </Typography>
      </Box>
    </Box>
  );
}
