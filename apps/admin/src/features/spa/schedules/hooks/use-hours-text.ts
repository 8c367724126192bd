import { formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

/** Minutes as hours: '37.5 h'. */
export function useHoursText(): (minutes: number) => string {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  return (minutes) =>
    t('grid.hours', { hours: formatNumber(language, Math.round(minutes / 6) / 10) });
}
