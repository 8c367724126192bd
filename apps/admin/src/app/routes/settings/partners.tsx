import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { PartnersPage } from '../../../features/settings/partners/components/partners-page';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['partners'] as const;

export function Component() {
  return (
    <Allowed permission="partners.manage">
      <AreaTexts areas={areas}>
        <PartnersPage />
      </AreaTexts>
    </Allowed>
  );
}
