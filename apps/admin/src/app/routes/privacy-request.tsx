import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { RequestPage } from '../../features/privacy/components/requests/request-page';
import { Allowed } from '../../shared/access/allowed';

const areas = ['privacy'] as const;

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="privacy.record">
      <AreaTexts areas={areas}>
        <RequestPage key={id} id={id} />
      </AreaTexts>
    </Allowed>
  );
}
