import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { SitePagePage } from '../../../../features/settings/site-pages/components/site-page-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="site.edit">
      <AreaTexts areas={['pictures', 'errors']}>
        <SitePagePage pageId={id} />
      </AreaTexts>
    </Allowed>
  );
}
