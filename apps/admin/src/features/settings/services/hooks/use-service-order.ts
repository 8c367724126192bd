import { type ServiceOutput, useUpdateServiceMutation } from '@atrium/api-client/admin';
import { useRowOrder } from '../../../../shared/settings/lists/use-row-order';

/** Moves a service up or down in every list, the guests' too. */
export function useServiceOrder(services: readonly ServiceOutput[]) {
  const [update] = useUpdateServiceMutation();
  return useRowOrder(services, ({ _id, version, sortOrder }) =>
    update({ id: _id, serviceChange: { sortOrder, version } }).unwrap(),
  );
}
