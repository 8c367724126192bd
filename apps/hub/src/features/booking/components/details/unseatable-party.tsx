import type { ActivityWithAvailability, AvailableDay, AvailableTime } from '@atrium/api-client/hub';
import { formatTime } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { nearestParty, partySizes } from '@atrium/rules/seating/tables/offered-parties';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AlternativeTimes } from '../../../../shared/booking/alternative-times';
import { alternativesOf } from '../../../../shared/booking/alternatives';

interface Props {
  activity: ActivityWithAvailability;
  days: readonly AvailableDay[];
  date: CalendarDate;
  slot: AvailableTime;
  participants: number;
  onParticipants: (participants: number) => void;
  onChoose: (place: { date: CalendarDate; time: number; waiting: boolean }) => void;
}

/** No table seats a party of this size then: the nearest size, other times, or the waiting list. */
export function UnseatableParty(props: Props) {
  const { activity, days, date, slot, participants, onParticipants, onChoose } = props;
  const { t } = useTranslation(['hub', 'ui']);
  const { parties = [], start: time } = slot;
  const nearest = nearestParty(parties, participants);

  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      <AlertTitle>
        {t('table.unseatable.title', { size: participants, time: formatTime(time) })}
      </AlertTitle>
      {parties.length > 0
        ? t('table.unseatable.only', { sizes: partySizes(parties) })
        : t('table.unseatable.none')}
      <AlternativeTimes
        alternatives={alternativesOf(days, { date, time, participants })}
        date={date}
        onChoose={(chosen) => onChoose({ ...chosen, waiting: false })}
      >
        {nearest !== undefined && (
          <Button variant="outlined" onClick={() => onParticipants(nearest)}>
            {t('table.unseatable.take', { size: nearest })}
          </Button>
        )}
        {activity.waitingList && (
          <Button variant="outlined" onClick={() => onChoose({ date, time, waiting: true })}>
            {t('slots.joinWaitingList', { ns: 'ui' })}
          </Button>
        )}
      </AlternativeTimes>
    </Alert>
  );
}
