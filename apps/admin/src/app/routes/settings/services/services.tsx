import { ServicesPage } from '../../../../features/settings/services/components/services-page';
import { Allowed } from '../../../../shared/components/allowed';

export function Component() {
  return (
    <Allowed permission="services.edit" part="bookings">
      <ServicesPage />
    </Allowed>
  );
}
