import type { PaymentOutput } from '@atrium/api-client/admin';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useTranslation } from 'react-i18next';

const colors: Record<PaymentOutput['state'], string> = {
  waiting: '#22618F',
  reserved: '#22618F',
  paid: '#2A7348',
  refunded: '#9A5B00',
  notCollected: '#B3261E',
  undone: '#59605B',
};

interface Props {
  state: PaymentOutput['state'];
}

export function PaymentStateChip({ state }: Props) {
  const { t } = useTranslation('payments');
  return <StatusChip label={t(`state.${state}`)} color={colors[state]} />;
}
