import { vouchers } from '@atrium/i18n/loaders/vouchers';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { VoucherPage } from '../../../features/payments/components/vouchers/voucher-page';

const areas = ['payments', 'vouchers'] as const;
const own = { vouchers };

export function Component() {
  const { id = '' } = useParams();
  return (
    <AreaTexts areas={areas} own={own}>
      <VoucherPage key={id} id={id} />
    </AreaTexts>
  );
}
