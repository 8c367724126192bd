import { useParams } from 'react-router-dom';
import { ServicePage } from '../../../../features/settings/services/components/service-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed permission="services.edit" part="bookings">
      <ServicePage serviceId={id} />
    </Allowed>
  );
}
