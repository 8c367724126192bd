import { addDays } from '@atrium/rules/calendar/calendar-date';
import { expectedStatus } from '@atrium/rules/statuses/expected-status';
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { FilterRow } from '../../../../shared/filters/filter-row';
import { FilterSelect } from '../../../../shared/filters/filter-select';
import { SegmentFilter } from '../../../../shared/filters/segment-filter';
import { ServiceFilter } from '../../../../shared/filters/service-filter';
import { TextFilter } from '../../../../shared/filters/text-filter';
import { useStatuses } from '../../../../shared/named/use-statuses';
import {
  type BookingFilters,
  isNarrowed,
  NONE,
  periodKinds,
  type Shown,
  shownBookings,
  toShown,
  wholePeriod,
  withPeriodKind,
} from '../lib/filters';
import { NarrowedTo } from './narrowed-to';

interface Props {
  filters: BookingFilters;
  /** The venue's. */
  today: string;
  onChange: (filters: BookingFilters) => void;
}

/** The filters of the list; each change goes into the address at once. */
export function FilterBar({ filters, today, onChange }: Props) {
  const { t } = useTranslation('admin');
  const statuses = useStatuses().data?.data ?? [];
  const change = (part: Partial<BookingFilters>) => onChange({ ...filters, ...part });
  const shownText = (value: Shown) => {
    if (value === 'arrived') return t('today.arrived');
    return value === 'expected' ? t('today.pending') : t(`listBookings.shown.${value}`);
  };
  const stepDay = (by: number) => {
    const day = addDays(filters.from, by);
    change({ from: day, until: day });
  };

  return (
    <FilterRow label={t('listBookings.filters')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 0.5 }}>
        <IconButton aria-label={t('listBookings.previousDay')} onClick={() => stepDay(-1)}>
          <PreviousIcon />
        </IconButton>
        <DateField
          dense
          label={t('listBookings.from')}
          value={filters.from}
          onChange={(from) => change({ from, until: filters.until < from ? from : filters.until })}
        />
        <DateField
          dense
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
      <ServiceFilter value={filters.service} onChange={(service) => change({ service })} />
      <FilterSelect
        label={t('booking.status')}
        all={t('listBookings.allStatuses')}
        value={filters.status}
        options={[
          ...statuses.map(({ _id, name }) => ({ value: _id, label: name })),
          ...(expectedStatus(statuses) ? [] : [{ value: NONE, label: t('booking.state.active') }]),
        ]}
        onChange={(status) => change({ status })}
      />
      <SegmentFilter
        value={filters.segment}
        others={[{ value: NONE, label: t('reports.noSegment') }]}
        onChange={(segment) => change({ segment })}
      />
      <FilterSelect
        label={t('listBookings.shown.label')}
        value={filters.shown}
        options={shownBookings.map((value) => ({
          value,
          label: shownText(value),
        }))}
        onChange={(value) => change({ shown: toShown(value) })}
      />
      <FilterSelect
        label={t('narrow.by.label')}
        value={filters.by}
        options={periodKinds.map((value) => ({
          value,
          label: t(value === 'created' ? 'narrow.by.created' : 'narrow.by.start'),
        }))}
        onChange={(value) =>
          onChange(withPeriodKind(filters, value === 'created' ? 'created' : 'start'))
        }
      />
      <NarrowedTo filters={filters} onChange={onChange} />
      <TextFilter
        label={t('listBookings.text')}
        hint={t('listBookings.textHint')}
        value={filters.text}
        onChange={(text) => change({ text })}
      />
      {isNarrowed(filters) && (
        <Button size="small" sx={{ minHeight: 40 }} onClick={() => change(wholePeriod)}>
          {t('listBookings.resetFilters')}
        </Button>
      )}
    </FilterRow>
  );
}
