import { TemplatesPage } from '../../../../features/settings/message-templates/components/templates-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="messageTemplates.edit">
      <TemplatesPage />
    </Allowed>
  );
}
