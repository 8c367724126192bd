import { type CalendarDate, firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AlternativeTimes } from '../../../shared/booking/alternative-times';
import { alternativesOf } from '../../../shared/booking/alternatives';
import type { CartItem } from '../../../shared/cart/cart';
import { useMonthAvailability } from '../../../shared/hooks/use-month-availability';

interface Props {
  /** Its time is gone. */
  item: CartItem;
  onMove: (place: { date: CalendarDate; time: number }) => void;
  onWait: () => void;
  onChooseOther: () => void;
}

/** The nearest times for one of the activities, up to date. */
export function CartAlternatives({ item, onMove, onWait, onChooseOther }: Props) {
  const { t } = useTranslation(['hub', 'ui']);
  const { _service, date, timeindex, participants, code } = item.input;
  const { data } = useMonthAvailability({ serviceId: _service, month: firstOfMonth(date), code });
  const slot = data?.data.timeslots.data
    .find((day) => day.date === date)
    ?.times.find(({ start }) => start === timeindex);
  const wanted = { date, time: timeindex, participants };

  return (
    <AlternativeTimes
      alternatives={alternativesOf(data?.data.timeslots.data ?? [], wanted)}
      date={date}
      onChoose={onMove}
    >
      {slot?.waitingList && (
        <Button variant="outlined" onClick={onWait}>
          {t('slots.joinWaitingList', { ns: 'ui' })}
        </Button>
      )}
      <Button color="inherit" onClick={onChooseOther}>
        {t('newActivity.failed.chooseOther')}
      </Button>
    </AlternativeTimes>
  );
}
