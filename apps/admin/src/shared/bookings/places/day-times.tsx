import type { AvailableDay, AvailableTime } from '@atrium/api-client/admin';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { useTranslation } from 'react-i18next';

interface Props {
  day: AvailableDay;
  selected: number | undefined;
  /** A party that may be booked beyond the places. */
  overbookFor?: number | undefined;
  onSelect: (time: AvailableTime) => void;
}

/** The times of a day with the places left; or why there are none. Staff always see both. */
export function DayTimes({ day, selected, overbookFor, onSelect }: Props) {
  const { t } = useTranslation('ui');
  const comment = day.comment || t('slots.noComment');
  if (day.state === 'closed') return <EmptyState title={t('slots.closed')} text={comment} />;
  if (day.state === 'open-without-times') {
    return <EmptyState title={t('slots.withoutTimes')} text={comment} />;
  }
  const slots = day.times.map((time) => ({
    ...time,
    overrideName: time.name,
    showAvailability: true,
    showEndTime: true,
  }));
  return (
    <SlotList
      slots={slots}
      selected={selected}
      overbookFor={overbookFor}
      waitingList={slots.some(({ waitingList }) => waitingList)}
      onSelect={onSelect}
      onJoinWaitingList={onSelect}
    />
  );
}
