import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { ServicePage } from '../../../../features/settings/services/components/service-page';
import { Allowed } from '../../../../shared/access/allowed';

const areas = ['pictures'] as const;

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="services.edit" part="bookings">
      <AreaTexts areas={areas}>
        <ServicePage serviceId={id} />
      </AreaTexts>
    </Allowed>
  );
}
