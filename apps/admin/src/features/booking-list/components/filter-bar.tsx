import {
  useListBookingStatusesQuery,
  useListSegmentsQuery,
  useListServicesQuery,
} from '@atrium/api-client/api';
import { addDays } from '@atrium/rules/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/components/date-field';
import { FilterSelect } from '../../../shared/components/filter-select';
import { serviceName } from '../../../shared/lib/service-name';
import { type BookingFilters, isNarrowed, shownBookings, toShown } from '../lib/filters';
import { TextFilter } from './text-filter';

interface Props {
  filters: BookingFilters;
  /** The venue's. */
  today: string;
  onChange: (filters: BookingFilters) => void;
}

/** What the list is narrowed down to; each change is in the address at once. */
export function FilterBar({ filters, today, onChange }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const services = useListServicesQuery().data?.data ?? [];
  const statuses = useListBookingStatusesQuery().data?.data ?? [];
  const segments = useListSegmentsQuery().data?.data ?? [];
  const change = (part: Partial<BookingFilters>) => onChange({ ...filters, ...part });
  const stepDay = (by: number) => {
    const day = addDays(filters.from, by);
    change({ from: day, until: day });
  };

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 0.5 }}>
        <IconButton aria-label={t('listBookings.previousDay')} onClick={() => stepDay(-1)}>
          <PreviousIcon />
        </IconButton>
        <DateField
          label={t('listBookings.from')}
          value={filters.from}
          onChange={(from) => change({ from, until: filters.until < from ? from : filters.until })}
        />
        <DateField
          label={t('listBookings.to')}
          value={filters.until}
          min={filters.from}
          onChange={(until) => change({ until, from: until < filters.from ? until : filters.from })}
        />
        <IconButton aria-label={t('listBookings.nextDay')} onClick={() => stepDay(1)}>
          <NextIcon />
        </IconButton>
        <Button
          size="small"
          variant="outlined"
          sx={{ minHeight: 40 }}
          disabled={filters.from === today && filters.until === today}
          onClick={() => change({ from: today, until: today })}
        >
          {t('listBookings.today')}
        </Button>
      </Box>
      <FilterSelect
        label={t('booking.service')}
        all={t('listBookings.allServices')}
        value={filters.service}
        options={services.map((service) => ({
          value: service._id,
          label: serviceName(service, language),
        }))}
        onChange={(service) => change({ service })}
      />
      <FilterSelect
        label={t('booking.status')}
        all={t('listBookings.allStatuses')}
        value={filters.status}
        options={statuses.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(status) => change({ status })}
      />
      {segments.length > 0 && (
        <FilterSelect
          label={t('booking.segment')}
          all={t('listBookings.allSegments')}
          value={filters.segment}
          options={segments.map(({ _id, type }) => ({ value: _id, label: type }))}
          onChange={(segment) => change({ segment })}
        />
      )}
      <FilterSelect
        label={t('listBookings.shown.label')}
        value={filters.shown}
        options={shownBookings.map((value) => ({
          value,
          label: t(`listBookings.shown.${value}`),
        }))}
        onChange={(value) => change({ shown: toShown(value) })}
      />
      <TextFilter value={filters.text} onChange={(text) => change({ text })} />
      {isNarrowed(filters) && (
        <Button
          size="small"
          sx={{ minHeight: 40 }}
          onClick={() =>
            change({ service: '', status: '', segment: '', shown: 'booked', text: '' })
          }
        >
          {t('listBookings.resetFilters')}
        </Button>
      )}
    </Box>
  );
}
