import { WidgetsPage } from '../../../features/settings/widgets/components/widgets-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="widgets.edit" part="openBooking">
      <WidgetsPage />
    </Allowed>
  );
}
