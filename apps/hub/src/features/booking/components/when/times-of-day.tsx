import type { ActivityWithAvailability, AvailableDay } from '@atrium/api-client/hub';
import { formatDate, formatMoney } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isOfferedTo, partySizes } from '@atrium/rules/seating/tables/offered-parties';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingDraft, bookingPart } from '../../../../shared/booking/booking-draft';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { shownTimes, toTimeSlot } from '../../../../shared/lib/availability';
import { bookingPrice } from '../../lib/booking-price';
import { partsOfDay } from '../../lib/parts-of-day';
import { ClosedDay } from './closed-day';

interface Props {
  activity: ActivityWithAvailability;
  day: AvailableDay | undefined;
  date: CalendarDate;
  loading: boolean;
  draft: BookingDraft;
  /** @param time minutes from midnight */
  onChoose: (time: number, waiting: boolean) => void;
  takesFocus: boolean;
}

/** The times of the day for the party. Guests can wait for a full one if the activity has a waiting list. */
export function TimesOfDay(props: Props) {
  const { activity, day, date, loading, draft, onChoose, takesFocus } = props;
  const { t } = useTranslation(['hub', 'common', 'ui']);
  const { timezone } = useVendor();
  const language = useLanguage();
  const region = useRef<HTMLDivElement>(null);
  const { participants } = bookingPart(draft, activity);
  const total = bookingPrice({ ...draft, addons: {} }, activity, false);
  const price = total > 0 ? formatMoney(language, total, activity.currency) : undefined;
  const slots = shownTimes(day, { now: Date.now(), zone: timezone }).map((time) => {
    const hasGaps = time.parties?.some((size, index) => size !== index + 1);
    const note = hasGaps && t('table.sizes', { sizes: partySizes(time.parties ?? []) });
    const isOffered = isOfferedTo(time, participants);
    return {
      ...toTimeSlot(time),
      // No table seats the party, however many places there are.
      ...(!isOffered && { available: 0 }),
      ...(note && { note }),
      price,
    };
  });
  const isReady = !loading;

  // On a phone the times are below the calendar.
  useEffect(() => {
    if (isReady && takesFocus) region.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isReady, takesFocus]);

  return (
    <Box ref={region} sx={{ scrollMarginBlock: '84px 24px' }}>
      <StepHeading takesFocus={takesFocus}>{t('newActivity.chooseTime')}</StepHeading>
      <Box sx={{ mt: -1, mb: 2, '&::first-letter': { textTransform: 'uppercase' } }}>
        {formatDate(language, date, 'full')}
      </Box>
      {loading && (
        <Box role="status" aria-label={t('state.loading', { ns: 'common' })}>
          <Skeleton variant="rounded" height={60} sx={{ maxWidth: 320 }} />
        </Box>
      )}
      {!loading && day && day.state !== 'open' && <ClosedDay day={day} />}
      {!loading && (!day || day.state === 'open') && slots.length === 0 && (
        <SlotList slots={[]} onSelect={() => undefined} />
      )}
      {!loading && day?.state === 'open' && slots.length > 0 && (
        <Box
          role="group"
          aria-label={t('slots.label', { ns: 'ui' })}
          sx={{ display: 'grid', gap: 2 }}
        >
          {partsOfDay(slots).map(({ part, times }) => (
            <div key={part}>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
                {t(`booking.parts.${part}`)}
              </Typography>
              <SlotList
                label={t(`booking.parts.${part}`)}
                slots={times}
                participants={participants}
                waitingList={activity.waitingList}
                onSelect={(slot) => onChoose(slot.start, false)}
                onJoinWaitingList={(slot) => onChoose(slot.start, true)}
              />
            </div>
          ))}
        </Box>
      )}
    </Box>
  );
}
