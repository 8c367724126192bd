import { useParams } from 'react-router-dom';
import { TreatmentTypePage } from '../../../../features/settings/treatment-types/components/type-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="spa.edit" part="spa">
      <TreatmentTypePage typeId={id} />
    </Allowed>
  );
}
