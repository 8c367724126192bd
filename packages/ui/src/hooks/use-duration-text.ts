import { useTranslation } from 'react-i18next';

/** Minutes in words: '2 hours 30 minutes'. */
export function useDurationText(): (minutes: number) => string {
  const { t } = useTranslation('common');
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    return [
      hours > 0 && t('units.hour', { count: hours }),
      (rest > 0 || hours === 0) && t('units.minute', { count: rest }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
