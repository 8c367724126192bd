import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { PrivacyPage } from '../../features/privacy/components/privacy-page';

const areas = ['privacy'] as const;

export const Component = () => (
  <AreaTexts areas={areas}>
    <PrivacyPage />
  </AreaTexts>
);
