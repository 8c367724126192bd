import { formatNumber, formatUnit } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import type { Column } from '../lib/columns';

const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10;

/** How full a column is: hours booked of hours worked, or that somebody is off. */
export function useHeadText() {
  const { t } = useTranslation('spa');
  const language = useLanguage();
  const hours = (minutes: number) => formatNumber(language, hoursOf(minutes));

  return ({ booked, worked }: Pick<Column, 'booked' | 'worked'>): string => {
    if (worked === undefined) return formatUnit(language, hoursOf(booked), 'hour');
    // pauses alone are no work
    if (worked === 0 && booked === 0) return t('day.off');
    return t('day.hours', { booked: hours(booked), worked: hours(worked) });
  };
}
