import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { SettlementPage } from '../../../features/payments/components/list/settlement-page';

const areas = ['payments'] as const;

export const Component = () => (
  <AreaTexts areas={areas}>
    <SettlementPage />
  </AreaTexts>
);
