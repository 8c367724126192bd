import { comparisons } from '@atrium/rules/reports/compared-period';
import { reportGroupings } from '@atrium/rules/reports/report-figures';
import { isSpaReport, type ReportKind } from '@atrium/rules/reports/report-kinds';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/dates/date-field';
import { FilterRow } from '../../../shared/filters/filter-row';
import { FilterSelect } from '../../../shared/filters/filter-select';
import { SegmentFilter } from '../../../shared/filters/segment-filter';
import { ServiceFilter } from '../../../shared/filters/service-filter';
import { groupingFor, periodOf, presets, type ReportChoice } from '../lib/report-query';

/** Working time belongs to no segment. */
const hasSegments = (report: ReportKind) => !isSpaReport(report) || report === 'treatments';

interface Props {
  choice: ReportChoice;
  /** The venue's. */
  today: string;
  onChange: (choice: ReportChoice) => void;
}

/** Period, service and segment; each change is in the address at once. */
export function ReportFilters({ choice, today, onChange }: Props) {
  const { t } = useTranslation('admin');
  const change = (part: Partial<ReportChoice>) => onChange({ ...choice, ...part });
  const setPeriod = (from: string, until: string) =>
    change({ from, until, groupBy: groupingFor(from, until) });
  const { from, until } = choice;

  return (
    <FilterRow label={t('listBookings.filters')}>
      <DateField
        dense
        label={t('listBookings.from')}
        value={from}
        onChange={(date) => setPeriod(date, until < date ? date : until)}
      />
      <DateField
        dense
        label={t('listBookings.to')}
        value={until}
        min={from}
        onChange={(date) => setPeriod(date < from ? date : from, date)}
      />
      {presets.map((preset) => {
        const period = periodOf(preset, today);
        return (
          <Button
            key={preset}
            size="small"
            variant="outlined"
            disabled={period.from === from && period.until === until}
            onClick={() => setPeriod(period.from, period.until)}
            sx={{ minHeight: 40 }}
          >
            {t(`reports.presets.${preset}`)}
          </Button>
        );
      })}
      <FilterSelect
        label={t('reports.groupBy.label')}
        value={choice.groupBy}
        options={reportGroupings.map((value) => ({ value, label: t(`reports.groupBy.${value}`) }))}
        onChange={(value) => {
          const groupBy = reportGroupings.find((each) => each === value);
          if (groupBy) change({ groupBy });
        }}
      />
      <FilterSelect
        label={t('reports.compare.label')}
        all={t('reports.compare.nothing')}
        value={choice.compare ?? ''}
        options={comparisons.map((value) => ({ value, label: t(`reports.compare.${value}`) }))}
        onChange={(value) => change({ compare: comparisons.find((each) => each === value) })}
      />
      {!isSpaReport(choice.report) && (
        <ServiceFilter value={choice.service} onChange={(service) => change({ service })} />
      )}
      {hasSegments(choice.report) && (
        <SegmentFilter value={choice.segment} onChange={(segment) => change({ segment })} />
      )}
    </FilterRow>
  );
}
