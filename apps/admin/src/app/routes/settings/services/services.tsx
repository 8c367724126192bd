import { ServicesPage } from '../../../../features/settings/services/components/services-page';
import { Allowed } from '../../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="services.edit" part="bookings">
      <ServicesPage />
    </Allowed>
  );
}
