import { useParams } from 'react-router-dom';
import { CustomPage } from '../../../../features/settings/message-templates/components/custom-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="messageTemplates.edit">
      <CustomPage templateId={id} />
    </Allowed>
  );
}
