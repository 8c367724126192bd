import { vouchers } from '@atrium/i18n/loaders/vouchers';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { VouchersPage } from '../../../features/payments/components/vouchers/vouchers-page';

const areas = ['payments', 'vouchers'] as const;
const own = { vouchers };

export const Component = () => (
  <AreaTexts areas={areas} own={own}>
    <VouchersPage />
  </AreaTexts>
);
