import { TreatmentTypesPage } from '../../../../features/settings/treatment-types/components/types-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="spa.edit" part="spa">
      <TreatmentTypesPage />
    </Allowed>
  );
}
