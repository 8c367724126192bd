import type { ReportRow } from '@atrium/api-client/admin';
import {
  formatCompactAmount,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnit,
  unitOf,
} from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useMe } from '../../../shared/access/use-me';
import type { Column } from '../lib/report-values';

/** Formats values: counts, percentages, and money by currency. */
export function useFigureText() {
  const language = useLanguage();
  const { vendor } = useMe();

  const numberText = ({ unit }: Pick<Column, 'unit'>, value: number) => {
    if (unit === 'ratio') return formatPercent(language, value);
    if (unit === 'minutes') return formatUnit(language, value, 'minute');
    return unit === 'money'
      ? formatMoney(language, value, vendor.currency)
      : formatNumber(language, value);
  };

  return {
    numberText,
    /** How the axis of a chart is written: of money the currency once, and whole amounts. */
    axisOf: ({ unit }: Pick<Column, 'unit'>) =>
      unit === 'money'
        ? {
            unit: vendor.currency,
            tickStep: unitOf(vendor.currency),
            formatTick: (value: number) => formatCompactAmount(language, value, vendor.currency),
          }
        : // a share has no whole numbers
          unit === 'ratio'
          ? { tickStep: 0 }
          : {},
    /** A dash if there is no value. */
    valueText: (row: ReportRow, column: Column): string => {
      const value = row.values[column.name];
      if (value === undefined) return '–';
      if (!Array.isArray(value)) return numberText(column, value);
      if (value.length === 0) return formatMoney(language, 0, vendor.currency);
      return value
        .map(({ amount, currency }) => formatMoney(language, amount, currency))
        .join(' + ');
    },
  };
}
