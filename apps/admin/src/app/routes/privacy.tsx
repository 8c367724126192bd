import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { PrivacyPage } from '../../features/privacy/components/privacy-page';
import { Allowed } from '../../shared/access/allowed';

const areas = ['privacy'] as const;

export const Component = () => (
  <Allowed permission="privacy.record">
    <AreaTexts areas={areas}>
      <PrivacyPage />
    </AreaTexts>
  </Allowed>
);
