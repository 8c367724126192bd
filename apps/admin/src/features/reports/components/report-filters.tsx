import { useListSegmentsQuery, useListServicesQuery } from '@atrium/api-client/api';
import { reportGroupings } from '@atrium/rules/report-figures';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/components/date-field';
import { FilterSelect } from '../../../shared/components/filter-select';
import { serviceName } from '../../../shared/lib/service-name';
import { groupingFor, periodOf, presets, type ReportChoice } from '../lib/report-query';

interface Props {
  choice: ReportChoice;
  /** The venue's. */
  today: string;
  onChange: (choice: ReportChoice) => void;
}

/** Period, service and segment; each change is in the address at once. */
export function ReportFilters({ choice, today, onChange }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const services = useListServicesQuery().data?.data ?? [];
  const segments = useListSegmentsQuery().data?.data ?? [];
  const change = (part: Partial<ReportChoice>) => onChange({ ...choice, ...part });
  const setPeriod = (from: string, until: string) =>
    change({ from, until, groupBy: groupingFor(from, until) });
  const { from, until } = choice;

  return (
    <Box
      role="search"
      aria-label={t('listBookings.filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 1,
        mb: 2,
        displayPrint: 'none',
      }}
    >
      <DateField
        label={t('listBookings.from')}
        value={from}
        onChange={(date) => setPeriod(date, until < date ? date : until)}
      />
      <DateField
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
        label={t('booking.service')}
        all={t('listBookings.allServices')}
        value={choice.service}
        options={services.map((service) => ({
          value: service._id,
          label: serviceName(service, language),
        }))}
        onChange={(service) => change({ service })}
      />
      {segments.length > 0 && (
        <FilterSelect
          label={t('booking.segment')}
          all={t('listBookings.allSegments')}
          value={choice.segment}
          options={segments.map(({ _id, type }) => ({ value: _id, label: type }))}
          onChange={(segment) => change({ segment })}
        />
      )}
    </Box>
  );
}
