import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { WebhooksPage } from '../../../features/settings/partners/components/webhooks/webhooks-page';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['partners', 'webhooks'] as const;

export function Component() {
  return (
    <Allowed permission="partners.manage">
      <AreaTexts areas={areas}>
        <WebhooksPage />
      </AreaTexts>
    </Allowed>
  );
}
