import { useParams } from 'react-router-dom';
import { PackagePage } from '../../../../features/settings/packages/components/package-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="packages.edit" part="stays">
      <PackagePage packageId={id} />
    </Allowed>
  );
}
