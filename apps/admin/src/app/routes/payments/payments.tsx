import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { PaymentsPage } from '../../../features/payments/components/list/payments-page';

const areas = ['payments'] as const;

export const Component = () => (
  <AreaTexts areas={areas}>
    <PaymentsPage />
  </AreaTexts>
);
