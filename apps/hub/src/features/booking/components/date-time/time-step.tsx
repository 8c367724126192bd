import type { ActivityWithAvailability, AvailableDay } from '@atrium/api-client/hub';
import { formatDate } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { partySizes } from '@atrium/rules/seating/tables/offered-parties';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { shownTimes, toTimeSlot } from '../../../../shared/lib/availability';
import { ClosedDay } from './closed-day';

interface Props {
  activity: ActivityWithAvailability;
  day: AvailableDay | undefined;
  date: CalendarDate;
  loading: boolean;
  /** @param time minutes from midnight */
  onChoose: (time: number, waiting: boolean) => void;
  onChangeDate: () => void;
  takesFocus: boolean;
}

/** The times of the day. Guests can wait for a full one if the activity has a waiting list. */
export function TimeStep(props: Props) {
  const { activity, day, date, loading, onChoose, onChangeDate, takesFocus } = props;
  const { t } = useTranslation(['hub', 'common']);
  const { timezone } = useVendor();
  const language = useLanguage();
  const slots = shownTimes(day, { now: Date.now(), zone: timezone }).map((time) => {
    const hasGaps = time.parties?.some((size, index) => size !== index + 1);
    const note = hasGaps && t('table.sizes', { sizes: partySizes(time.parties ?? []) });
    return { ...toTimeSlot(time), ...(note && { note }) };
  });

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Box sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
          {formatDate(language, date, 'full')}
        </Box>
        <Button onClick={onChangeDate}>{t('newActivity.changeDate')}</Button>
      </Box>
      <StepHeading takesFocus={takesFocus}>{t('newActivity.chooseTime')}</StepHeading>
      {loading && (
        <Box role="status" aria-label={t('state.loading', { ns: 'common' })}>
          <Skeleton variant="rounded" height={60} sx={{ maxWidth: 320 }} />
        </Box>
      )}
      {!loading && day && day.state !== 'open' && <ClosedDay day={day} />}
      {!loading && day?.state === 'open' && (
        <SlotList
          slots={slots}
          waitingList={activity.waitingList}
          onSelect={(slot) => onChoose(slot.start, false)}
          onJoinWaitingList={(slot) => onChoose(slot.start, true)}
        />
      )}
      {!loading && !day && <SlotList slots={[]} onSelect={() => undefined} />}
    </>
  );
}
