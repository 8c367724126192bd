import type { ReportRow } from '@atrium/api-client/admin';
import { formatGrowth } from '@atrium/i18n/format';
import { growthOf } from '@atrium/rules/reports/compared-period';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { type Column, numberOf } from '../lib/report-values';
import { useFigureText } from './use-figure-text';

/** What a value was in the period compared with, and by how much it has grown since. */
export function useChangeText() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { valueText } = useFigureText();

  return (now: ReportRow, before: ReportRow | undefined, column: Column): string => {
    const value = before && numberOf(before, column, vendor.currency);
    if (!before || value === undefined) return t('reports.compare.none');
    const growth = growthOf(numberOf(now, column, vendor.currency) ?? 0, value);
    const text = valueText(before, column);
    // a share of a share misleads: both shares stand beside each other
    if (growth === undefined || column.unit === 'ratio')
      return t('reports.compare.was', { value: text });
    return t('reports.compare.grew', { value: text, growth: formatGrowth(language, growth) });
  };
}
