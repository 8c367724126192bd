import { RoomsPage } from '../../../features/settings/treatment-rooms/components/rooms-page';
import { Allowed } from '../../../shared/access/allowed';

export function Component() {
  return (
    <Allowed permission="spa.edit" part="spa">
      <RoomsPage />
    </Allowed>
  );
}
