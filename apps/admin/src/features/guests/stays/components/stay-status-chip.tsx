import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useTranslation } from 'react-i18next';
import { isStayStatus, type StayStatus, statusKey } from '../lib/stay-status';

const colors: Record<StayStatus, string> = {
  expected: '#22618F',
  'in house': '#2A7348',
  departed: '#59605B',
  cancelled: '#B3261E',
  'no-show': '#9A5B00',
};

interface Props {
  status: string;
}

export function StayStatusChip({ status }: Props) {
  const { t } = useTranslation('admin');
  if (!isStayStatus(status)) return <StatusChip label={status} />;
  return <StatusChip label={t(`stays.statuses.${statusKey(status)}`)} color={colors[status]} />;
}
