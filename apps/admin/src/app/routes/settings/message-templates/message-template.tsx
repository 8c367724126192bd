import { useParams } from 'react-router-dom';
import { KindPage } from '../../../../features/settings/message-templates/components/kind-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { kind = '', language = '' } = useParams();
  return (
    <Allowed permission="messageTemplates.edit">
      <KindPage key={`${kind} ${language}`} kind={kind} languageCode={language} />
    </Allowed>
  );
}
