import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import type { Plan } from '../overlapping';

/** When a plan is: 'Wed 25 Nov, 10:00 – 11:00'. */
export function usePlanText(): (plan: Plan) => string {
  const language = useLanguage();
  return ({ date, start, end }) =>
    `${formatDate(language, date, 'day')}, ${formatTimeRange(start, end)}`;
}
