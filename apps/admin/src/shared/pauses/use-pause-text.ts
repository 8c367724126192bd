import {
  type PauseOutput,
  useListDiningRoomsQuery,
  useListServicesQuery,
} from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../bookings/service-name';

interface Options {
  zone: string;
  /** The venue's day, `yyyy-mm-dd`. */
  today: string;
}

/** What is paused until when, in words. */
export function usePauseText({ zone, today }: Options) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const services = useListServicesQuery();
  const rooms = useListDiningRoomsQuery();

  const nameOf = ({ _service, _venue }: PauseOutput): string | undefined => {
    const service = services.data?.data.find(({ _id }) => _id === _service);
    if (service) return serviceName(service, language);
    return rooms.data?.data.find(({ _id }) => _id === _venue)?.name;
  };

  const timeOf = ({ until }: PauseOutput): string => {
    const { date, minutes } = venueTimeOf(Date.parse(until), zone);
    if (date === today) return t('pauses.until', { time: formatTime(minutes) });
    if (date === addDays(today, 1) && minutes === 0) return t('pauses.tomorrow');
    const day = formatDate(language, date, 'day');
    return t('pauses.until', { time: `${day} ${formatTime(minutes)}` });
  };

  return (pause: PauseOutput): string => {
    const what = nameOf(pause);
    const time = timeOf(pause);
    return what ? t('pauses.some', { what, time }) : t('pauses.all', { time });
  };
}
