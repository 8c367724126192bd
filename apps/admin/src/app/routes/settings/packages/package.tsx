import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { PackagePage } from '../../../../features/settings/packages/components/package-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="packages.edit" part="stays">
      <AreaTexts areas={['pictures']}>
        <PackagePage packageId={id} />
      </AreaTexts>
    </Allowed>
  );
}
