import type { AvailableDay } from '@atrium/api-client/hub';
import { formatTime } from '@atrium/i18n/format';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { shownTimes, toTimeSlot } from '../../../../shared/lib/availability';
import { Section } from './section';

interface Props {
  open: boolean;
  onToggle: () => void;
  /** Minutes from midnight; undefined until chosen. */
  time: number | undefined;
  day: AvailableDay | undefined;
  loading: boolean;
  onChoose: (time: number) => void;
}

/** The times of the chosen day, or 'No available times'. */
export function TimeSection({ open, onToggle, time, day, loading, onChoose }: Props) {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const slots = shownTimes(day, { now: Date.now(), zone: timezone }).map(toTimeSlot);

  return (
    <Section
      title={t('activity.timeSection')}
      value={time === undefined ? t('newActivity.chooseTime') : formatTime(time)}
      open={open}
      onToggle={onToggle}
    >
      {loading ? (
        <Skeleton variant="rounded" height={60} sx={{ maxWidth: 320 }} />
      ) : (
        <SlotList slots={slots} selected={time} onSelect={({ start }) => onChoose(start)} />
      )}
    </Section>
  );
}
