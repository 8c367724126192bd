import type { ReportRow } from '@atrium/api-client/admin';
import { formatDate, formatDateRange, formatTime } from '@atrium/i18n/format';
import { refusalReasons } from '@atrium/rules/reports/refusal-reasons';
import type { ReportGrouping } from '@atrium/rules/reports/report-figures';
import type { ReportTable } from '@atrium/rules/reports/report-kinds';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

/** A row's name, in full and on an axis. */
export function useRowName(groupBy: ReportGrouping) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const nameOf = ({ key, name, hour }: ReportRow, table: ReportTable): string => {
    if (name !== undefined) return name;
    if (hour !== undefined) return formatTime(hour * 60);
    if (table === 'party') return key;
    if (table === 'reason') {
      const reason = refusalReasons.find((one) => one === key);
      return reason ? t(`reports.reasons.${reason}`) : key;
    }
    if (key === '') return t(`reports.${table === 'segment' ? 'noSegment' : 'noTable'}`);
    return t('reports.gone');
  };
  return (row: ReportRow, table: ReportTable): { name: string; label: string } => {
    if (table !== 'period') {
      const name = nameOf(row, table);
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
