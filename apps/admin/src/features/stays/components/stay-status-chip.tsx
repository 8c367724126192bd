import { StatusChip } from '@atrium/ui/components/status-chip';
import { useTranslation } from 'react-i18next';

/** As the API names them -> key of the text and the colour. */
const statuses = {
  expected: { key: 'expected', color: '#22618F' },
  'in house': { key: 'inHouse', color: '#2A7348' },
  departed: { key: 'departed', color: '#59605B' },
  cancelled: { key: 'cancelled', color: '#B3261E' },
  'no-show': { key: 'noShow', color: '#9A5B00' },
} as const;

const isKnown = (status: string): status is keyof typeof statuses => status in statuses;

interface Props {
  status: string;
}

export function StayStatusChip({ status }: Props) {
  const { t } = useTranslation('admin');
  if (!isKnown(status)) return <StatusChip label={status} />;
  const { key, color } = statuses[status];
  return <StatusChip label={t(`stays.statuses.${key}`)} color={color} />;
}
