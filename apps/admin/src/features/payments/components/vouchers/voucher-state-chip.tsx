import type { VoucherOutput } from '@atrium/api-client/admin';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useTranslation } from 'react-i18next';

const colors: Record<VoucherOutput['state'], string> = {
  usable: '#2A7348',
  used: '#59605B',
  expired: '#9A5B00',
  blocked: '#B3261E',
  unpaid: '#22618F',
};

interface Props {
  state: VoucherOutput['state'];
}

export function VoucherStateChip({ state }: Props) {
  const { t } = useTranslation('vouchers');
  return <StatusChip label={t(`state.${state}`)} color={colors[state]} />;
}
