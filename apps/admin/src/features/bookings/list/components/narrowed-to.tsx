import { formatTime } from '@atrium/i18n/format';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { type BookingFilters, NONE } from '../lib/filters';

interface Props {
  filters: BookingFilters;
  onChange: (filters: BookingFilters) => void;
}

/** Removable filters set by a link from elsewhere, without fields of their own. */
export function NarrowedTo({ filters, onChange }: Props) {
  const { t } = useTranslation('admin');
  const start = Number(filters.hour) * 60;
  const chips = [
    filters.hour !== '' && {
      label: t('narrow.hour', { from: formatTime(start), until: formatTime(start + 59) }),
      off: { hour: '' },
    },
    filters.customer !== '' && {
      label: t(filters.customer === NONE ? 'narrow.nobody' : 'narrow.guest'),
      off: { customer: '' },
    },
  ];
  return chips.map(
    (chip) =>
      chip && (
        <Chip
          key={chip.label}
          label={chip.label}
          color="primary"
          variant="outlined"
          sx={{ height: 40 }}
          onDelete={() => onChange({ ...filters, ...chip.off })}
        />
      ),
  );
}
