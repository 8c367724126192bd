import type { ActivityWithAvailability, AvailableDay } from '@atrium/api-client/hub';
import { formatCompactAmount, formatMoney } from '@atrium/i18n/format';
import type { DayNote } from '@atrium/ui/components/calendar/calendar-day-cell';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shareLeft } from '../lib/day-left';

/** What a day costs and how full it is, for the calendar. */
export function useDayNotes(
  { price, currency }: Pick<ActivityWithAvailability, 'price' | 'currency'>,
  days: readonly AvailableDay[],
): ReadonlyMap<string, DayNote> {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  return useMemo(
    () =>
      new Map(
        days.map((day): [string, DayNote] => {
          const left = shareLeft(day);
          const parts = [
            price > 0 && formatMoney(language, price, currency),
            left !== undefined && t('slots.available', { count: day.available }),
          ];
          return [
            day.date,
            {
              ...(price > 0 && { text: formatCompactAmount(language, price, currency) }),
              left,
              label: parts.filter(Boolean).join(', '),
            },
          ];
        }),
      ),
    [days, price, currency, language, t],
  );
}
