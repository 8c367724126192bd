import { useTranslation } from 'react-i18next';

/** A wait in words: '25 min', '1 h', '2 h 5 min'. */
export function useWaitText() {
  const { t } = useTranslation('seating');
  return (wait: number): string => {
    const hours = Math.floor(wait / 60);
    const minutes = wait % 60;
    if (hours === 0) return t('door.minutes', { count: minutes });
    return minutes === 0 ? t('door.hours', { hours }) : t('door.hoursMinutes', { hours, minutes });
  };
}
