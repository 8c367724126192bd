import type { ReportRow } from '@atrium/api-client/admin';
import { formatDate, formatDateRange } from '@atrium/i18n/format';
import type { ReportGrouping } from '@atrium/rules/reports/report-figures';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

export type ReportTableKind = 'period' | 'service' | 'segment';

/** A row's name, in full and on an axis. */
export function useRowName(groupBy: ReportGrouping) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (row: ReportRow, table: ReportTableKind): { name: string; label: string } => {
    if (table !== 'period') {
      const missing = table === 'segment' && row.key === '' ? 'noSegment' : 'gone';
      const name = row.name ?? t(`reports.${missing}`);
      return { name, label: name };
    }
    if (groupBy === 'month') {
      const name = formatDate(language, row.from, 'month');
      return { name, label: name };
    }
    if (groupBy === 'week') {
      return {
        name: formatDateRange(language, row.from, row.until),
        label: formatDate(language, row.from, 'day'),
      };
    }
    return {
      name: formatDate(language, row.from, 'full'),
      label: formatDate(language, row.from, 'weekdayDay'),
    };
  };
}
