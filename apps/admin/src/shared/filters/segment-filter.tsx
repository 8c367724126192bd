import { useTranslation } from 'react-i18next';
import { useSegments } from '../named/use-segments';
import { FilterSelect } from './filter-select';

interface Props {
  /** Id; empty: of all segments. */
  value: string;
  /** What else can be chosen beside the segments. */
  others?: readonly { value: string; label: string }[];
  onChange: (id: string) => void;
}

/** Narrows down to one of the venue's segments; not there where it has none. */
export function SegmentFilter({ value, others = [], onChange }: Props) {
  const { t } = useTranslation('admin');
  const segments = useSegments().data?.data ?? [];
  if (segments.length === 0) return null;
  return (
    <FilterSelect
      label={t('booking.segment')}
      all={t('listBookings.allSegments')}
      value={value}
      options={[...segments.map(({ _id, type }) => ({ value: _id, label: type })), ...others]}
      onChange={onChange}
    />
  );
}
